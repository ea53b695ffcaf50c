import { expect, it } from 'vitest';
import { productFiles, productTexts } from '../../scripts/words/product-texts.ts';
import { isReviewedData } from '../../scripts/words/reviewed-data.ts';
import { unwrappedTexts } from '../../scripts/words/unwrapped-texts.ts';

const layers = /^src\/(ui|components|screens|pages|domain|state|app)\//;
/** Has words of the demo only. */
const demoDoor = 'src/app/startup/open-demo.ts';
const files = productFiles().filter(({ path }) => layers.test(path) && path !== demoDoor);

it('every text for users is wrapped in t, plural or Say (CONTRIBUTING.md)', () => {
  const unwrapped = files.flatMap(({ path, code }) =>
    unwrappedTexts(path, code)
      .filter(({ text }) => !isReviewedData(path, text))
      .map(({ text, start }) => `${path}:${code.slice(0, start).split('\n').length} '${text}'`),
  );
  expect(unwrapped).toEqual([]);
});

it('all user-facing texts have unique translation ids', () => {
  expect(productTexts().length).toBeGreaterThan(1000);
});

it.each([
  ['const a = <p>Close</p>;', ['Close']],
  ['const a = <Tag label="km" />;', ['km']],
  ['const a = <p>{isToday ? "today" : day}</p>;', ['today']],
  ['const a = `${count} visits`;', ['{} visits']],
  ['const a = `${price}/hour`;', ['{}/hour']],
  ['const a = t`${count} ${isOne ? "visit" : "visits"}`;', ['visit', 'visits']],
  ['const a = { title: "Close", id: "Close" };', ['Close']],
  ['const a = state === "Closed" ? "Shut it" : null;', ['Shut it']],
])('the text check finds unwrapped text in %s', (code, texts) => {
  expect(unwrappedTexts('src/ui/a.tsx', code).map(({ text }) => text)).toEqual(texts);
});

it.each([
  'const a = <Say>Read <b>it</b></Say>;',
  'const a = t`${name} is booked`;',
  'const a = <p className="Large text" style={{ width: "min(100%, 3px)" }} />;',
  'const a = `/doctors/${id}`;',
  'const a: "Open it" | "Close" = b;',
  'throw new Error("It is closed");',
  'const a = event.key === "Enter";',
])('the text check accepts %s', (code) => {
  expect(unwrappedTexts('src/ui/a.tsx', code)).toEqual([]);
});
