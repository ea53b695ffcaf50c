import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findProblems } from '../design-tokens/check.ts';
import { listPairs } from '../design-tokens/contrast.ts';
import { listTokens } from '../design-tokens/token-tree.ts';
import { cssText } from './tokens/css.ts';
import { figmaMode } from './tokens/figma.ts';
import { typesText } from './tokens/types.ts';

const folder = new URL('../design-tokens/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

const base = read('base.json');
const light = read('semantic.light.json');
const dark = read('semantic.dark.json');
const contrast = read('contrast.json');

const problems = findProblems({ base, light, dark, contrast });
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exitCode = 1;
} else {
  const count = listTokens(base).length + listTokens(light).length + listTokens(dark).length;
  console.log(`${count} tokens and ${listPairs(contrast).length} pairs of colours are in order.`);
  write('tokens.css', cssText(base, light, dark));
  write('tokens.d.ts', typesText(base, light));
  write('figma/Light.tokens.json', asJson(figmaMode(base, light)));
  write('figma/Dark.tokens.json', asJson(figmaMode(base, dark)));
}

function asJson(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function write(name: string, text: string): void {
  const file = new URL(`dist/${name}`, folder);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
  console.log(`Wrote design-tokens/dist/${name}`);
}
