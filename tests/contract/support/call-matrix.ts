import { describe, expect, onTestFinished, test } from 'vitest';
import type { AppointmentRecord, SeedData } from '../../../backend/store/records.ts';
import type { TestDevice } from '../../../backend/testing/test-backend.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  signIn,
  TEST_PASSWORD,
  visit,
} from '../../../backend/testing/test-seed.ts';
import { ceilings } from '../../../backend/handlers/core/ceilings.ts';
import { appointmentEndpoints } from '../../../src/contract/appointments.ts';
import type { CallSignal } from '../../../src/contract/calls.ts';
import type { EventListener, SocketConnection } from '../../../tools/conformance/targets/target.ts';

export interface CallBackend {
  createDevice: () => TestDevice;
  /** Consecutive connections reach different processes, if there are several. */
  connect: (token: string, take: EventListener) => Promise<SocketConnection>;
  setTime: (now: string) => void | Promise<void>;
}

export type OpenCalls = (options: { seed: SeedData; now: string }) => Promise<CallBackend>;

const LIMIT = { timeout: 10_000 };
const VISIT = 'visit-a';
/** 23:40 in India, ten minutes after the visit's start. */
const NOW = '2026-11-24T18:10:00.000Z';
const later = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString();
const AFTER_MIDNIGHT = later(30 * 60);

const success = { success: true };
const refused = (code: string) => ({ success: false, code, message: expect.any(String) });

export async function openCall(
  open: OpenCalls,
  changes: Partial<AppointmentRecord> = {},
  { now = NOW, isSuspended = false } = {},
) {
  const seed = createTestSeed([{ ...visit(VISIT, '23:30', 'scheduled'), ...changes }]);
  if (isSuspended) {
    seed.doctors = seed.doctors.map((doctor) => ({
      ...doctor,
      verification: { status: 'suspended', suspendedAt: '2026-11-23T03:00:00.000Z' },
    }));
  }
  const backend = await open({ seed, now });
  const tokens = new Map<PersonName, { device: TestDevice; token: string }>();

  const login = async (name: PersonName) => {
    const known = tokens.get(name);
    if (known) return known;
    const device = backend.createDevice();
    const { accessToken: token } = await signIn(device, people[name]);
    tokens.set(name, { device, token });
    return { device, token };
  };

  const connect = async (name: PersonName, { isRegistered = true } = {}) => {
    const events: { name: string; payload: unknown }[] = [];
    const { token } = await login(name);
    const connection = await backend.connect(token, (event, payload) =>
      events.push({ name: event, payload }),
    );
    onTestFinished(() => connection.close());
    if (isRegistered) connection.register(people[name].id);
    const payloads = (event: string) =>
      events.filter((received) => received.name === event).map(({ payload }) => payload);
    return {
      ...connection,
      events,
      join: (seat: string, { takesOver = true, consents = name === 'patientA' } = {}) =>
        connection.call('call_join', {
          appointmentId: VISIT,
          seat,
          takesOver,
          ...(consents && { consents }),
        }),
      leave: (seat: string) => connection.call('call_leave', { appointmentId: VISIT, seat }),
      signal: (from: string, to: string, sdp = 'v=0') =>
        connection.call('call_signal', createSignal(from, to, sdp)),
      signals: () => payloads('call_signal'),
      states: () => payloads('call_state'),
    };
  };

  const call = async (
    name: PersonName,
    endpoint: Parameters<TestDevice['call']>[0],
    params: Record<string, string> = {},
    body?: unknown,
  ) => {
    const { device, token } = await login(name);
    return device.call(endpoint, params, { token, ...(body !== undefined && { body }) });
  };

  const meet = async () => {
    const patient = await connect('patientA');
    expect(await patient.join('patient-seat')).toEqual(success);
    const doctor = await connect('doctorA');
    expect(await doctor.join('doctor-seat')).toEqual(success);
    return { patient, doctor };
  };

  return { setTime: backend.setTime, connect, call, meet };
}

type Call = Awaited<ReturnType<typeof openCall>>;
type CallConnection = Awaited<ReturnType<Call['connect']>>;

function createSignal(from: string, to: string, sdp: string): CallSignal {
  return {
    appointmentId: VISIT,
    from,
    to,
    signal: { kind: 'description', type: 'offer', sdp },
  };
}

const person = (name: PersonName, seat: string) => ({
  personId: people[name].id,
  seat,
  joinedAt: expect.any(String),
});

async function expectState(
  connection: CallConnection,
  ...present: ReturnType<typeof person>[]
): Promise<void> {
  await expect
    .poll(() => connection.states().at(-1), LIMIT)
    .toEqual({ appointmentId: VISIT, people: present });
}

const longDescription = 'a=candidate:1 1 udp 2113937151 192.0.2.1 54400 typ host\r\n'.repeat(270);

export function testCalls(open: OpenCalls): void {
  describe('who may join a call', () => {
    test.each<[string, Partial<AppointmentRecord>, Parameters<typeof openCall>[2], string]>([
      ['before its day', { date: '2026-11-25' }, {}, 'too-early'],
      ['after its day', { date: '2026-11-23' }, {}, 'forbidden'],
      ['that is not accepted yet', { status: 'pending', time: '23:55' }, {}, 'forbidden'],
      ['that is cancelled', { status: 'cancelled', cancelledBy: 'patient' }, {}, 'forbidden'],
      ['that is completed', { status: 'completed' }, {}, 'forbidden'],
      ['by phone', { appointmentType: 'phone' }, {}, 'forbidden'],
      ['in person', { appointmentType: 'in-person' }, {}, 'forbidden'],
      ['with a suspended doctor', {}, { isSuspended: true }, 'forbidden'],
    ])('the patient and the doctor cannot join a visit %s', async (_, changes, options, code) => {
      const { connect } = await openCall(open, changes, options);
      for (const name of ['patientA', 'doctorA'] as const) {
        const connection = await connect(name);
        expect(await connection.join('some-seat')).toEqual(refused(code));
      }
    });

    test('other patients and doctors get the same answer as for a visit that does not exist', async () => {
      const { connect, meet } = await openCall(open);
      await meet();
      const unknown = { appointmentId: 'unknown', seat: 'some-seat' };
      for (const name of ['patientB', 'doctorB'] as const) {
        const other = await connect(name);
        const answer = await other.call('call_join', { ...unknown, takesOver: true });
        expect(answer).toEqual(refused('not-found'));
        expect(await other.join('some-seat')).toEqual(answer);
        expect(await other.join('patient-seat', { takesOver: false })).toEqual(answer);
        expect(await other.signal('patient-seat', 'doctor-seat')).toEqual(answer);
        expect(await other.leave('patient-seat')).toEqual(answer);
        expect(await other.call('call_leave', unknown)).toEqual(answer);
        expect(other.events).toEqual([]);
      }
    });

    test('the patient agrees to the call once, and both people see when', async () => {
      const { connect, call } = await openCall(open);
      const patient = await connect('patientA');
      expect(await patient.join('first-seat', { consents: false })).toEqual(
        refused('consent-needed'),
      );
      expect(patient.states()).toEqual([]);
      expect(await patient.join('first-seat')).toEqual(success);
      expect(await patient.leave('first-seat')).toEqual(success);
      expect(await patient.join('second-seat', { consents: false })).toEqual(success);
      for (const name of ['patientA', 'doctorA'] as const) {
        const { body } = await call(name, 'listAppointments', { id: people[name].id });
        const list = appointmentEndpoints.listAppointments.response.parse(body);
        expect(list).toMatchObject([{ id: VISIT, callConsentAt: NOW }]);
      }
      const { body: file } = await call('patientA', 'exportAccount');
      expect(file instanceof File && (await file.text())).toContain(`"callConsentAt": "${NOW}"`);
      const consent = { id: VISIT, callConsentAt: NOW };
      await expect
        .poll(() => patient.events, LIMIT)
        .toContainEqual({
          name: 'appointment_changed',
          payload: expect.objectContaining(consent),
        });
    });

    test('the doctor joins without an agreement', async () => {
      const { connect } = await openCall(open);
      const doctor = await connect('doctorA');
      expect(await doctor.join('doctor-seat')).toEqual(success);
      await expectState(doctor, person('doctorA', 'doctor-seat'));
    });

    test('a connection that is not registered is refused, and stays open', async () => {
      const { connect } = await openCall(open);
      const connection = await connect('patientA', { isRegistered: false });
      for (const answer of [
        await connection.join('some-seat'),
        await connection.signal('some-seat', 'other-seat'),
        await connection.leave('some-seat'),
      ]) {
        expect(answer).toEqual(refused('not-signed-in'));
      }
      expect(connection.isOpen()).toBe(true);
    });

    test('a connection of an ended session is closed', async () => {
      const { connect, call } = await openCall(open);
      const connection = await connect('patientA');
      expect(await connection.join('some-seat')).toEqual(success);
      await call('patientA', 'logout');
      await expect.poll(connection.isOpen, LIMIT).toBe(false);
    });
  });

  describe('a call', () => {
    test('shows both people who is in it', async () => {
      const { patient, doctor } = await (await openCall(open)).meet();
      const present = [person('patientA', 'patient-seat'), person('doctorA', 'doctor-seat')];
      await expectState(patient, ...present);
      await expectState(doctor, ...present);
      expect(await doctor.leave('doctor-seat')).toEqual(success);
      await expectState(patient, person('patientA', 'patient-seat'));
      await expectState(doctor, person('patientA', 'patient-seat'));
    });

    test('shows a user who connects that the other person waits', async () => {
      const { connect } = await openCall(open);
      const patient = await connect('patientA');
      expect(await patient.join('patient-seat')).toEqual(success);
      await expectState(await connect('doctorA'), person('patientA', 'patient-seat'));
      const other = await connect('doctorB');
      expect(await other.leave('some-seat')).toEqual(refused('not-found'));
      expect(other.states()).toEqual([]);
    });

    test('passes descriptions and candidates on in order, both ways', async () => {
      const { patient, doctor } = await (await openCall(open)).meet();
      const texts = Array.from({ length: 12 }, (_, index) =>
        index % 4 === 0 ? `${index} ${longDescription} – ठीक है` : `${index} candidate`,
      );
      const send = async (sender: CallConnection, from: string, to: string) => {
        const answers = await Promise.all(texts.map((text) => sender.signal(from, to, text)));
        expect(answers).toEqual(texts.map(() => success));
      };
      await Promise.all([
        send(patient, 'patient-seat', 'doctor-seat'),
        send(doctor, 'doctor-seat', 'patient-seat'),
      ]);
      const signals = (from: string, to: string) =>
        texts.map((text) => createSignal(from, to, text));
      await expect.poll(doctor.signals, LIMIT).toEqual(signals('patient-seat', 'doctor-seat'));
      await expect.poll(patient.signals, LIMIT).toEqual(signals('doctor-seat', 'patient-seat'));
    });

    test('passes no signal on to a seat that is not in it, or from one', async () => {
      const { patient, doctor } = await (await openCall(open)).meet();
      expect(await patient.signal('patient-seat', 'other-seat')).toEqual(success);
      expect(await patient.signal('patient-seat', 'patient-seat')).toEqual(success);
      expect(await patient.signal('doctor-seat', 'doctor-seat')).toEqual(refused('taken-over'));
      expect(await patient.signal('patient-seat', 'doctor-seat', 'last')).toEqual(success);
      const last = createSignal('patient-seat', 'doctor-seat', 'last');
      await expect.poll(doctor.signals, LIMIT).toEqual([last]);
      expect(patient.signals()).toEqual([]);
      expect(await doctor.leave('doctor-seat')).toEqual(success);
      expect(await doctor.signal('doctor-seat', 'patient-seat')).toEqual(refused('forbidden'));
    });

    test('moves to another device, whose seat the first one cannot renew', async () => {
      const { connect, meet } = await openCall(open);
      const { patient, doctor } = await meet();
      const phone = await connect('patientA');
      expect(await phone.join('phone-seat', { takesOver: false })).toEqual(refused('taken-over'));
      expect(await phone.join('phone-seat')).toEqual(success);
      await expectState(doctor, person('patientA', 'phone-seat'), person('doctorA', 'doctor-seat'));
      const renewal = await patient.join('patient-seat', { takesOver: false });
      expect(renewal).toEqual(refused('taken-over'));
      expect(await patient.signal('patient-seat', 'doctor-seat')).toEqual(refused('taken-over'));
      expect(await patient.leave('patient-seat')).toEqual(success);
      expect(await phone.join('phone-seat', { takesOver: false })).toEqual(success);
    });

    test('frees a seat that was not renewed for 45 seconds', async () => {
      const { connect, meet, setTime } = await openCall(open);
      const { doctor } = await meet();
      await setTime(later(30));
      expect(await doctor.join('doctor-seat', { takesOver: false })).toEqual(success);
      await setTime(later(45));
      expect(await doctor.join('doctor-seat', { takesOver: false })).toEqual(success);
      await expectState(doctor, person('doctorA', 'doctor-seat'));
      const phone = await connect('patientA');
      await expectState(phone, person('doctorA', 'doctor-seat'));
      expect(await phone.join('phone-seat', { takesOver: false })).toEqual(success);
      await expectState(doctor, person('patientA', 'phone-seat'), person('doctorA', 'doctor-seat'));
    });

    test('keeps the time of the join when a seat is renewed', async () => {
      const { meet, setTime } = await openCall(open);
      const { doctor } = await meet();
      await setTime(later(30));
      expect(await doctor.join('doctor-seat', { takesOver: false })).toEqual(success);
      await expect.poll(() => doctor.states().length, LIMIT).toBeGreaterThan(1);
      const joined = { people: [{ joinedAt: NOW }, { joinedAt: NOW }] };
      expect(doctor.states().at(-1)).toMatchObject(joined);
    });

    test('goes on after midnight and after the doctor has completed the visit', async () => {
      const { call, meet, setTime } = await openCall(open, { time: '23:50' });
      const { patient, doctor } = await meet();
      for (let seconds = 30; later(seconds) <= AFTER_MIDNIGHT; seconds += 30) {
        await setTime(later(seconds));
        await doctor.join('doctor-seat', { takesOver: false });
        await patient.join('patient-seat', { takesOver: false });
        if (seconds === 60) {
          const done = await call('doctorA', 'completeAppointment', { id: VISIT }, {});
          expect(done.status).toBe(200);
        }
      }
      expect(await doctor.join('doctor-seat', { takesOver: false })).toEqual(success);
      expect(await doctor.signal('doctor-seat', 'patient-seat')).toEqual(success);
      await expect.poll(() => patient.signals().length, LIMIT).toBe(1);
      expect(await patient.join('phone-seat')).toEqual(refused('forbidden'));
    });

    test('goes on after midnight for a device that was without the server for half an hour', async () => {
      const { meet, setTime } = await openCall(open, { time: '23:50' });
      const { patient } = await meet();
      await setTime(AFTER_MIDNIGHT);
      expect(await patient.join('patient-seat', { takesOver: false })).toEqual(success);
      await expectState(patient, person('patientA', 'patient-seat'));
      expect(await patient.join('phone-seat')).toEqual(refused('forbidden'));
    });

    test('ends when the visit is cancelled', async () => {
      const { call, meet } = await openCall(open);
      const { patient, doctor } = await meet();
      expect((await call('patientA', 'cancelAppointment', { id: VISIT }, {})).status).toBe(200);
      await expectState(doctor);
      for (const answer of [
        await doctor.join('doctor-seat', { takesOver: false }),
        await patient.join('patient-seat'),
        await doctor.signal('doctor-seat', 'patient-seat'),
      ]) {
        expect(answer).toEqual(refused('forbidden'));
      }
    });

    test('is removed with the account of one of its people', async () => {
      const { call, connect, meet } = await openCall(open);
      await meet();
      const body = { password: TEST_PASSWORD };
      expect((await call('patientA', 'deleteAccount', {}, body)).status).toBe(200);
      const doctor = await connect('doctorA');
      expect(await doctor.join('doctor-seat', { takesOver: false })).toEqual(refused('forbidden'));
      expect(doctor.states()).toEqual([]);
    });
  });

  describe('a call event', () => {
    test.each<[string, unknown, string]>([
      ['without a payload', undefined, ''],
      ['with a text', 'text', ''],
      ['with a short seat', { appointmentId: VISIT, seat: 'short', takesOver: true }, 'seat'],
      ['without takesOver', { appointmentId: VISIT, seat: 'some-seat' }, 'takesOver'],
      ['with a NUL', { appointmentId: 'a\0', seat: 'some-seat', takesOver: true }, 'appointmentId'],
    ])('%s is refused, and the socket stays open', async (_, payload, field) => {
      const { connect } = await openCall(open);
      const doctor = await connect('doctorA');
      const answer = await doctor.call('call_join', payload);
      expect(answer).toMatchObject({
        ...refused('invalid-request'),
        ...(field !== '' && { fields: { [field]: expect.any(String) } }),
      });
      expect(JSON.stringify(answer)).not.toMatch(/\.ts|node_modules/);
      expect(await doctor.join('doctor-seat')).toEqual(success);
    });

    test('is refused after too many at once, and again accepted a second later', async () => {
      const { burst } = ceilings.signals;
      const { connect, setTime } = await openCall(open);
      const doctor = await connect('doctorA');
      expect(await doctor.join('doctor-seat')).toEqual(success);
      const answers = await Promise.all(
        Array.from({ length: burst + 5 }, () => doctor.call('call_leave', {})),
      );
      const codes = answers.map((answer) => JSON.stringify(answer));
      const ofCode = (code: string) => codes.filter((one) => one.includes(`"${code}"`)).length;
      // Earlier tests have used up a part.
      expect(ofCode('too-many-requests')).toBeGreaterThanOrEqual(5);
      expect(ofCode('too-many-requests') + ofCode('invalid-request')).toBe(burst + 5);
      await setTime(later(1));
      expect(await doctor.leave('doctor-seat')).toEqual(success);
    });
  });
}
