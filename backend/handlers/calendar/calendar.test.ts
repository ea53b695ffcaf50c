import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newCalendarFeed } from '../../../src/contract/calendar.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import {
  createTestSeed,
  people,
  signIn,
  TEST_PASSWORD,
  testHospital,
  type PersonName,
  visit,
} from '../../testing/test-seed.ts';
import { decide } from '../../testing/test-verification.ts';

const { patientA, doctorA } = people;
const trail = z.object({ entries: z.array(z.object({ kind: z.string() })) });

async function start() {
  const inPerson = {
    ...visit('in-person', '11:00', 'scheduled'),
    appointmentType: 'in-person' as const,
    notes: 'Chest feels tight',
    place: {
      hospital: { id: testHospital.id, name: testHospital.name, phone: testHospital.phone },
      location: testHospital.location,
      deskPhone: '08040001111',
    },
  };
  const seed = createTestSeed([
    visit('pending', '10:00', 'pending'),
    visit('video', '10:30', 'scheduled'),
    inPerson,
    { ...visit('past', '10:00', 'completed'), date: '2026-10-24' },
    { ...visit('long-past', '10:00', 'completed'), date: '2026-10-23' },
    { ...visit('of-another', '11:30', 'scheduled'), patientId: people.patientB.id },
  ]);
  const store = createMemoryStore(seed);
  const backend = createTestBackend({ store });
  const devices = new Map<PersonName, { call: Call }>();
  type Device = ReturnType<typeof backend.createDevice>;
  type Call = (
    name: Parameters<Device['call']>[0],
    params?: Record<string, string>,
    body?: unknown,
  ) => ReturnType<Device['call']>;
  const as = async (name: PersonName) => {
    const known = devices.get(name);
    if (known) return known;
    const device = backend.createDevice();
    const { accessToken: token } = await signIn(device, people[name]);
    const call: Call = (call, params = {}, body) =>
      device.call(call, params, { token, ...(body !== undefined && { body }) });
    devices.set(name, { call });
    return { call };
  };
  const make = async (name: PersonName) => {
    const { call } = await as(name);
    return newCalendarFeed.parse((await call('makeCalendarFeed')).body);
  };
  const read = (address: string) => backend.createDevice().send('GET', new URL(address).pathname);
  const readText = async (address: string) => {
    const { body } = await read(address);
    return body instanceof File ? body.text() : '';
  };
  return { ...backend, store, as, make, read, readText };
}

function eventsOf(text: string): ICAL.Event[] {
  const calendar = ICAL.Component.fromString(text);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const titles = (text: string) => eventsOf(text).map(({ summary }) => summary);
const gone = {
  status: 404,
  body: { success: false, message: 'Nothing was found at this address.', code: 'not-found' },
};

describe('an address of a calendar feed', () => {
  test('is in one response, and only its hash is stored', async () => {
    const { make, as, store } = await start();
    const { address, madeAt } = await make('patientA');
    expect(address).toMatch(/^http:\/\/api\.test\/api\/calendar\/[\w-]{43}\.ics$/);
    const { call } = await as('patientA');
    expect((await call('getCalendarFeed')).body).toEqual({ isOffered: true, madeAt });
    const token = /([\w-]+)\.ics$/.exec(address)?.[1] ?? '';
    const stored = await store.read((reads) => reads.find('calendarFeeds'));
    expect(stored).toMatchObject([{ id: patientA.id, madeAt }]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('ends when another is made, and when the user stops it', async () => {
    const { make, as, read } = await start();
    const first = await make('patientA');
    const second = await make('patientA');
    expect(await read(first.address)).toMatchObject(gone);
    expect((await read(second.address)).status).toBe(200);
    const { call } = await as('patientA');
    expect((await call('endCalendarFeed')).status).toBe(200);
    expect(await read(second.address)).toMatchObject(gone);
    expect((await call('getCalendarFeed')).body).toEqual({ isOffered: true, madeAt: null });
  });

  test("is not changed by another user's", async () => {
    const { make, as, read } = await start();
    const { address } = await make('patientA');
    await make('doctorA');
    const { call } = await as('doctorA');
    await call('endCalendarFeed');
    expect((await read(address)).status).toBe(200);
  });

  test('ends with the account', async () => {
    const { make, as, read, store } = await start();
    const { address } = await make('patientA');
    const { call } = await as('patientA');
    const deleted = await call('deleteAccount', {}, { password: TEST_PASSWORD });
    expect(deleted.status).toBe(200);
    expect(await read(address)).toMatchObject(gone);
    expect(await store.read((reads) => reads.find('calendarFeeds'))).toEqual([]);
  });

  test('ends with a suspension, also after it, and a suspended doctor makes none', async () => {
    const { backend, make, as, read, clock } = await start();
    const { address } = await make('doctorA');
    const { call } = await as('doctorA');
    await decide(backend, doctorA.id, { outcome: 'suspended', reason: 'A complaint' });
    expect(await read(address)).toMatchObject(gone);
    expect(await call('makeCalendarFeed')).toMatchObject({
      status: 403,
      body: {
        message: 'Your account is suspended, so you cannot make a calendar address.',
      },
    });
    clock.advance(1);
    await decide(backend, doctorA.id, { outcome: 'reinstated' });
    expect(await read(address)).toMatchObject(gone);
    expect((await read((await make('doctorA')).address)).status).toBe(200);
  });

  test('is not readable while its doctor is suspended, whatever is stored', async () => {
    const { make, read, store } = await start();
    const { address } = await make('doctorA');
    await store.write((unit) =>
      unit.update('doctors', doctorA.id, { verification: { status: 'suspended' } }),
    );
    expect(await read(address)).toMatchObject(gone);
  });

  test('that no account has gets the answer of one that has ended', async () => {
    const { createDevice } = await start();
    for (const token of ['A'.repeat(43), 'x', '-'.repeat(65), '%20', '..%2f'])
      expect(await createDevice().send('GET', `/api/calendar/${token}.ics`)).toMatchObject(gone);
  });

  test('can be made 20 times an hour', async () => {
    const { as, make, clock, createDevice } = await start();
    for (let count = 0; count < 20; count += 1) await make('patientA');
    const { call } = await as('patientA');
    expect((await call('makeCalendarFeed')).body).toMatchObject({ code: 'too-many-requests' });
    clock.advance(60 * 60 + 1);
    const device = createDevice();
    const { accessToken: token } = await signIn(device, patientA);
    expect((await device.call('makeCalendarFeed', {}, { token })).status).toBe(200);
  });

  test("is in the patient's audit trail, when it is made and when it ends", async () => {
    const { make, as, clock } = await start();
    await make('patientA');
    clock.advance(1);
    await make('patientA');
    const { call } = await as('patientA');
    await call('endCalendarFeed');
    await call('endCalendarFeed');
    const { entries } = trail.parse((await call('listAudit')).body);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'calendar-ended',
      'calendar-made',
      'calendar-ended',
      'calendar-made',
    ]);
  });

  test('is in the export by its time alone', async () => {
    const { make, as } = await start();
    const { address, madeAt } = await make('patientA');
    const { call } = await as('patientA');
    const { body } = await call('exportAccount');
    const text = body instanceof File ? await body.text() : '';
    expect(JSON.parse(text)).toMatchObject({ calendarAddressSince: madeAt });
    expect(text).not.toContain(/([\w-]+)\.ics$/.exec(address)?.[1]);
    expect(text).not.toContain('tokenHash');
  });

  test('is not offered without a server', async () => {
    const { backend, as } = await start();
    backend.calendarFeeds = null;
    const { call } = await as('patientA');
    expect((await call('getCalendarFeed')).body).toEqual({ isOffered: false, madeAt: null });
    expect(await call('makeCalendarFeed')).toMatchObject({
      status: 404,
      body: { message: 'A calendar address needs a server.' },
    });
  });
});

describe('a calendar feed', () => {
  test("has the patient's visits from 30 days ago, with doctor and place", async () => {
    const { make, read, readText } = await start();
    const { address } = await make('patientA');
    const { headers } = await read(address);
    expect(headers.get('content-type')).toBe('text/calendar;charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const text = await readText(address);
    const events = eventsOf(text);
    expect(events.map(({ uid, summary, location }) => [uid, summary, location])).toEqual([
      ['past@appointments.caresetu', 'Visit to Dr. Charu Menon', null],
      ['pending@appointments.caresetu', 'Visit to Dr. Charu Menon (requested)', null],
      ['video@appointments.caresetu', 'Visit to Dr. Charu Menon', null],
      [
        'in-person@appointments.caresetu',
        'Visit to Dr. Charu Menon',
        'Test Hospital, Indiranagar, Bengaluru',
      ],
    ]);
    for (const secret of ['Cardiology', 'Chest', testHospital.phone, '08040001111', patientA.phone])
      expect(text).not.toContain(secret);
  });

  test("names no patient in a doctor's", async () => {
    const { make, readText } = await start();
    const text = await readText((await make('doctorA')).address);
    expect(titles(text)).toEqual([
      'Video visit',
      'Video visit (requested)',
      'Video visit',
      'In-person visit',
      'Video visit',
    ]);
    const names = [patientA, people.patientB].flatMap(({ name }) => name.split(' '));
    for (const name of names) expect(text).not.toContain(name);
  });

  test('is empty without visits, and still a calendar', async () => {
    const { make, readText } = await start();
    const text = await readText((await make('doctorB')).address);
    expect(eventsOf(text)).toEqual([]);
    expect(ICAL.Component.fromString(text).getFirstPropertyValue('name')).toBe('CareSetu visits');
  });

  test('follows a move and a cancellation with the same event', async () => {
    const { make, as, readText } = await start();
    const { address } = await make('patientA');
    const find = async () =>
      eventsOf(await readText(address)).find(({ uid }) => uid.startsWith('pending@'));
    const before = await find();
    const { call } = await as('patientA');
    await call('moveAppointment', { id: 'pending' }, { date: '2026-11-25', time: '11:30' });
    const moved = await find();
    expect(moved?.startDate.toString()).toBe('2026-11-25T11:30:00');
    expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    await call('cancelAppointment', { id: 'pending' }, { reason: 'Feeling better' });
    const cancelled = await find();
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? Infinity);
    expect(await readText(address)).not.toContain('Feeling better');
  });

  test('cancels a request that had no reply before its start', async () => {
    const { make, readText, clock } = await start();
    const { address } = await make('patientA');
    clock.advance(2 * 24 * 60 * 60);
    const event = eventsOf(await readText(address)).find(({ uid }) => uid.startsWith('pending@'));
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  test('leads to the room of a video visit if the address of the app is known', async () => {
    const { backend, make, readText } = await start();
    const { address } = await make('patientA');
    expect(await readText(address)).not.toContain('CONFERENCE');
    const settings = { appUrl: 'https://clinic.example' };
    backend.calendarFeeds = settings;
    const rooms = eventsOf(await readText(address)).map(({ component }) =>
      component.getFirstPropertyValue('conference'),
    );
    const room = (id: string) => `https://clinic.example/appointments/${id}/room`;
    expect(rooms).toEqual([null, room('pending'), room('video'), null]);
  });
});
