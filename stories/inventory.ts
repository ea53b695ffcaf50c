import { componentStates } from './inventory/components.ts';
import { queueComponentStates } from './inventory/queue-components.ts';
import { screenStates } from './inventory/screens.ts';
import { uiStates } from './inventory/ui.ts';

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
 * tests/unit/story-inventory.test.tsx fails if a state has no story. The states of pages are listed
 * in src/pages/routes.ts.
 *
 * Right-to-left and Hindi stories are needed where order matters (times, steps, chats), for users'
 * text, and for overlays.
 */
export const inventory: Readonly<Record<'ui' | 'components' | 'screens', States>> = {
  ui: uiStates,
  components: { ...componentStates, ...queueComponentStates },
  screens: screenStates,
};
