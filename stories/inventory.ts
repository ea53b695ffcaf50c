import { componentStates } from './inventory/components.ts';
import { queueComponentStates } from './inventory/queue-components.ts';
import { screenStates } from './inventory/screens.ts';
import { uiStates } from './inventory/ui.ts';

/** The kinds of state that many parts share, and how the name of a story says that it shows one. */
export const kinds = {
  loading: /Loading|OnTheirWay/,
  failed: /Failed|Refused|Declined|Wrong|Missing|Typed|Taken|TooMany/,
  offline: /Offline/,
  sending:
    /^(Submitting|Sending|Saving|Pending|Paying|Cancelling|Accepting|Discarding|Answer)|UnderWay|Being/,
  disabled: /Disabled|While/,
  twentyFourHours: /(TwentyFour|24)Hour/,
  long: /Long|Unusual/,
  hindi: /Hindi|Unusual|OtherScripts/,
  rightToLeft: /^RightToLeft$/,
  phone: /(OnA|OnANarrow|Narrow)Phone$|^Narrow/,
} satisfies Record<string, RegExp>;

/** What a kind of state is called. */
export type Kind = keyof typeof kinds;

/** A kind of state, or the story of a state that only this part has: 'FullyBooked'. */
export type State = Kind | Capitalize<string>;

/** Which states people can meet in each part of a layer. */
export type States = Readonly<Record<string, readonly State[]>>;

/**
 * What the library must show. tests/unit/story-inventory.test.ts fails for a state without a story, and
 * asks itself for the states that follow from a part's props, such as loading from a `Loadable`.
 */
export const inventory: Readonly<Record<'ui' | 'components' | 'screens', States>> = {
  ui: uiStates,
  components: { ...componentStates, ...queueComponentStates },
  screens: screenStates,
};
