import { expect, type Page } from '@playwright/test';
import { takeShifts, watchShifts } from '../support/layout-shift.ts';
import { main } from '../support/steps.ts';
import { inSoakOnly, test } from '../support/test.ts';

test.use({ setsClock: true });

const carousel = (page: Page) =>
  main(page).getByRole('region', { name: "Choose Doctor's Expertise" });
const dot = (page: Page, slide: number) =>
  carousel(page).getByRole('button', { name: `Go to slide ${slide}` });
const card = (page: Page, slide: number) =>
  carousel(page).getByRole('group', { name: `${slide} of 4` });

async function openCarousel(page: Page): Promise<void> {
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(dot(page, 4)).toBeVisible();
}

async function expectToStay(page: Page, slide: number): Promise<void> {
  await page.clock.runFor(10_000);
  await expect(dot(page, slide)).toHaveAttribute('aria-current', 'true');
}

test('a guest sees all sections of the home page', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('CareSetu | Home');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    "Choose Doctor's Expertise",
    "Explore Our App's Features",
    'How it works',
    'Support Ecosystem',
    'Start Your Health Journey Here',
  ]);
  await expect(main(page).getByText("We're revolutionizing healthcare")).toBeVisible();
  await expect(
    main(page).getByRole('region', { name: 'Support Ecosystem' }).getByRole('img'),
  ).toHaveCount(3);
  await expect(main(page).getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  await main(page).getByRole('link', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused();
});

test('every link on the home page opens an existing page', inSoakOnly, async ({ page }) => {
  await page.goto('/');
  const links = page.locator('main a[href], footer a[href]');
  const hrefs = await links.evaluateAll((all) => [
    ...new Set(all.map((link) => (link instanceof HTMLAnchorElement ? link.href : ''))),
  ]);
  const origin = new URL(page.url()).origin;
  const inside = hrefs.filter((href) => href.startsWith(origin) && new URL(href).pathname !== '/');
  expect(inside.length).toBeGreaterThan(15);
  expect(
    hrefs.filter((href) => !href.startsWith(origin) && !/^(https:\/\/\w|tel:\d+$)/.test(href)),
  ).toEqual([]);
  for (const href of inside) {
    const { pathname, search, hash } = new URL(href);
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pathname);
    if (hash) await expect(page.locator(hash)).toBeInViewport();
    if (search) await expect(main(page).getByRole('listitem').first()).toContainText(/Dr\./);
  }
});

test('a footer link scrolls to its section', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Telehealth' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Telehealth' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Us' })).toBeInViewport();
  await expect(
    page.getByRole('region', { name: 'Contact Us' }).getByRole('link', { name: /@/ }),
  ).toHaveAttribute('href', 'mailto:grievance@caresetu.example');
});

test('all carousel controls can be reached by keyboard, and only visible slides receive focus', async ({
  page,
}) => {
  await openCarousel(page);
  await carousel(page).getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('Enter');
  await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(carousel(page).getByRole('button', { name: 'Previous' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(carousel(page).getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  for (const slide of [2, 3, 4]) {
    for (const name of ['Book Consultation', 'See More']) {
      await page.keyboard.press('Tab');
      await expect(card(page, slide).getByRole('link', { name })).toBeFocused();
    }
  }
  await page.keyboard.press('Tab');
  await expect(dot(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect(card(page, 4)).toHaveAttribute('inert');
});

test('the carousel moves automatically until it is paused', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  await expect(card(page, 1).locator('..')).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(3500);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'false');
  await carousel(page).getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await dot(page, 3).click();
  await page.mouse.move(0, 0);
  await expectToStay(page, 3);
  await expect(card(page, 1).locator('..')).toHaveAttribute('aria-live', 'polite');
});

test('a pointer over the carousel pauses it, and keyboard focus stops it', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  const live = card(page, 1).locator('..');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await carousel(page).getByRole('heading', { level: 2 }).hover();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.mouse.move(0, 0);
  await expect(live).toHaveAttribute('aria-live', 'off');
  await carousel(page).getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('Tab');
  await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(live).toHaveAttribute('aria-live', 'polite');
});

test('with reduced motion, the carousel moves only when the user presses a button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openCarousel(page);
  await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await expectToStay(page, 1);
  await carousel(page).getByRole('button', { name: 'Next' }).click();
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
});

test('a phone shows three specialists and a link to all doctors', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(main(page).getByRole('link', { name: /Book Consultation/ })).toHaveCount(3);
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'See More doctors', exact: true }).click();
  await expect(page).toHaveURL('/doctors');
});

for (const width of process.env.SOAK ? [320, 390, 768, 1280] : [390, 1280]) {
  test(`the home page has no layout shift during scrolling, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    await page.goto('/');
    for (const name of ["Choose Doctor's Expertise", 'How it works', 'Support Ecosystem']) {
      await main(page).getByRole('heading', { level: 2, name }).scrollIntoViewIfNeeded();
      if (width > 640 && name.startsWith('Choose')) await expect(dot(page, 4)).toBeVisible();
    }
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Widths may change by half a pixel when the heading's web font replaces the fallback.
    const shifts = await takeShifts(page);
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.001);
  });
}

test('the home page does not scroll horizontally on a phone with text at 200%', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
