import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a phone shows the next visit without scrolling, and earlier visits after a tap', async ({
  page,
}) => {
  await logIn(page, people.meera);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/appointments');
  await expect(main(page).getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  const fold = main(page).getByRole('button', { name: /^\d+ earlier visits · Show$/ });
  const ahead = await main(page).getByRole('listitem').count();
  await fold.click();
  await expect.poll(() => main(page).getByRole('listitem').count()).toBeGreaterThan(ahead);
});
