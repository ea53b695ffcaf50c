import { expect, test, vi } from 'vitest';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, unansweredVisit, visit } from '../../testing/test-seed.ts';
import { sweep } from '../../sweep/sweep.ts';

const start = () =>
  createTestBackend({
    seed: createTestSeed([
      unansweredVisit,
      { ...unansweredVisit, id: 'accepted', status: 'scheduled' },
      visit('ahead', '10:00', 'pending'),
    ]),
  });

test('the sweep cancels lapsed requests and no other visits', async () => {
  const { backend } = start();
  await sweep(backend);
  expect(await backend.store.read((reads) => reads.find('appointments'))).toMatchObject([
    { id: 'unanswered', status: 'cancelled', cancelledBy: 'system' },
    { id: 'accepted', status: 'scheduled' },
    { id: 'ahead', status: 'pending' },
  ]);
});

test('the sweep writes nothing while no request has lapsed', async () => {
  const { backend } = start();
  await sweep(backend);
  const write = vi.spyOn(backend.store, 'write');
  await sweep(backend);
  expect(write).not.toHaveBeenCalled();
});
