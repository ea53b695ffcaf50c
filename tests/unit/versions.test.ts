import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import packageJson from '../../package.json' with { type: 'json' };

const { version } = packageJson;

const lockfile = z.object({
  version: z.string(),
  packages: z.object({ '': z.object({ version: z.string() }) }),
});

test('the lockfile has the version of package.json', () => {
  const { version: own, packages } = lockfile.parse(
    JSON.parse(readFileSync('package-lock.json', 'utf8')),
  );
  expect([own, packages[''].version]).toEqual([version, version]);
});

test('the changelog begins with ‘Unreleased’, and then has this version and its day', () => {
  const headings = Array.from(
    readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm),
    ([, heading]) => heading,
  );
  expect(headings[0]).toBe('[Unreleased]');
  expect(headings[1]).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/);
  expect(headings[1]).toContain(`[${version}]`);
});
