import { expect, type Page, test } from '@playwright/test';
import type { Question } from '../../../tools/a11y/in-page/main.ts';
import { judge } from '../../../tools/a11y/judge.ts';

const sound = `
  <style>
    :root { --color-primary: rgb(0, 80, 75); --color-accent: rgb(250, 180, 40) }
    body { margin: 0; font: 16px/1.5 sans-serif; color: black; background: white }
    button { min-block-size: 44px; padding: 8px 16px }
    :focus-visible { outline: 3px solid blue }
    .filled { color: white; background: var(--color-primary); border: 0 }
  </style>
  <main>
    <h1>Your visits</h1>
    <p>See <a href="#rules">the rules</a> before you come.</p>
    <button class="filled">Book</button>
    <div style="overflow-x: auto" tabindex="0" role="region" aria-label="Days">
      <p style="inline-size: 3000px">Monday, Tuesday and all the others</p>
    </div>
    <div style="overflow: hidden; block-size: 40px"><p>One line that fits</p></div>
  </main>`;

interface Planted {
  fault: string;
  html: string;
  rule: string;
  element: RegExp;
  question?: Question;
  isForced?: boolean;
}

const planted: readonly Planted[] = [
  {
    fault: 'words that are hardly seen',
    html: '<main><p style="color: #ccc">Pale words</p></main>',
    rule: 'color-contrast',
    element: /p "Pale words"/,
  },
  {
    fault: 'words on a picture, which nobody has looked at',
    html: '<main><p style="background: linear-gradient(white, black)">On a hill</p></main>',
    rule: 'color-contrast?',
    element: /p "On a hill"/,
  },
  {
    fault: 'two targets of 16 px beside each other',
    html: `<style>.small { all: unset; inline-size: 16px; block-size: 16px; background: #ddd }</style>
      <main style="display: flex"><button class="small" aria-label="Less"></button><button class="small" aria-label="More"></button></main>`,
    rule: 'target-size',
    element: /button "Less"/,
  },
  {
    fault: 'a primary button of 32 px',
    html: '<button class="filled" style="min-block-size: 0; block-size: 32px">Pay now</button>',
    rule: 'primary-44',
    element: /button "Pay now"/,
  },
  {
    fault: 'a row that is wider than the window',
    html: '<p style="inline-size: 400px">A row of its own width</p>',
    rule: 'sideways',
    element: /p "A row of its own width"/,
    question: 'layout',
  },
  {
    fault: 'an ellipsis',
    html: '<p style="inline-size: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Dr. Ananya Krishnan</p>',
    rule: 'clipped',
    element: /p "Dr. Ananya/,
    question: 'layout',
  },
  {
    fault: 'a box that is too low for its text',
    html: '<div style="block-size: 30px; overflow: clip"><p style="inline-size: 80px">Three lines of text</p></div>',
    rule: 'clipped',
    element: /p "Three lines/,
    question: 'layout',
  },
  {
    fault: 'a placeholder that its field has no room for',
    html: '<input aria-label="City" placeholder="Search by city or area" style="inline-size: 60px">',
    rule: 'clipped',
    element: /input "City"/,
    question: 'layout',
  },
  {
    fault: 'no focus ring',
    html: '<button style="outline: none">Quiet</button>',
    rule: 'focus',
    element: /button "Quiet"/,
    question: 'focus',
  },
  {
    fault: 'a focus ring that forced colours take away',
    html: '<style>#glow:focus { outline: none; box-shadow: 0 0 0 3px blue }</style><button id="glow">Glow</button>',
    rule: 'focus',
    element: /button "Glow"/,
    question: 'focus',
    isForced: true,
  },
  {
    fault: 'nothing at all',
    html: '<style>main { display: none }</style>',
    rule: 'content',
    element: /body/,
  },
];

async function judgeHtml(page: Page, html: string, question: Question, isForced: boolean) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none', reducedMotion: 'reduce' });
  await page.setContent(`<!doctype html><html lang="en"><title>Visits</title>${html}</html>`);
  return judge(page, { question, isForced, reviewed: [] });
}

for (const { fault, html, rule, element, question = 'axe', isForced = false } of planted) {
  test(`the checks report this fault: ${fault}`, async ({ page }) => {
    const found = await judgeHtml(page, sound + html, question, isForced);
    expect(found.filter((one) => one.rule === rule).map((one) => one.element)).toContainEqual(
      expect.stringMatching(element),
    );
  });
}

test('the checks find nothing in a correct page', async ({ page }) => {
  for (const isForced of [false, true])
    for (const question of ['axe', 'layout', 'focus'] as const)
      expect(await judgeHtml(page, sound, question, isForced)).toEqual([]);
});

test('the focus check accepts a box-shadow ring if shadows are rendered', async ({ page }) => {
  const glow = planted.find(({ html }) => html.includes('glow'));
  expect(await judgeHtml(page, sound + glow?.html, 'focus', false)).toEqual([]);
});

test('the target size check scrolls until a sticky bar no longer covers the target', async ({
  page,
}) => {
  const belowBar = (size: number) => `
    <style>.small { all: unset; inline-size: ${size}px; block-size: ${size}px; background: #ddd }</style>
    <main style="block-size: 160px; overflow: auto" tabindex="0">
      <p style="block-size: 105px; margin: 0">Hours</p>
      <div style="display: flex">
        <button class="small" aria-label="Less"></button><button class="small" aria-label="More"></button>
      </div>
      <p style="block-size: 200px">Leave</p>
      <div style="position: sticky; inset-block-end: 0; background: white"><button>Save all of it</button></div>
    </main>`;
  const smallOnes = async (size: number) =>
    (await judgeHtml(page, sound + belowBar(size), 'axe', false)).filter(
      ({ rule }) => rule === 'target-size',
    );
  expect(await smallOnes(40)).toEqual([]);
  expect((await smallOnes(16)).length).toBeGreaterThan(0);
});

test('the contrast check also works for text above a decorative line', async ({ page }) => {
  const html = `<main><p style="background: linear-gradient(red, red) bottom / 100% 2px no-repeat; color: #ccc">Pale words</p></main>`;
  const found = await judgeHtml(page, html, 'axe', false);
  expect(found.find(({ rule }) => rule === 'color-contrast')?.says).toMatch(/insufficient/);
});

test('a finding matches the reviewed entry whose selector matches its element', async ({
  page,
}) => {
  const html = '<p id="cut" style="inline-size: 20px; overflow: hidden">Incomprehensible</p>';
  await page.setContent(html);
  const entry = { rule: 'clipped', where: '#cut', why: 'for the test' };
  const reviewed = [{ ...entry, where: 'h2' }, entry];
  const [found] = await judge(page, { question: 'layout', isForced: false, reviewed });
  expect(found).toMatchObject({ rule: 'clipped', matches: [1] });
});
