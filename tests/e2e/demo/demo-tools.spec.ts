import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 700 } });

test("on a small screen, the demo's one-time code scrolls into view, and one tap enters it", async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await main(page).getByRole('textbox', { name: 'Mobile number' }).fill(people.meera.phone);
  await main(page).getByRole('textbox', { name: 'Mobile number' }).press('Enter');
  const phone = page.getByRole('region', { name: 'Demo phone' });
  await expect(phone.getByText(/^\d{6}$/)).toBeInViewport({ ratio: 1 });
  const code = await phone.getByText(/^\d{6}$/).innerText();
  await phone.getByRole('button', { name: 'Fill in the code' }).click();
  const boxes = main(page)
    .getByRole('group')
    .getByRole('textbox', { name: /^Digit/ });
  await expect(boxes).toHaveCount(6);
  await expect.poll(async () => (await boxes.evaluateAll(valuesOf)).join('')).toBe(code);
  await expect(boxes.last()).toBeFocused();
  await expect(boxes.last()).toBeInViewport();
});

test('the demo strip can be collapsed to free its space, and stays collapsed after a reload', async ({
  page,
}) => {
  await page.goto('/about-us');
  const strip = page.getByRole('region', { name: 'Demo' });
  const top = async () => (await page.getByRole('banner').boundingBox())?.y ?? 0;
  await expect(strip).toBeVisible();
  const before = await top();
  await strip.getByRole('button', { name: 'Hide demo tools' }).press('Enter');
  const unfold = strip.getByRole('button', { name: 'Show demo tools' });
  await expect(unfold).toBeFocused();
  await expect.poll(top).toBeLessThan(before - 40);
  await page.reload();
  await expect(strip.getByRole('button', { name: 'Reset demo' })).toHaveCount(0);
  await unfold.click();
  await expect(strip.getByRole('button', { name: 'Reset demo' })).toBeVisible();
  await expect.poll(top).toBe(before);
});

for (const width of [320, 390, 768, 1280]) {
  test(`the demo tools are in one row, in the space that is kept for them, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/about-us');
    const strip = page.getByRole('region', { name: 'Demo' });
    const reset = strip.getByRole('button', { name: 'Reset demo' });
    await reset.scrollIntoViewIfNeeded();
    await expect(reset).toBeInViewport({ ratio: 1 });
    const clock = await strip.getByRole('button', { name: 'Clock' }).boundingBox();
    expect((await reset.boundingBox())?.y).toBe(clock?.y);
    const room = strip.locator('..');
    const kept = await room.evaluate((element) => getComputedStyle(element).minHeight);
    expect(kept).toBe(`${(await strip.boundingBox())?.height}px`);
  });
}

function valuesOf(elements: Element[]): string[] {
  return elements.map((element) => (element instanceof HTMLInputElement ? element.value : ''));
}
