export interface Guidance {
  /** The first sentence is also in the overview. */
  when: readonly [string, ...string[]];
  /** Ends with the component to use instead, if there is one. */
  whenNot?: readonly string[];
  /** About the texts in it. */
  words?: readonly string[];
  /** Other names of it, which Storybook's search finds. */
  alsoCalled?: readonly [string, ...string[]];
}

export type GuidanceTable = Readonly<Record<string, Guidance>>;
