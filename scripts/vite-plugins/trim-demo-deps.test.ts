import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { replaceUnused } from './trim-demo-deps.ts';

test.each([
  ['@mswjs/data', 'lib/comparators/date.js', /require\("date-fns"\)/],
  ['@mswjs/data', 'lib/model/getDefinition.js', /require\("lodash"\)/],
  ['@mswjs/data', 'lib/factory.js', /require\("\.\/model\/generateGraphQLHandlers"\)/],
  ['msw', 'lib/core/handlers/GraphQLHandler.mjs', /from "graphql"/],
  ['tough-cookie', 'dist/index.js', /from "tldts"/],
])('the plugin removes unused imports from %s: %s', (name, path, asks) => {
  const file = fileURLToPath(new URL(`../../node_modules/${name}/${path}`, import.meta.url));
  const code = readFileSync(file, 'utf8');
  expect(code).toMatch(asks);
  expect(replaceUnused(code, file)).not.toMatch(asks);
});

test('the build fails when a library no longer contains the code to remove', () => {
  const file = '/node_modules/@mswjs/data/lib/factory.js';
  expect(() => replaceUnused('exports.factory = factory;', file)).toThrow(
    /factory\.js no longer has/,
  );
});
