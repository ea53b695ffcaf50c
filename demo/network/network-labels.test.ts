import { describe, expect, it } from 'vitest';
import { callNames, type FaultKind, listFaultKinds } from '../../backend/faults/faults.ts';
import { callLabels, kindLabels } from './fault-words.ts';
import { faultLabel } from './network-labels.ts';

const kinds: FaultKind[] = [...new Set(callNames.flatMap(listFaultKinds))];

describe.each([
  ['call', callNames, callLabels],
  ['fault', kinds, kindLabels],
])('each %s of the Network panel', (_, names, labels) => {
  const texts = names.map((name) => new Map(Object.entries(labels)).get(name));

  it('has a name that people read, and no code', () => {
    // Such as ‘Book a visit’, not ‘bookAppointment’ or ‘slot-taken’.
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z][a-z]*(?:(?:, |[ ’-])[a-z]+)*$/);
      expect(names).not.toContain(text);
    }
  });

  it('has a name that no other one has', () => {
    expect(new Set(texts).size).toBe(names.length);
  });
});

it('a chip names the call, what happens, and when', () => {
  const fault = { endpoint: 'bookAppointment', kind: 'slot-taken', nth: 1 } as const;
  expect(faultLabel({ ...fault, isLasting: false })).toBe('Book a visit: time already taken, once');
  expect(faultLabel({ ...fault, nth: 3, isLasting: true })).toBe(
    'Book a visit: time already taken, every 3rd call',
  );
});
