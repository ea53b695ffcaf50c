import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findViolations } from '../support/axe.ts';
import { openAlone, test } from '../support/library.ts';

const searches = [
  ['modal', 'Dialog'],
  ['date picker', 'DateChips'],
  ['time picker', 'SlotPicker'],
  ['toast', 'ToastRegion'],
  ['dropdown', 'Select'],
  ['shimmer', 'Skeleton'],
] as const;

/** On a busy machine, the frame and a picture take more than half a minute. */
const LOAD = { timeout: 120_000 };

/** Lists the parts whose picture has one colour inside its border. */
async function listEmptyPictures(page: Page): Promise<string[]> {
  const pictures = await page.locator('[data-picture]').evaluateAll((figures) => {
    const border = 6;
    return figures.map((figure) => {
      const { left, top, width, height } = figure.getBoundingClientRect();
      const inside = {
        left: Math.round(left + scrollX) + border,
        top: Math.round(top + scrollY) + border,
        width: Math.floor(width) - 2 * border,
        height: Math.floor(height) - 2 * border,
      };
      return { name: figure.parentElement?.querySelector(':scope > div a')?.textContent, inside };
    });
  });
  const screenshot = await page.screenshot({ fullPage: true, animations: 'allow' });
  const { data, info } = await sharp(screenshot)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  const empty = [];
  for (const { name, inside } of pictures) {
    const pixels = await sharp(data, { raw }).extract(inside).raw().toBuffer();
    if (new Set(pixels).size === 1) empty.push(name ?? '');
  }
  return empty;
}

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test("the search finds components by the words that people use, and opens the component's page", async ({
  page,
  library,
}) => {
  await page.goto(library);
  const field = page.getByRole('searchbox', { name: 'Search for components' });
  for (const [word, component] of searches) {
    await field.fill(word);
    await expect(page.getByRole('option', { name: new RegExp(`^${component}:`) })).toBeVisible();
  }
  await field.fill('modal');
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/^Dialog: modal/);
  await page.getByRole('option').first().click();
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Dialog' })).toBeVisible(LOAD);
  await expect(page).toHaveTitle(/Dialog - Docs ⋅ CareSetu library$/);
  const sidebar = page.getByRole('navigation', { name: 'Stories' });
  await expect(sidebar.getByRole('link', { name: 'Docs', exact: true }).first()).toBeVisible();
});

test('the Welcome page shows ten parts and opens their pages', async ({
  page,
  library,
  faults,
}) => {
  await page.goto(library);
  const welcome = preview(page);
  const pictures = welcome.locator('[data-picture]');
  await expect(pictures).toHaveCount(10, LOAD);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('data-picture', 'complete', LOAD);
    const shown = picture.locator('iframe, > div > div > *').first();
    expect((await shown.boundingBox())?.height).toBeGreaterThan(0);
  }
  expect(faults).toEqual([]);
  await welcome.getByRole('link', { name: 'DateChips' }).click();
  await expect(welcome.getByRole('heading', { level: 1, name: 'DateChips' })).toBeVisible();
});

for (const layer of ['ui', 'components', 'screens'])
  test(`the overview of ${layer} has a picture of each entry, and stays as it is`, async ({
    page,
    library,
    faults,
  }) => {
    await openAlone(page, library, `${layer}-overview--docs`);
    const pictures = page.locator('[data-picture]');
    await expect.poll(() => pictures.count(), LOAD).toBeGreaterThan(35);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('data-picture', 'complete', LOAD);
    }
    // Outside the window, such content is not painted.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    // Some parts appear with a delay.
    await expect.poll(() => listEmptyPictures(page)).toEqual([]);
    await expect(page.locator('figure[data-picture] :is([name], [id]:not(svg *))')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(faults).toEqual([]);
  });

test('the picture of NotReadyNote shows the note', async ({ page, library }) => {
  await openAlone(page, library, 'ui-overview--docs');
  const link = page.getByRole('link', { name: 'NotReadyNote', exact: true });
  const picture = page.getByRole('listitem').filter({ has: link }).locator('[data-picture]');
  await picture.scrollIntoViewIfNeeded(LOAD);
  await expect(picture.getByText('Almost ready. We keep what you type.')).toBeVisible(LOAD);
});

test("a component's page begins with its use, and has code to copy with imports", async ({
  page,
  library,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlone(page, library, 'ui-forms-textfield--docs');
  await expect(page.getByText('One line of free text')).toBeInViewport();
  await expect(page.getByText('For several lines: use TextArea.')).toBeInViewport();
  const code = page.locator('#storybook-docs pre').first();
  await expect(code).toContainText(
    "import { TextField } from '../../../ui/forms/TextField/TextField.tsx';",
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('<TextField label="Full name" value={value} onChange={onChange} />');
});

test('the heading of a pattern is as large as that of a component', async ({ page, library }) => {
  const size = async (id: string) => {
    await openAlone(page, library, id);
    const heading = page.getByRole('heading', { level: 1 });
    return heading.evaluate((element) => getComputedStyle(element).fontSize);
  };
  const ofPattern = await size('patterns-show-a-wait--docs');
  expect(ofPattern).toBe(await size('ui-forms-button--docs'));
});

test('the toolbar imitates forced colours, and turns them off again', async ({ page, library }) => {
  await page.goto(`${library}?path=/story/components-booking-slotpicker--chosen`);
  const root = preview(page).locator('#storybook-root');
  const chosen = root.locator(':checked + [data-state]');
  const border = () => chosen.evaluate((element) => getComputedStyle(element).borderTopColor);
  await expect(chosen).toBeVisible(LOAD);
  const before = await border();
  const choose = async (option: string) => {
    await page.getByRole('toolbar').getByRole('button', { name: 'Colours' }).click();
    await page
      .getByRole('listbox', { name: 'Colours' })
      .getByRole('option', { name: option })
      .click();
  };
  await choose('Forced colours');
  const highlight = await preview(page)
    .locator('body')
    .evaluate((body) => {
      const probe = document.createElement('i');
      probe.style.cssText = 'border-color: Highlight !important';
      body.append(probe);
      const { borderTopColor } = getComputedStyle(probe);
      probe.remove();
      return borderTopColor;
    });
  await expect.poll(border).toBe(highlight);
  await choose('Light');
  await expect.poll(border).toBe(before);
});

for (const theme of ['light', 'dark'])
  test(`the code to copy has enough contrast in the ${theme} theme`, async ({ page, library }) => {
    await openAlone(page, library, 'components-booking-slotpicker--docs', `theme:${theme}`);
    await expect(page.locator('.docblock-source').getByText('onSlotSelect').first()).toBeVisible();
    expect(await findViolations(page, { include: '.docblock-source' })).toEqual([]);
  });

test('the code of a state names its components', async ({ page, library }) => {
  await openAlone(page, library, 'ui-forms-textfield--docs');
  await page.getByRole('switch', { name: 'Show code' }).first().click();
  const code = page.locator('#storybook-docs pre', { hasText: '<WithState' });
  await expect(code.first()).toBeVisible();
});
