import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../../backend/store/memory-store.ts';
import { createTestQueue, queueBody } from '../../../backend/testing/test-queue.ts';
import { createTestSeed, people, TEST_PASSWORD } from '../../../backend/testing/test-seed.ts';
import { KeyRing } from './key-ring.ts';
import { addMark } from './mark.ts';
import { SealedStore } from './sealed-store.ts';
import { Seal } from './seal.ts';

test('deleting a patient account leaves no hospital, department or notes under the seal', async () => {
  const raw = createMemoryStore(createTestSeed());
  const seal = new Seal(new KeyRing(randomBytes(32)));
  await addMark(raw, seal);
  const queue = await createTestQueue({ store: new SealedStore(raw, seal, () => undefined) });
  const stored = () => raw.read((reads) => reads.find('queueBookings'));
  const { id } = await queue.paid('patientA');
  const [before] = await stored();
  expect(before?.sealed).toEqual(expect.any(String));
  expect(JSON.stringify(before)).not.toContain(queueBody.hospitalName);
  await queue.call('patientA', 'deleteAccount', {}, { body: { password: TEST_PASSWORD } });
  const bookings = await queue.backend.store.read((reads) => reads.find('queueBookings'));
  expect(bookings).toMatchObject([{ id, hospitalName: '-', department: '-', notes: '' }]);
  const [after] = await stored();
  expect(after?.sealed).not.toBe(before?.sealed);
  const readers = (await raw.read((reads) => reads.find('dataKeys'))).map(({ reader }) => reader);
  expect(readers).not.toContain(people.patientA.id);
});
