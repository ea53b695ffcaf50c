import { expect, test } from 'vitest';
import { createMemoryStore } from '../../store/memory-store.ts';
import type { Store } from '../../store/store.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createTestSeed, people, signIn } from '../../testing/test-seed.ts';

test('the signing secret is read once, not for every token', async () => {
  const memory = createMemoryStore(createTestSeed());
  let reads = 0;
  const store: Store = {
    write: (work) => memory.write(work),
    read: (work) =>
      memory.read((transaction) =>
        work({
          ...transaction,
          get(collection, id) {
            if (collection === 'settings') reads += 1;
            return transaction.get(collection, id);
          },
        }),
      ),
  };
  const device = createTestBackend({ store }).createDevice();
  const { accessToken: token } = await signIn(device, people.patientA);
  for (let call = 0; call < 3; call += 1) {
    expect(
      (await device.call('listAppointments', { id: people.patientA.id }, { token })).status,
    ).toBe(200);
  }
  expect(reads).toBe(1);
});
