import { readFileSync } from 'node:fs';
import { Parser } from '@asyncapi/parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { documents } from '../../scripts/contract/documents.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { geocodingEndpoints } from '../../src/contract/geocoding.ts';

const files = await documents();
const anObject = z.record(z.string(), z.unknown());
const openApi = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.union([z.looseObject({ operationId: z.string() }), z.array(anObject)])),
  ),
});

function standing(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

test.each(files)('$path is up to date with the contract', ({ path, text }) => {
  expect(standing(path) === text, `${path} is stale: run \`npm run contract\``).toBe(true);
});

test('openapi.json is valid OpenAPI 3.1 without dangling references', async () => {
  const validator = new Validator();
  const document = anObject.parse(JSON.parse(standing('public/openapi.json')));
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('openapi.json has exactly one operation for each API call, named after the call', () => {
  const { paths } = openApi.parse(JSON.parse(standing('public/openapi.json')));
  const names = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => ('operationId' in operation ? [operation.operationId] : []));
  const wanted = [...Object.keys(endpoints), ...Object.keys(geocodingEndpoints)];
  expect(names.toSorted()).toEqual(wanted.toSorted());
});

test('asyncapi.json is valid AsyncAPI 3', async () => {
  const { document, diagnostics } = await new Parser().parse(standing('public/asyncapi.json'));
  expect(diagnostics).toEqual([]);
  expect(document?.version()).toMatch(/^3\./);
});
