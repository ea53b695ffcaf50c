import { expect, test } from 'vitest';
import { leaveOutCitations } from '../../.storybook/without-citations.ts';

test('the library says of a part what it is, and not where the specification has it', () => {
  const source = '/** A tag (spec §2). */ export function Tag() {}';
  const added = ';Tag.__docgenInfo={"description":"A tag (spec §2 Shell, §9)."};';
  expect(leaveOutCitations(source + added)).toBe(
    `${source};Tag.__docgenInfo={"description":"A tag."};`,
  );
});

test('a file that nothing was added to stays as it is', () => {
  expect(leaveOutCitations('// (spec §2)')).toBeUndefined();
});
