import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const files = Array.from(
  readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| (`[^|]+) \|/gm),
  ([, cell = '']) => cell,
).flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, path = '']) => path));

/** Files that a recipe creates. */
const examples = [
  'backend/store/migration-steps.test.ts',
  'src/ui/forms/Chip/Chip.tsx',
  'stories/ui/forms/Chip.stories.tsx',
  'words/hi.po',
];

test('the recipes of CONTRIBUTING.md name existing files', () => {
  const isPath = (path: string) => /^\w+\/[\w./-]+$/.test(path) && !path.startsWith('SiteHeader/');
  const paths = files.filter((path) => isPath(path) && !examples.includes(path));
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  expect(files.filter((path) => /\s/.test(path))).toEqual([]);
});

test('the table of commands in CONTRIBUTING.md has every script of package.json', () => {
  const inReadme = ['start', 'test'];
  const scripts = Object.keys(packageJson.scripts).filter((name) => !inReadme.includes(name));
  expect(scripts.filter((name) => !files.includes(name))).toEqual([]);
});
