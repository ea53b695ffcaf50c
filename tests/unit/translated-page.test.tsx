import { act } from '@testing-library/react';
import * as fc from 'fast-check';
import { Fragment, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPageTranslator } from '../../.storybook/page-translator.ts';
import { surviveTranslators } from '../../src/translated-page.ts';

const { insertBefore, appendChild, removeChild } = Node.prototype;
let root: Root;
let container: HTMLElement;
let translator: ReturnType<typeof startPageTranslator>;

beforeAll(surviveTranslators);

afterAll(() => {
  Object.assign(Node.prototype, { insertBefore, appendChild, removeChild });
});

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  translator = startPageTranslator('capitals');
});

afterEach(async () => {
  await act(async () => root.unmount());
  translator.stop();
  container.remove();
});

async function show(content: ReactNode): Promise<void> {
  await act(async () => root.render(content));
}

test('an icon is exchanged beside a translated text', async () => {
  const label = (icon: ReactNode, text: string) => (
    <p>
      {icon}
      {text}
    </p>
  );
  await show(label(<b key="video" />, 'Video'));
  await show(label(<i key="phone" />, 'Phone'));
  expect(container.innerHTML.replaceAll(/<.?font.*?>/g, '')).toBe('<p><i></i>PHONE</p>');
});

test('a translated text changes beside another', async () => {
  const free = (count: number) => (
    <p>
      {count} slots, {count > 1 ? 'several' : 'one'} left <b>today</b>
    </p>
  );
  await show(free(3));
  expect(container.textContent).toBe('3 SLOTS, SEVERAL LEFT TODAY');
  await show(free(1));
  expect(container.textContent).toBe('1 SLOTS, ONE LEFT TODAY');
  expect(translator.findStaleTexts()).toEqual([]);
});

test('a translated text disappears and comes back', async () => {
  const note = (isNew: boolean) => (
    <p>
      {isNew && 'New: '}
      <b>Ananya</b>
      {!isNew && ' (seen)'}
    </p>
  );
  for (const isNew of [true, false, true]) {
    await show(note(isNew));
    expect(container.textContent).toBe(isNew ? 'NEW: ANANYA' : 'ANANYA (SEEN)');
  }
});

/** How a translator brings a text into a `<font>`. */
const ways: Record<string, (text: Text, font: HTMLElement) => void> = {
  replaced: (text, font) => {
    font.append(text.data);
    text.replaceWith(font);
  },
  'inserted, then removed': (text, font) => {
    font.append(text.data);
    text.parentNode?.insertBefore(font, text);
    text.parentNode?.removeChild(text);
  },
  'inserted behind, then removed': (text, font) => {
    font.append(text.data);
    text.after(font);
    text.remove();
  },
  'moved into it': (text, font) => {
    text.before(font);
    font.append(text);
  },
  'moved into it before it is inserted': (text, font) => {
    const { parentNode, nextSibling } = text;
    font.append(text);
    parentNode?.insertBefore(font, nextSibling);
  },
};

function translateOnce(way: (text: Text, font: HTMLElement) => void): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const isTranslated = text.parentElement?.closest('font');
    if (text instanceof Text && !isTranslated) way(text, document.createElement('font'));
  }
}

const word = fc.constantFrom('a', 'b', 'c');
const part = fc.oneof(
  word.map((text) => ({ text, tag: null })),
  fc.record({ text: word, tag: fc.constantFrom('b' as const, 'i' as const) }),
);
const keyedParts = fc.uniqueArray(fc.tuple(fc.nat(5), part), { selector: ([key]) => key });

test('a translated element shows what it shows untranslated, after any changes', async () => {
  translator.stop();
  const content = (parts: [number, { text: string; tag: 'b' | 'i' | null }][]) => (
    <p>
      {parts.map(([key, { text, tag: Tag }]) => (
        <Fragment key={key}>{Tag ? <Tag>{text}</Tag> : text}</Fragment>
      ))}
    </p>
  );
  const steps = fc.array(fc.tuple(keyedParts, fc.boolean()), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(...Object.keys(ways)), async (all, name) => {
      for (const [parts, isTranslated] of all) {
        await show(content(parts));
        const shown = container.innerHTML.replaceAll(/<.?font.*?>/g, '');
        expect(shown).toBe(renderToStaticMarkup(content(parts)));
        const way = ways[name];
        if (isTranslated && way) translateOnce(way);
        await Promise.resolve();
      }
      await show(null);
    }),
    { numRuns: 50 },
  );
});
