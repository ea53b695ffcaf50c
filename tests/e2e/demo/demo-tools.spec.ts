import { expect } from '@playwright/test';
import { people } from '../support/people.ts';
import { noteShifts } from '../support/html-pages.ts';
import { logIn, main } from '../support/steps.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 700 } });

/** `logIn` expects the links of a wide header. */
const wide = { width: 1280, height: 700 };

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

test('a hidden demo strip takes no space, also after a reload, and its button stays in view', async ({
  page,
}) => {
  await page.addInitScript(noteShifts);
  await page.goto('/about-us');
  const strip = page.getByRole('region', { name: 'Demo' });
  const top = async () => (await page.getByRole('banner').boundingBox())?.y ?? 0;
  await expect(strip).toBeVisible();
  const before = await top();
  await strip.getByRole('button', { name: 'Hide demo tools' }).press('Enter');
  const unfold = strip.getByRole('button', { name: 'Show demo tools' });
  await expect(unfold).toBeFocused();
  await expect.poll(top).toBe(0);
  await page.reload();
  await expect(unfold).toBeVisible();
  expect(await top()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  await expect(strip.getByRole('button', { name: 'Reset demo' })).toHaveCount(0);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(unfold).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await unfold.click();
  await expect(strip.getByRole('button', { name: 'Reset demo' })).toBeVisible();
  await expect.poll(top).toBe(before);
});

for (const width of [320, 390, 1024, 1280]) {
  test(`the button of a hidden demo strip covers no link or button of the header, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await logIn(page, people.meera);
    await page.setViewportSize({ width, height: 700 });
    const strip = page.getByRole('region', { name: 'Demo' });
    await strip.getByRole('button', { name: 'Hide demo tools' }).click();
    const unfold = await strip.getByRole('button', { name: 'Show demo tools' }).boundingBox();
    expect(unfold?.width).toBeGreaterThanOrEqual(width === 320 ? 30 : 44);
    expect(unfold?.height).toBeGreaterThanOrEqual(44);
    for (const button of await page.getByRole('banner').locator('a, button').all()) {
      const other = (await button.isVisible()) ? await button.boundingBox() : null;
      expect(other && unfold && overlap(other, unfold), await button.innerText()).toBeFalsy();
    }
  });
}

test('on a phone, a conversation begins in the first 200 px, below the strip and two headers', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await logIn(page, people.meera);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/messages/doctor-ananya-krishnan');
  const list = main(page).getByRole('log');
  await expect(list).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeAttached();
  expect((await list.boundingBox())?.y).toBeLessThanOrEqual(200);
  await page.getByRole('button', { name: 'Hide demo tools' }).click();
  await expect.poll(async () => (await list.boundingBox())?.y).toBeLessThanOrEqual(152);
});

test('a visitor is offered three scenarios in the strip, once, and no dialog opens', async ({
  page,
}) => {
  await page.goto('/');
  const offer = page.getByRole('group', { name: 'Try a scenario' });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hide demo tools' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('an offered scenario begins with one tap', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try ‘First visit’' }).click();
  await expect(page.getByRole('region', { name: 'Scenario' })).toContainText(
    'First visit · Step 1 of 7',
  );
  await expect(page.getByRole('group', { name: 'Try a scenario' })).toHaveCount(0);
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

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(a: Box, b: Box): boolean {
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isApart;
}

function valuesOf(elements: Element[]): string[] {
  return elements.map((element) => (element instanceof HTMLInputElement ? element.value : ''));
}
