import { expect, test } from 'vitest';
import { addWrittenTypes } from '../../.storybook/docs/written-types.ts';

test('Storybook shows descriptions without specification references', () => {
  const source = '/** A tag (spec §2). */ export function Tag() {}';
  const added = ';Tag.__docgenInfo={"description":"A tag (spec §2 Shell, §9)."};';
  expect(addWrittenTypes(source + added)).toBe(
    `${source};Tag.__docgenInfo={"description":"A tag."};`,
  );
});

test('a file without docgen code stays unchanged', () => {
  expect(addWrittenTypes('// (spec §2)')).toBeUndefined();
});
