import { componentStates } from './inventory/components.ts';
import { queueComponentStates } from './inventory/queue-components.ts';
import { screenStates } from './inventory/screens.ts';
import { uiStates } from './inventory/ui.ts';
import type { States } from './inventory/states.ts';

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
