import ICAL from 'ical.js';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newCalendarFeed } from '../../src/contract/calendar.ts';
import { createTestSeed, people, signIn, visit } from '../../backend/testing/test-seed.ts';
import { defaultAddressLimits } from '../../server/limits/address-limits.ts';
import { scrape } from './support/metrics.ts';
import { startTestServer } from './support/test-server.ts';

const { patientA, doctorA } = people;

async function start(addressLimits = defaultAddressLimits) {
  const createSeed = () => createTestSeed([visit('scheduled', '10:30', 'scheduled')]);
  const server = await startTestServer({ trustedProxies: ['loopback'] }, createSeed, addressLimits);
  const as = async (person: typeof patientA) => {
    const device = server.createDevice();
    const { accessToken: token } = await signIn(device, person);
    return (name: Parameters<typeof device.call>[0], params = {}, body?: unknown) =>
      device.call(name, params, { token, ...(body !== undefined && { body }) });
  };
  const [patient, doctor] = [await as(patientA), await as(doctorA)];
  const { address } = newCalendarFeed.parse((await patient('makeCalendarFeed')).body);
  const readEvents = async () => {
    const calendar = ICAL.Component.fromString(await (await fetch(address)).text());
    return calendar.getAllSubcomponents('vevent').map((event) => {
      const { uid, sequence, startDate } = new ICAL.Event(event);
      const status = event.getFirstPropertyValue('status');
      return { uid, sequence, start: startDate.toString(), status };
    });
  };
  return { ...server, patient, doctor, address, readEvents };
}

test('a feed that ical.js reads has the same event before and after a move, and then its end', async () => {
  const { patient, doctor, address, readEvents } = await start();
  const uid = 'scheduled@appointments.caresetu';
  const [before] = await readEvents();
  expect(before).toEqual({ uid, sequence: 1, start: '2026-11-24T10:30:00', status: 'CONFIRMED' });

  const slot = { date: '2026-11-25', time: '11:00' };
  expect((await patient('moveAppointment', { id: 'scheduled' }, slot)).status).toBe(200);
  expect(await readEvents()).toEqual([before]);
  const answer = { ...slot, answer: 'accept' };
  expect((await doctor('answerMove', { id: 'scheduled' }, answer)).status).toBe(200);
  expect(await readEvents()).toEqual([
    { uid, sequence: 2, start: '2026-11-25T11:00:00', status: 'CONFIRMED' },
  ]);

  expect((await doctor('cancelAppointment', { id: 'scheduled' }, {})).status).toBe(200);
  expect(await readEvents()).toEqual([
    { uid, sequence: 3, start: '2026-11-25T11:00:00', status: 'CANCELLED' },
  ]);

  await patient('endCalendarFeed');
  expect((await fetch(address)).status).toBe(404);
});

test("no log, metric or stored data has a feed's address", async () => {
  const { url, address, log, dataPath, close, patient } = await start();
  const token = /([\w-]+)\.ics$/.exec(address)?.[1] ?? '';
  expect(token).toHaveLength(43);
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(address.replace('.ics', 'x.ics'))).status).toBe(404);
  await patient('endCalendarFeed');
  expect((await fetch(address)).status).toBe(404);
  const metrics = await scrape(url);
  await close();
  const routes = log.filter(({ route }) => route === '/api/calendar/:token.ics');
  expect(routes.map(({ status }) => status)).toEqual([200, 404, 404]);
  expect(JSON.stringify(log)).not.toContain(token);
  expect(metrics).toContain('route="/api/calendar/:token.ics"');
  expect(metrics).not.toContain(token);
  expect(await readFile(dataPath, 'utf8')).not.toContain(token);
});

test('feeds are limited by address, known or not', async () => {
  const { address } = await start({ ...defaultAddressLimits, calendars: 3 });
  const from = async (client: string, url = address) =>
    (await fetch(url, { headers: { 'x-forwarded-for': client } })).status;
  const unknown = address.replace('.ics', 'x.ics');
  expect([
    await from('198.51.100.1'),
    await from('198.51.100.1', unknown),
    await from('198.51.100.1', unknown),
    await from('198.51.100.1', unknown),
    await from('198.51.100.1'),
    await from('203.0.113.9'),
  ]).toEqual([200, 404, 404, 429, 429, 200]);
});
