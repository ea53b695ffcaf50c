import { componentStates } from './inventory/components.ts';
import { queueComponentStates } from './inventory/queue-components.ts';
import { screenStates } from './inventory/screens.ts';
import { uiStates } from './inventory/ui.ts';

/** Common kinds of state, and the pattern of their story names. */
export const kinds = {
  long: /Long|Unusual/,
  hindi: /Hindi|Unusual|OtherScripts/,
  rightToLeft: /^RightToLeft$/,
  phone: /(OnA|OnANarrow|Narrow)Phone$|^Narrow/,
} satisfies Record<string, RegExp>;

export type Kind = keyof typeof kinds;

/** A common kind, or the name of a story for a state of this component: 'FullyBooked'. */
export type State = Kind | Capitalize<string>;

/** States by component. */
export type States = Readonly<Record<string, readonly State[]>>;

/**
 * States that need a story, checked by tests/unit/story-inventory.test.tsx. The test derives
 * further states from props, such as loading from `Loadable`.
 *
 * Right to left and Hindi are needed for meaningful order (times, steps, sums, chats), users' own
 * text, and overlays. Elsewhere the toolbars are enough.
 *
 * No field is read-only. Such data is text, and its state is named by the reason, such as
 * `Completed` of VisitScreen.
 */
export const inventory: Readonly<Record<'ui' | 'components' | 'screens', States>> = {
  ui: uiStates,
  components: { ...componentStates, ...queueComponentStates },
  screens: screenStates,
};
