import { componentStates } from './inventory/components.ts';
import { queueComponentStates } from './inventory/queue-components.ts';
import { screenStates } from './inventory/screens.ts';
import { uiStates } from './inventory/ui.ts';

/** The kinds of state that many parts share, and how the name of a story says that it shows one. */
export const kinds = {
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
 * What the library must show. tests/unit/story-inventory.test.tsx fails for a state without a story, and
 * asks itself for the states that follow from a part's props, such as loading from a `Loadable`: those are
 * told by the value that a story gives the prop, whatever it is called. A part without other states has no row. The
 * states of pages stand in their routes (src/pages/routes.ts).
 *
 * Right to left and Hindi have a row where a part sets things side by side in an order that carries meaning (times,
 * steps, sums, who says what), lays out people's own words, or opens over the page. For the rest the toolbars for
 * direction and language suffice: a part of one line or a plain stack has nothing to reorder, and its words are
 * CareSetu's own.
 *
 * No field is ever read-only: what can only be read is text, and its state has the name of why, such as `Completed` of
 * VisitScreen.
 */
export const inventory: Readonly<Record<'ui' | 'components' | 'screens', States>> = {
  ui: uiStates,
  components: { ...componentStates, ...queueComponentStates },
  screens: screenStates,
};
