import type { Page } from '@playwright/test';

export const setArgs = (page: Page, storyId: string, updatedArgs: Record<string, unknown>) =>
  page.evaluate(
    (change) => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateStoryArgs', change),
    { storyId, updatedArgs },
  );
