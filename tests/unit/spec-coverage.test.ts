import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { routes } from '../../src/pages/routes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = ['backend', 'demo', 'mocks', 'server', 'src', 'stories', 'tests'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    `/${folder}/${path}`.replaceAll('\\', '/'),
  ),
);

const document = readFileSync(`${root}docs/spec-coverage.md`, 'utf8');

const named = [
  ...new Set(
    Array.from(
      document.matchAll(/`([\w./-]+\.(?:test\.tsx?|spec\.ts|stories))`/g),
      ([, name = '']) => (name.endsWith('.stories') ? `${name}.tsx` : name),
    ),
  ),
];

it('docs/spec-coverage.md refers only to existing tests and stories', () => {
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

it('docs/spec-coverage.md has a row for the path of each page', () => {
  const cells = Array.from(document.matchAll(/^\| ([^|]+)\|/gm), ([, cell = '']) => cell);
  const listed = new Set(cells.flatMap((cell) => cell.match(/\/[\w{}/-]*/g) ?? []));
  const paths = Object.values(routes).map(({ path }) => path.replace(/:id\??/, '{id}'));
  expect(paths.filter((path) => !listed.has(path))).toEqual([]);
});
