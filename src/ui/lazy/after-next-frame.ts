/** Runs after the next paint, so that press feedback appears first. */
export function afterNextFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Like `afterNextFrame`, but runs immediately for clicks from a keyboard or screen reader. */
export function afterPress({ detail }: { detail: number }, work: () => void): void {
  if (detail === 0) work();
  else afterNextFrame(work);
}
