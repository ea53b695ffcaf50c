import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { addRetry } from './retry-failed-css.ts';

test("the patch applies to the installed Vite version's CSS loader", () => {
  const folder = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
  const chunks = join(folder, 'dist/node/chunks');
  const [code = ''] = readdirSync(chunks)
    .map((name) => readFileSync(join(chunks, name), 'utf8'))
    .filter((text) => text.includes('function preloadOnce('));
  expect(addRetry(code)).toMatch(/delete seen\[href\];\s*throw/);
});

test("the build fails when the code of Vite's loader has changed", () => {
  expect(() => addRetry('export const preload = () => {};')).toThrow('otherwise');
});
