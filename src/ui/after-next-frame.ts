/** Does the work once the next frame has been painted, so that a finger sees its press answered first. */
export function afterNextFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Does a click's work: of a finger's after the next frame, of a key's or a screen reader's, made without a press, at once. */
export function afterPress({ detail }: { detail: number }, work: () => void): void {
  if (detail === 0) work();
  else afterNextFrame(work);
}
