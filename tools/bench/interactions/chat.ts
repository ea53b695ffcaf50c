import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { composer, conversation, inboxEntry } from '../../../tests/e2e/support/chat.ts';
import { people } from '../../../tests/e2e/support/people.ts';
import { main } from '../../../tests/e2e/support/steps.ts';
import type { Step } from './journey.ts';
import { tap, type, waitForFrames } from './input.ts';

const MESSAGES = 10;

export async function chat(page: Page, step: Step, doctor: Page): Promise<void> {
  const words = composer(page);
  await step('looks for a conversation, opens it', async () => {
    const box = main(page).getByRole('searchbox', { name: 'Search messages' });
    await tap(box);
    await type(box, 'ananya');
    await tap(inboxEntry(page, people.ananya));
    await conversation(page, people.ananya).waitFor();
  });
  await step(`sends ${MESSAGES} messages`, async () => {
    for (let count = 1; count <= MESSAGES; count += 1) {
      await tap(words);
      await type(words, `Is it ${count} tablets?`);
      await tap(sendButton(page));
    }
    await main(page)
      .getByRole('article')
      .filter({ hasText: `${MESSAGES} tablets` })
      .waitFor();
  });
  await step('writes while messages come in', async () => {
    await tap(words);
    const writing = type(words, 'One more thing that I wanted to ask you.');
    for (let count = 1; count <= MESSAGES; count += 1) await sendQuietly(doctor, `Answer ${count}`);
    await writing;
    await main(page)
      .getByRole('article')
      .filter({ hasText: `Answer ${MESSAGES}` })
      .waitFor();
    await tap(sendButton(page));
  });
  await step('scrolls back, then writes', async () => {
    for (const way of [-600, -600, 1200]) {
      await conversation(page, people.ananya).hover();
      await page.mouse.wheel(0, way);
      await tap(words);
      await type(words, 'Yes');
    }
  });
  await step('goes back, opens the options', async () => {
    await tap(main(page).getByRole('link', { name: 'Back to messages' }));
    await tap(main(page).getByRole('button', { name: 'Message options' }));
    await page.keyboard.press('Escape');
    await waitForFrames(page);
  });
}

const sendButton = (page: Page) => main(page).getByRole('button', { name: 'Send', exact: true });

/** Presses Enter instead of clicking, which also works in a background page. */
async function sendQuietly(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await sendButton(page).press('Enter');
  await expect(composer(page)).toHaveValue('', { timeout: 30_000 });
}
