import { check } from '../../check.ts';
import type { PersonName } from '../../accounts.ts';
import { Skipped } from '../../difference.ts';
import {
  expectEqual,
  expectError,
  expectFile,
  expectResponse,
  expectThat,
  expectUncached,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Reply } from '../../targets/device.ts';

async function makeAddress(kit: Kit, person: PersonName) {
  const { call } = await kit.as(person);
  if (!expectResponse(await call('getCalendarFeed')).isOffered) {
    throw new Skipped('it offers no calendar feeds');
  }
  kit.onCleanup(async () => {
    expectResponse(await call('endCalendarFeed'));
  });
  const reply = await call('makeCalendarFeed');
  const { address, madeAt } = expectResponse(reply);
  const [, token = ''] = /([^/]+)\.ics$/.exec(address) ?? [];
  return { reply, call, madeAt, token: decodeURIComponent(token) };
}

const read = (kit: Kit, token: string) => kit.guest().call('getCalendar', { params: { token } });

interface FeedEvent {
  uid: string;
  status: string;
  sequence: number;
}

/** The properties of each event, without their parameters. */
function parseFeed(reply: Reply<'getCalendar'>): { text: string; events: FeedEvent[] } {
  const bytes = expectFile(reply, 'text/calendar');
  const text = new TextDecoder().decode(bytes).replace(/\r\n[ \t]/g, '');
  const valueOf = (event: string, name: string) =>
    new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(event)?.[1]?.trim() ?? '';
  const events = text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => ({
      uid: valueOf(event, 'UID'),
      status: valueOf(event, 'STATUS'),
      sequence: Number(valueOf(event, 'SEQUENCE')),
    }));
  return { text, events };
}

export const calendarChecks = [
  check('makes an address that a guest can read', 'makeCalendarFeed', async (kit) => {
    const { reply, token } = await makeAddress(kit, 'patientA');
    expectThat(reply, 'address', token.length >= 22, 'with a token of 128 bits or more', token);
    expectUncached(reply);
    const feed = await read(kit, token);
    expectThat(reply, 'feed', feed.status === 200, '200', feed.status);
  }),
  check('ends the earlier address', 'makeCalendarFeed', async (kit) => {
    const first = await makeAddress(kit, 'patientA');
    const second = await makeAddress(kit, 'patientA');
    expectThat(second.reply, 'address', first.token !== second.token, 'another', second.token);
    const before = await read(kit, first.token);
    expectThat(second.reply, 'earlier feed', before.status === 404, '404', before.status);
  }),
  check('says when the address was made, but not the address', 'getCalendarFeed', async (kit) => {
    const { call, madeAt, token } = await makeAddress(kit, 'patientA');
    const reply = await call('getCalendarFeed');
    expectEqual(reply, 'madeAt', expectResponse(reply).madeAt, madeAt);
    const isSecret = !JSON.stringify(reply.body).includes(token);
    expectThat(reply, 'body', isSecret, 'without the token', 'with it');
    expectUncached(reply);
  }),
  check('ends the address', 'endCalendarFeed', async (kit) => {
    const { call, token } = await makeAddress(kit, 'doctorA');
    const reply = await call('endCalendarFeed');
    expectResponse(reply);
    const ended = await read(kit, token);
    expectThat(reply, 'feed', ended.status === 404, '404', ended.status);
    const { madeAt } = expectResponse(await call('getCalendarFeed'));
    expectEqual(reply, 'madeAt', madeAt, null);
  }),
  check('ends nothing if there is no address', 'endCalendarFeed', async (kit) => {
    const { call } = await kit.as('doctorB');
    expectResponse(await call('endCalendarFeed'));
    expectResponse(await call('endCalendarFeed'));
  }),
  check('has the same 404 for an unknown token and an ended one', 'getCalendar', async (kit) => {
    const { call, token } = await makeAddress(kit, 'patientA');
    expectResponse(await call('endCalendarFeed'));
    const ended = await read(kit, token);
    const { message } = expectError(ended, 'not-found');
    for (const unknown of ['A'.repeat(43), 'short', '-'.repeat(200)]) {
      const reply = await read(kit, unknown);
      expectEqual(reply, 'message', expectError(reply, 'not-found').message, message);
    }
  }),
  check('has a visit once, and its cancellation as the same event', 'getCalendar', async (kit) => {
    const { token } = await makeAddress(kit, 'patientA');
    const before = parseFeed(await read(kit, token)).events.map(({ uid }) => uid);
    const { id } = await kit.bookedVisit();
    const booked = await read(kit, token);
    expectUncached(booked);
    const added = parseFeed(booked).events.filter(({ uid }) => !before.includes(uid));
    expectEqual(booked, 'new events', added.length, 1);
    const { call } = await kit.as('patientA');
    expectResponse(await call('cancelAppointment', { params: { id }, body: {} }));
    const reply = await read(kit, token);
    const later = parseFeed(reply).events.filter(({ uid }) => uid === added[0]?.uid);
    for (const { status, sequence } of later) {
      expectEqual(reply, 'STATUS', status, 'CANCELLED');
      const isLater = sequence > (added[0]?.sequence ?? 0);
      expectThat(reply, 'SEQUENCE', isLater, 'higher than before', sequence);
    }
  }),
  check('has no notes, specialty or phone number', 'getCalendar', async (kit) => {
    const visit = await kit.bookedVisit();
    const { specialty } = visit.doctor;
    const { phone } = kit.target.accounts.patientA;
    for (const person of ['patientA', 'doctorA'] as const) {
      const { token } = await makeAddress(kit, person);
      const reply = await read(kit, token);
      const { text } = parseFeed(reply);
      for (const secret of [visit.notes, specialty, phone].filter(Boolean)) {
        expectThat(reply, 'text', !text.includes(secret), `without ‘${secret}’`, 'with it');
      }
    }
  }),
  check("names no patient in a doctor's feed", 'getCalendar', async (kit) => {
    const { patient } = await kit.bookedVisit();
    const { token } = await makeAddress(kit, 'doctorA');
    const reply = await read(kit, token);
    const isNamed = parseFeed(reply).text.includes(patient.name);
    expectThat(reply, 'name', !isNamed, 'no patient', patient.name);
  }),
];
