import type { Page } from '@playwright/test';

/** Gives the story that is open other props, as its controls would; dates and all. */
export const giveProps = (page: Page, storyId: string, updatedArgs: Record<string, unknown>) =>
  page.evaluate(
    (change) => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateStoryArgs', change),
    { storyId, updatedArgs },
  );
