import { join } from 'node:path';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as fc from 'fast-check';
import { build, transformWithOxc } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Say } from '../../src/words/Say.ts';
import { plural } from '../../src/words/plural.ts';
import { t } from '../../src/words/t.ts';
import { inlineTexts, type Translate } from './inline-texts.ts';
import { pseudoMessage } from './pseudo.ts';

const imports = `import { t } from '../words/t.ts';
import { plural } from '../words/plural.ts';
import { Say } from '../words/Say.ts';
`;

const english: Translate = () => null;

function inlined(code: string, translate: Translate = english): string {
  const written = inlineTexts('src/domain/a.tsx', imports + code, translate)?.code ?? code;
  return written.replace(imports, '');
}

const translated =
  (other: string, one?: string): Translate =>
  () => ({ other, ...(one !== undefined && { one }) });

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('English texts', () => {
  it.each([
    ['const a = t`Hello`;', 'const a = "Hello";'],
    ['const a = t`${name} is booked`;', 'const a = `${name} is booked`;'],
    ['const a = t`A \\`tick\\``;', 'const a = "A `tick`";'],
    ['const a = t`It’s ${t`today`}`;', 'const a = `It’s ${"today"}`;'],
    [
      'const a = plural(n, { one: t`1 visit`, other: t`${n} visits` });',
      'const a = ((n) === 1 ? "1 visit" : `${n} visits`);',
    ],
    [
      'const a = <p><Say>Read the <a href="/terms">terms</a>, {name}</Say></p>;',
      'const a = <p>{"Read the "}<a href="/terms">{"terms"}</a>{", "}{name}</p>;',
    ],
    ['const a = <Say>Read it</Say>;', 'const a = "Read it";'],
    [
      'const a = ok && <Say>Read <b>it</b>,{" "}\n  now</Say>;',
      'const a = ok && <>{"Read "}<b>{"it"}</b>{", now"}</>;',
    ],
    [
      'const a = <Say>Read <a title={t`Terms`}>it</a></Say>;',
      'const a = <>{"Read "}<a title={"Terms"}>{"it"}</a></>;',
    ],
  ])('are inlined: %s', (code, expected) => {
    expect(inlined(code)).toBe(expected);
  });

  it('are inlined only in files that contain any', () => {
    expect(inlineTexts('src/domain/a.ts', 'const t = tag`Hello`;', english)).toBeNull();
  });

  it('produce the same bundle as source without wrappers', async () => {
    const wrapped = `${imports}
      export const name = (n) => plural(n, { one: t\`1 visit\`, other: t\`\${n} visits\` });
      export const label = t\`Close\`;
      export const Line = ({ who }) => <p><Say>Ask <b>{who}</b> first.</Say></p>;`;
    const plain = `
      export const name = (n) => n === 1 ? '1 visit' : \`\${n} visits\`;
      export const label = 'Close';
      export const Line = ({ who }) => <p>Ask <b>{who}</b> first.</p>;`;
    const withTexts = await bundled(inlineTexts('src/domain/a.tsx', wrapped, english)?.code ?? '');
    expect(withTexts).toBe(await bundled(plain));
  });
});

describe('translated texts', () => {
  it.each([
    ['const a = t`${name} is booked`;', translated('बुक: {name}'), 'const a = `बुक: ${name}`;'],
    [
      'const a = plural(n, { one: t`1 visit`, other: t`${n} visits` });',
      translated('{count} मुलाक़ातें', '{count} मुलाक़ात'),
      'const a = plural(n, { other: `${n} मुलाक़ातें`, one: `${n} मुलाक़ात` });',
    ],
    [
      'const a = <p><Say>Read the <a>terms</a> of <b>{name}</b></Say></p>;',
      translated('<1>{name}</1> की <0>शर्तें</0> पढ़ें'),
      'const a = <p><b>{name}</b>{" की "}<a>{"शर्तें"}</a>{" पढ़ें"}</p>;',
    ],
  ])('are inlined: %s', (code, translate, expected) => {
    expect(inlined(code, translate)).toBe(expected);
  });
});

describe('a text that cannot be translated', () => {
  it.each([
    ['t`${name}`', 'It has no letters'],
    ['t` with ${name}`', 'Write the space outside of the text'],
    ['plural(n, forms)', 'Write plural('],
    ['plural(n, { one: "1 visit", other: t`visits` })', 'Each form of a plural is one t`…`'],
    ['<Say>Ask <>him</></Say>', '<Say> holds text, values and elements'],
    ['t`{name}`', 'A text cannot contain { }'],
  ])('is rejected with its file and line: %s', (code, message) => {
    expect(() => inlined(`const a = ${code};`)).toThrow(`src/domain/a.tsx:4: ${message}`);
  });
});

describe('random English texts', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'ab É’é\\`$"\'\n<>&'.split('')),
    maxLength: 12,
  });
  const texts = fc
    .tuple(word, word, word)
    .map(([first, second, third]) => [`x${first}`, second, `${third}x`] as const);
  const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{|$)/g, '\\$&');

  it('are the same strings after inlining', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 0, max: 3 }), async ([first, second, third], n) => {
        const source =
          `const first = t\`${escaped(first)}\${n}${escaped(second)}\${who}${escaped(third)}\`;` +
          `const second = plural(n, { one: t\`${escaped(first)}x\`, other: t\`\${n}${escaped(third)}\` });`;
        const result = inlined(`${source}const result = [first, second];`);
        expect(evaluated(result, { n, who: 'Asha' })).toEqual(
          evaluated(`${source}const result = [first, second];`, { n, who: 'Asha' }),
        );
      }),
      { numRuns: 200 },
    );
  });

  const jsxWord = fc.string({ unit: fc.constantFrom(...'ab É’é"\'\n '.split('')), maxLength: 12 });

  it('render the same elements after inlining', async () => {
    await fc.assert(
      fc.asyncProperty(
        jsxWord,
        jsxWord,
        jsxWord,
        fc.boolean(),
        async (one, two, three, isChild) => {
          const say = `<Say>x${one}<b title={t\`x\`}>${two}{who}</b>{" "}${three}<i />x</Say>`;
          const code = isChild ? `<p>${one} ${say} ${three}</p>` : say;
          const source = `const result = ${code};`;
          expect(await rendered(inlined(source))).toBe(await rendered(source));
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe('a pseudo-localised message', () => {
  it('has an accent on every letter and keeps placeholders and elements', () => {
    expect(pseudoMessage('Read the <0>terms</0>, {name}<1/>')).toBe(
      '[Ŕéáđ ţĥé <0>ţéŕɱš</0>, {name}<1/> ~~~~~]',
    );
  });
});

function evaluated(code: string, values: Record<string, unknown>): unknown {
  // oxlint-disable-next-line no-new-func
  const run = new Function('t', 'plural', ...Object.keys(values), `${code} return result;`);
  return run(t, plural, ...Object.values(values));
}

async function rendered(code: string): Promise<string> {
  const { code: script } = await transformWithOxc(code, 'a.tsx', { jsx: { runtime: 'classic' } });
  // oxlint-disable-next-line no-new-func
  const run = new Function('t', 'Say', 'React', 'who', `${script}; return result;`);
  const node: ReactNode = run(t, Say, { createElement, Fragment }, 'Asha');
  return renderToStaticMarkup(node);
}

async function bundled(code: string): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  // Next to the real runtime, so that a leftover import would be bundled.
  const entry = join(import.meta.dirname, '../../src/domain/a.tsx');
  const files: Record<string, string> = { [entry]: code };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'in-memory',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => files[id],
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, external: /react/, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The build wrote nothing');
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}
