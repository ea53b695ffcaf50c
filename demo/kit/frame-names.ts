export const sides = ['left', 'right'] as const;

export type Side = (typeof sides)[number];

/** `window.name` of the frame. `src/main.tsx` knows frames by the start of it. */
export function frameName(side: Side): string {
  return `caresetu-stage-${side}`;
}
