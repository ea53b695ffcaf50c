import { componentStates } from './inventory/components.ts';
import { queueComponentStates } from './inventory/queue-components.ts';
import { screenStates } from './inventory/screens.ts';
import { uiStates } from './inventory/ui.ts';

/** Kinds of states, with the pattern of their story names. */
export const kinds = {
  long: /Long|Unusual/,
  hindi: /Hindi|Unusual|OtherScripts/,
  rightToLeft: /^RightToLeft$/,
  phone: /(OnA|OnANarrow|Narrow)Phone$|^Narrow/,
} satisfies Record<string, RegExp>;

export type Kind = keyof typeof kinds;

/** A kind of state, or the name of a story. */
export type State = Kind | Capitalize<string>;

/** States by component name. */
export type States = Readonly<Record<string, readonly State[]>>;

/**
 * States that the library must show; tests/unit/story-inventory.test.tsx fails for a state without
 * a story. States that follow from props, such as loading from a `Loadable`, are found by the value
 * that a story gives the prop. The states of pages are in src/pages/routes.ts.
 *
 * Right to left and Hindi are needed for meaningful order (times, steps, chats), users' text, and
 * overlays.
 *
 * No field is read-only: such data is text.
 */
export const inventory: Readonly<Record<'ui' | 'components' | 'screens', States>> = {
  ui: uiStates,
  components: { ...componentStates, ...queueComponentStates },
  screens: screenStates,
};
