import { componentStates } from './inventory/components.ts';
import { queueComponentStates } from './inventory/queue-components.ts';
import { screenStates } from './inventory/screens.ts';
import { uiStates } from './inventory/ui.ts';

/** Each state kind, with a pattern for its stories' names. */
export const kinds = {
  long: /Long|Unusual/,
  hindi: /Hindi|Unusual|OtherScripts/,
  rightToLeft: /^RightToLeft$/,
  phone: /(OnA|OnANarrow|Narrow)Phone$|^Narrow/,
} satisfies Record<string, RegExp>;

export type Kind = keyof typeof kinds;

export type State = Kind | Capitalize<string>;

export type States = Readonly<Record<string, readonly State[]>>;

/**
 * tests/unit/story-inventory.test.tsx fails for a state without a story. It derives states such as
 * loading from the props; src/pages/routes.ts lists the pages' states.
 *
 * Right to left and Hindi are needed for meaningful order (times, steps, chats), users' text, and
 * overlays.
 *
 * There are no read-only fields, because such data is rendered as text.
 */
export const inventory: Readonly<Record<'ui' | 'components' | 'screens', States>> = {
  ui: uiStates,
  components: { ...componentStates, ...queueComponentStates },
  screens: screenStates,
};
