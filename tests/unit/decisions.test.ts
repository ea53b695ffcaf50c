import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const index = readFileSync(`${folder}/README.md`, 'utf8');
const pages = readdirSync(folder).filter((name) => name !== 'README.md');

test.each(pages)('the index of the decisions lists %s with its number and title', (name) => {
  const [heading = ''] = readFileSync(`${folder}/${name}`, 'utf8').split('\n');
  const [, number, title] = /^# (\d+)\. (.+)$/.exec(heading) ?? [];
  expect(number?.padStart(4, '0')).toBe(name.slice(0, 4));
  expect(index.split(`- ${number}. [${title}](${name})`)).toHaveLength(2);
});
