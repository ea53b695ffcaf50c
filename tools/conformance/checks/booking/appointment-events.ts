import { check } from '../../check.ts';
import { getListener, sent } from '../../conversation.ts';
import { Difference } from '../../difference.ts';
import { expectResponse, expectEqual } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

async function expectEvent(
  kit: Kit,
  name: 'patientA' | 'doctorA',
  id: string,
  status: string,
): Promise<void> {
  const listener = await getListener(kit, name);
  const payload = await listener.event(
    'appointment_changed',
    [id],
    (appointment) => appointment.status === status,
  );
  const { call, user } = await kit.as(name);
  const list = expectResponse(await call('listAppointments', { params: { id: user.id } }));
  const listed = list.find((appointment) => appointment.id === id);
  expectEqual({ name: 'appointment_changed' }, 'payload', payload, listed);
}

export const appointmentEventChecks = [
  check(
    'notifies the patient and the doctor of a new request and its cancellation',
    'appointment_changed',
    async (kit) => {
      await Promise.all([getListener(kit, 'patientA'), getListener(kit, 'doctorA')]);
      const { id } = await kit.bookedVisit();
      await expectEvent(kit, 'patientA', id, 'pending');
      await expectEvent(kit, 'doctorA', id, 'pending');
      const { call } = await kit.as('patientA');
      expectResponse(await call('cancelAppointment', { params: { id }, body: {} }));
      await expectEvent(kit, 'patientA', id, 'cancelled');
      await expectEvent(kit, 'doctorA', id, 'cancelled');
    },
    ['traces'],
  ),
  check(
    'notifies the patient when the doctor accepts the request',
    'appointment_changed',
    async (kit) => {
      await getListener(kit, 'patientA');
      const { id } = await kit.bookedVisit();
      const { call } = await kit.as('doctorA');
      expectResponse(await call('acceptAppointment', { params: { id } }));
      await expectEvent(kit, 'patientA', id, 'scheduled');
    },
    ['traces'],
  ),
  check(
    'notifies no other user of an appointment',
    'appointment_changed',
    async (kit) => {
      const others = [await getListener(kit, 'patientB'), await getListener(kit, 'doctorB')];
      const listener = await getListener(kit, 'patientA');
      const { id } = await kit.bookedVisit();
      await listener.event('appointment_changed', [id]);
      // An event sent to the wrong user would arrive before this message.
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
