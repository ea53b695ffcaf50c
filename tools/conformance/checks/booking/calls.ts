import type { Appointment } from '../../../../src/contract/appointments.ts';
import type { CallSignal, Signal } from '../../../../src/contract/calls.ts';
import type { ErrorCode } from '../../../../src/contract/errors.ts';
import { dateInIndia } from '../../../../src/domain/time/india-time.ts';
import type { PersonName } from '../../accounts.ts';
import type { AnsweredEvent } from '../../calls.ts';
import { check } from '../../check.ts';
import { getListener, sent } from '../../conversation.ts';
import { Difference, Skipped } from '../../difference.ts';
import { dueVisit } from '../../due-visit.ts';
import { expectEqual, expectResponse, expectThat, expectUncached } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { Listener } from '../../listener.ts';

/** An hour, and a minute by which the clocks may differ. */
const CREDENTIAL_MINUTES = 61;
const MINUTE_MS = 60_000;

const newSeat = () => crypto.randomUUID();

async function videoVisit(kit: Kit): Promise<Appointment> {
  const visit = await dueVisit(kit, 'video');
  if (visit.date !== dateInIndia(kit.target.now())) throw new Skipped('it is almost midnight');
  return visit;
}

async function expectAnswer(
  listener: Listener,
  event: AnsweredEvent,
  payload: object,
  ...codes: ErrorCode[]
): Promise<void> {
  const answer = await listener.call(event, payload);
  const actual = answer.success ? 'success' : answer.code;
  const expected: readonly string[] = codes.length > 0 ? codes : ['success'];
  if (expected.includes(actual)) return;
  throw new Difference(event, 'answer', expected.join(' or '), actual);
}

const joining = ({ id }: Appointment, seat: string) => ({
  appointmentId: id,
  seat,
  takesOver: true,
});

async function openCall(kit: Kit) {
  const visit = await videoVisit(kit);
  const doctor = { listener: await getListener(kit, 'doctorA'), seat: newSeat() };
  const patient = { listener: await getListener(kit, 'patientA'), seat: newSeat() };
  await expectAnswer(doctor.listener, 'call_join', joining(visit, doctor.seat));
  const consent = { ...joining(visit, patient.seat), consents: true };
  await expectAnswer(patient.listener, 'call_join', consent);
  for (const { listener } of [doctor, patient]) {
    await listener.event('call_state', [visit.id, doctor.seat, patient.seat]);
  }
  const toDoctor = (signal: Signal): CallSignal => ({
    appointmentId: visit.id,
    from: patient.seat,
    to: doctor.seat,
    signal,
  });
  return { visit, doctor, patient, toDoctor };
}

const candidate = (text: string): Signal => ({
  kind: 'candidate',
  candidate: text,
  sdpMid: '0',
  sdpMLineIndex: 0,
});

const getOthers = (kit: Kit) =>
  Promise.all([getListener(kit, 'patientB'), getListener(kit, 'doctorB')]);

async function waitForOthers(kit: Kit): Promise<Listener[]> {
  const others = await getOthers(kit);
  const { clientId } = await sent(await kit.as('patientB'), await kit.as('doctorB'));
  for (const other of others) await other.event('new_message', [clientId]);
  return others;
}

export const callChecks = [
  check(
    'returns servers without the user’s id, and credentials for one hour at most',
    'listIceServers',
    async (kit) => {
      const { call, user } = await kit.as('patientA');
      const reply = await call('listIceServers');
      const { iceServers, expiresAt } = expectResponse(reply);
      expectUncached(reply);
      const names = iceServers.flatMap(({ username }) => username ?? []);
      expectThat(
        reply,
        'expiresAt',
        names.length > 0 === (expiresAt !== null),
        'with credentials alone',
        expiresAt,
      );
      const isNamed = names.some((name) => name.includes(user.id));
      expectThat(reply, 'iceServers.username', !isNamed, 'no id of a user', names);
      const minutes =
        expiresAt === null ? 0 : (Date.parse(expiresAt) - kit.target.now().getTime()) / MINUTE_MS;
      expectThat(reply, 'expiresAt', minutes <= CREDENTIAL_MINUTES, 'within one hour', expiresAt);
    },
  ),
  check(
    'lets the patient of a video visit join only with consent, which is stored',
    'call_join',
    async (kit) => {
      const visit = await videoVisit(kit);
      const listener = await getListener(kit, 'patientA');
      const body = joining(visit, newSeat());
      await expectAnswer(listener, 'call_join', body, 'consent-needed');
      await expectAnswer(listener, 'call_join', { ...body, consents: true });
      await expectAnswer(listener, 'call_join', joining(visit, newSeat()));
      const { call, user } = await kit.as('patientA');
      const reply = await call('listAppointments', { params: { id: user.id } });
      const listed = expectResponse(reply).find(({ id }) => id === visit.id);
      if (listed?.callConsentAt === undefined) {
        throw new Difference('call_join', 'callConsentAt of the appointment', 'a time', 'missing');
      }
    },
    ['traces'],
  ),
  check(
    'gives others the same answer as for an unknown visit',
    'call_join',
    async (kit) => {
      const visit = await videoVisit(kit);
      for (const name of ['patientB', 'doctorB'] as const) {
        const listener = await getListener(kit, name);
        const unknown = { ...joining(visit, newSeat()), appointmentId: 'nobody-has-this-id' };
        const wanted = await listener.call('call_join', unknown);
        await expectAnswer(listener, 'call_join', unknown, 'not-found');
        const actual = await listener.call('call_join', joining(visit, newSeat()));
        expectEqual({ name: 'call_join' }, 'answer', actual, wanted);
      }
    },
    ['traces'],
  ),
  check(
    'refuses a visit by phone, and one of another day',
    'call_join',
    async (kit) => {
      const listener = await getListener(kit, 'doctorA');
      const phone = await dueVisit(kit);
      await expectAnswer(listener, 'call_join', joining(phone, newSeat()), 'forbidden');
      const slot = await kit.freeSlot();
      if (slot.date === dateInIndia(kit.target.now())) return;
      const booked = await kit.requestVisit('patientA', { ...slot, appointmentType: 'video' });
      const { id } = expectResponse(booked).appointment;
      const { call } = await kit.as('doctorA');
      const accepted = await call('acceptAppointment', { params: { id } });
      const { appointment } = expectResponse(accepted);
      await expectAnswer(listener, 'call_join', joining(appointment, newSeat()), 'too-early');
    },
    ['traces'],
  ),
  check(
    'replaces the seat of another device, which cannot renew it',
    'call_join',
    async (kit) => {
      const { visit, doctor } = await openCall(kit);
      const other = joining(visit, newSeat());
      const renewal = { ...joining(visit, doctor.seat), takesOver: false };
      await expectAnswer(doctor.listener, 'call_join', renewal);
      await expectAnswer(
        doctor.listener,
        'call_join',
        { ...other, takesOver: false },
        'taken-over',
      );
      await expectAnswer(doctor.listener, 'call_join', other);
      await expectAnswer(doctor.listener, 'call_join', renewal, 'taken-over');
    },
    ['traces'],
  ),
  check(
    'rejects a join without a seat',
    'call_join',
    async (kit) => {
      const listener = await getListener(kit, 'doctorA');
      const body = { appointmentId: 'nobody-has-this-id', takesOver: true };
      await expectAnswer(listener, 'call_join', body, 'invalid-request');
    },
    ['traces'],
  ),
  check(
    'passes a long description and candidates on in order, to the other person alone',
    'call_signal',
    async (kit) => {
      await getOthers(kit);
      const { visit, doctor, patient, toDoctor } = await openCall(kit);
      const { listener } = patient;
      const sdp = 'a=candidate:1 1 udp 2113937151 192.0.2.1 54400 typ host\r\n'.repeat(270);
      const signals: Signal[] = [
        { kind: 'description', type: 'offer', sdp },
        ...Array.from({ length: 10 }, (_, index) => candidate(`candidate:${index}`)),
      ];
      for (const signal of signals) {
        await expectAnswer(listener, 'call_signal', toDoctor(signal));
      }
      await doctor.listener.event('call_signal', [visit.id, 'candidate:9']);
      const arrived = doctor.listener.all('call_signal', [visit.id]);
      const field = 'signals';
      expectEqual({ name: 'call_signal' }, field, arrived, signals.map(toDoctor));
      for (const other of [listener, ...(await waitForOthers(kit))]) {
        const count = other.count('call_signal', [visit.id]);
        if (count > 0) throw new Difference('call_signal', 'events for others', 'none', count);
      }
    },
    ['traces'],
  ),
  check(
    'refuses a signal from a seat that is not the caller’s',
    'call_signal',
    async (kit) => {
      const { doctor, patient, toDoctor } = await openCall(kit);
      const { listener } = patient;
      const forged = { ...toDoctor(candidate('forged')), from: doctor.seat };
      await expectAnswer(listener, 'call_signal', forged, 'taken-over', 'forbidden');
      for (const name of ['patientB', 'doctorB'] satisfies PersonName[]) {
        const other = await getListener(kit, name);
        await expectAnswer(other, 'call_signal', toDoctor(candidate('forged')), 'not-found');
      }
      const wrong = { ...toDoctor(candidate('wrong')), signal: { kind: 'other' } };
      await expectAnswer(listener, 'call_signal', wrong, 'invalid-request');
      await expectAnswer(listener, 'call_signal', toDoctor(candidate('last')));
      await doctor.listener.event('call_signal', [patient.seat, 'last']);
      const count = doctor.listener.count('call_signal', ['forged']);
      if (count > 0) throw new Difference('call_signal', 'forged signals', 'none', count);
    },
    ['traces'],
  ),
  check(
    'removes the user from the call',
    'call_leave',
    async (kit) => {
      const { visit, doctor, patient } = await openCall(kit);
      const other = { appointmentId: visit.id, seat: newSeat() };
      await expectAnswer(doctor.listener, 'call_leave', other);
      await expectAnswer(doctor.listener, 'call_leave', { ...other, seat: doctor.seat });
      const isAlone = ({ people }: { people: unknown[] }) => people.length === 1;
      await patient.listener.event('call_state', [visit.id, patient.seat], isAlone).catch(() => {
        throw new Difference('call_leave', 'people in the call', '1', 2);
      });
      const outsider = await getListener(kit, 'patientB');
      await expectAnswer(outsider, 'call_leave', other, 'not-found');
    },
    ['traces'],
  ),
  check(
    'shows the two people of a visit alone who is in its call',
    'call_state',
    async (kit) => {
      await getOthers(kit);
      const { visit, doctor, patient } = await openCall(kit);
      const { people } = await patient.listener.event('call_state', [visit.id, patient.seat]);
      const [patientA, doctorA] = [await kit.as('patientA'), await kit.as('doctorA')];
      const seats = new Map(people.map(({ personId, seat }) => [personId, seat]));
      const expected = new Map([
        [patientA.user.id, patient.seat],
        [doctorA.user.id, doctor.seat],
      ]);
      expectEqual({ name: 'call_state' }, 'people', [...seats].sort(), [...expected].sort());
      for (const other of await waitForOthers(kit)) {
        const count = other.count('call_state', [visit.id]);
        if (count > 0) throw new Difference('call_state', 'events for others', 'none', count);
      }
    },
    ['traces'],
  ),
  check(
    'shows a user who connects that the other person waits',
    'call_state',
    async (kit) => {
      const { visit, patient } = await openCall(kit);
      const { token, user } = await kit.as('doctorA');
      const listener = await Listener.open(kit.target, token, user.id);
      kit.onCleanup(async () => listener.close());
      await listener.event('call_state', [visit.id, patient.seat]);
    },
    ['traces'],
  ),
];
