import { expect, test } from 'vitest';
import { createMemoryStore } from '../../store/memory-store.ts';
import type { Store } from '../../store/store.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { createTestSeed, people, TEST_PASSWORD, visit } from '../../testing/test-seed.ts';

const { patientA, doctorB } = people;

async function startRacing() {
  const store = createMemoryStore(createTestSeed([visit('visit', '10:00', 'scheduled')]));
  let before: (() => Promise<unknown>) | null = null;
  const racing: Store = {
    ...store,
    read: (work) => store.read(work),
    write: async (work) => {
      const first = before;
      before = null;
      await first?.();
      return store.write(work);
    },
  };
  const chat = await createTestChat({ store: racing });
  // In one process, the calls of an account take turns.
  const otherProcess = await createTestChat({ store });
  const leaveBeforeNextWrite = () => {
    before = async () => {
      const left = await otherProcess.call(
        'patientA',
        'deleteAccount',
        {},
        { body: { password: TEST_PASSWORD } },
      );
      expect(left.status).toBe(200);
    };
  };
  return { ...chat, store, leaveBeforeNextWrite };
}

test('deleting the account during a booking leaves the slot free', async () => {
  const { call, store, leaveBeforeNextWrite } = await startRacing();
  const body = {
    doctorId: doctorB.id,
    date: '2026-11-25',
    time: '10:00',
    appointmentType: 'phone',
    notes: '',
  };
  leaveBeforeNextWrite();
  const reply = await call('patientA', 'bookAppointment', { doctorId: doctorB.id }, { body });
  expect(reply).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  const visits = await store.read((reads) => reads.find('appointments', { doctorId: doctorB.id }));
  expect(visits).toEqual([]);
});

test('deleting the account while a message is being sent discards the message', async () => {
  const { send, store, leaveBeforeNextWrite } = await startRacing();
  leaveBeforeNextWrite();
  expect(await send('patientA', 'doctorA', 'One more thing')).toMatchObject({ status: 401 });
  expect(await store.read((reads) => reads.find('messages', { senderId: patientA.id }))).toEqual(
    [],
  );
});

test('a visit cancelled by an account deletion cannot be completed', async () => {
  const { call, store, leaveBeforeNextWrite } = await startRacing();
  leaveBeforeNextWrite();
  const body = { record: { diagnosis: 'Knee strain', prescription: '', notes: '' } };
  const reply = await call('doctorA', 'completeAppointment', { id: 'visit' }, { body });
  expect(reply).toMatchObject({ status: 409, body: { code: 'invalid-transition' } });
  expect(await store.read((reads) => reads.find('medicalRecords'))).toEqual([]);
});
