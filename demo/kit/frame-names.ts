export const sides = ['left', 'right'] as const;

export type Side = (typeof sides)[number];

/** `window.name` of the frame. `src/app/startup/open-demo.ts` knows frames by its start. */
export function frameName(side: Side): string {
  return `caresetu-stage-${side}`;
}
