import { expect, it } from 'vitest';
import { joinFacts } from './join-facts.ts';

it('separates facts by a dot, so that no capital follows a comma', () => {
  expect(joinFacts(['In-person', 'Follow-up after the stent.'])).toBe(
    'In-person · Follow-up after the stent.',
  );
});

it('shows a fact alone without a separator', () => {
  expect(joinFacts(['Video', ''])).toBe('Video');
  expect(joinFacts([undefined, 'Reg. no. KMC 61347'])).toBe('Reg. no. KMC 61347');
  expect(joinFacts([])).toBe('');
});
