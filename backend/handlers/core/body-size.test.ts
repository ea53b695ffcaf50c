import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { bodyLimit } from './body-limit.ts';

/** A UTF-16 unit has up to 3 bytes in UTF-8. */
const UNIT_BYTES = 3;
/** For numbers, names of choices, and texts with a pattern. */
const SHORT_BYTES = 64;

type Schema = z.core.JSONSchema._JSONSchema;

function countMostBytes(schema: Schema): number {
  if (typeof schema === 'boolean') return SHORT_BYTES;
  const { maxLength, items, maxItems = 1, properties, anyOf = [], oneOf = [] } = schema;
  if (maxLength !== undefined) return maxLength * UNIT_BYTES + 2;
  if (items && !Array.isArray(items)) return (countMostBytes(items) + 1) * maxItems + 2;
  if (properties) {
    return Object.entries(properties).reduce(
      (total, [name, inner]) => total + name.length + 4 + countMostBytes(inner),
      2,
    );
  }
  return Math.max(SHORT_BYTES, ...[...anyOf, ...oneOf].map(countMostBytes));
}

const withBody = Object.entries<Endpoint>(endpoints).filter(([, { body }]) => body);

test.each(withBody)('any body that the contract accepts for %s fits its limit', (_, endpoint) => {
  const options = { io: 'input', unrepresentable: 'any' } as const;
  const { body = z.undefined() } = endpoint;
  const most = countMostBytes(z.toJSONSchema(body, options));
  expect(most).toBeLessThanOrEqual(bodyLimit(endpoint, 'application/json'));
});
