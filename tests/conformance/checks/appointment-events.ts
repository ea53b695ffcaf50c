import { check } from '../check.ts';
import { listenerOf, sent } from '../conversation.ts';
import { Difference } from '../difference.ts';
import { expectAnswer, expectEqual } from '../expectations.ts';
import type { Kit } from '../kit.ts';

async function expectEvent(
  kit: Kit,
  name: 'patientA' | 'doctorA',
  id: string,
  status: string,
): Promise<void> {
  const listener = await listenerOf(kit, name);
  const payload = await listener.event(
    'appointment_changed',
    [id],
    (appointment) => appointment.status === status,
  );
  const { call, user } = await kit.as(name);
  const list = expectAnswer(await call('listAppointments', { params: { id: user.id } }));
  const listed = list.find((appointment) => appointment.id === id);
  expectEqual({ name: 'appointment_changed' }, 'payload', payload, listed);
}

export const appointmentEventChecks = [
  check(
    'notifies the patient and the doctor of a request and its cancellation',
    'appointment_changed',
    async (kit) => {
      await Promise.all([listenerOf(kit, 'patientA'), listenerOf(kit, 'doctorA')]);
      const { id } = await kit.bookedVisit();
      await expectEvent(kit, 'patientA', id, 'pending');
      await expectEvent(kit, 'doctorA', id, 'pending');
      const { call } = await kit.as('patientA');
      expectAnswer(await call('cancelAppointment', { params: { id }, body: {} }));
      await expectEvent(kit, 'patientA', id, 'cancelled');
      await expectEvent(kit, 'doctorA', id, 'cancelled');
    },
    ['traces'],
  ),
  check(
    'notifies the patient of an accepted request',
    'appointment_changed',
    async (kit) => {
      await listenerOf(kit, 'patientA');
      const { id } = await kit.bookedVisit();
      const { call } = await kit.as('doctorA');
      expectAnswer(await call('acceptAppointment', { params: { id } }));
      await expectEvent(kit, 'patientA', id, 'scheduled');
    },
    ['traces'],
  ),
  check(
    'notifies no other user of an appointment',
    'appointment_changed',
    async (kit) => {
      const others = [await listenerOf(kit, 'patientB'), await listenerOf(kit, 'doctorB')];
      const listener = await listenerOf(kit, 'patientA');
      const { id } = await kit.bookedVisit();
      await listener.event('appointment_changed', [id]);
      // Events arrive in order: this one comes after any wrong one.
      const [patientB, doctorB] = [await kit.as('patientB'), await kit.as('doctorB')];
      const { clientId } = await sent(patientB, doctorB);
      for (const other of others) {
        await other.event('new_message', [clientId]);
        const count = other.count('appointment_changed', [id]);
        if (count > 0) {
          throw new Difference('appointment_changed', 'events for others', 'none', count);
        }
      }
    },
    ['traces'],
  ),
];
