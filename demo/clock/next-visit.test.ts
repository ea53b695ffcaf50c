import { expect, it } from 'vitest';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { createTestSeed, people, unansweredVisit, visit } from '../../backend/testing/test-seed.ts';
import { beforeNextVisit } from './next-visit.ts';

it.each(['patientA', 'doctorA'] as const)(
  'the next visit of %s is the first that is scheduled, and more than 10 minutes ahead',
  async (person) => {
    const { backend } = createTestBackend({
      seed: createTestSeed([
        visit('later', '11:00', 'scheduled'),
        visit('next', '10:30', 'scheduled'),
        visit('requested', '10:00', 'pending'),
        { ...unansweredVisit, status: 'scheduled' },
      ]),
    });
    const find = (now: string) =>
      backend.store.read((reads) => beforeNextVisit(reads, [people[person].id], new Date(now)));
    expect(await find('2026-11-23T04:00:00Z')).toEqual(new Date('2026-11-24T04:50:00Z'));
    expect(await find('2026-11-24T04:50:00Z')).toEqual(new Date('2026-11-24T05:20:00Z'));
    expect(await find('2026-11-24T05:25:00Z')).toBeNull();
  },
);

it('a user without visits has no next one', async () => {
  const { backend } = createTestBackend({
    seed: createTestSeed([visit('one', '10:00', 'scheduled')]),
  });
  const found = backend.store.read((reads) =>
    beforeNextVisit(reads, [people.patientB.id], new Date('2026-11-23T04:00:00Z')),
  );
  expect(await found).toBeNull();
});

it('the next visit of two users is one in which both take part', async () => {
  const { backend } = createTestBackend({
    seed: createTestSeed([
      { ...visit('other', '10:00', 'scheduled'), patientId: people.patientB.id },
      visit('shared', '11:00', 'scheduled'),
    ]),
  });
  const find = (...ids: string[]) =>
    backend.store.read((reads) => beforeNextVisit(reads, ids, new Date('2026-11-23T04:00:00Z')));
  const { patientA, patientB, doctorA } = people;
  expect(await find(doctorA.id, patientA.id)).toEqual(new Date('2026-11-24T05:20:00Z'));
  expect(await find(patientA.id, patientB.id)).toBeNull();
  expect(await find()).toBeNull();
});
