import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createTestSeed,
  people,
  type PersonName,
  signIn,
  visit,
} from '../../backend/testing/test-seed.ts';
import { callEndpoints } from '../../src/contract/calls.ts';
import { openSocketConnection } from '../../tools/conformance/targets/socket-connection.ts';
import type { EventListener } from '../../tools/conformance/targets/target.ts';
import { playGeneratedSignals, SIGNAL_MARK } from '../contract/support/generated-signals.ts';
import { PAGE, startTestServer } from './support/test-server.ts';

const VISIT = 'visit-a';
const TURN_SECRET = 'a-secret-of-coturn-with-40-characters-aa';

const createSeed = () =>
  createTestSeed([{ ...visit(VISIT, '10:00', 'scheduled'), date: '2026-11-23' }]);

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

async function connectTo(
  { url, createDevice }: TestServer,
  name: PersonName,
  take: EventListener = () => {},
) {
  const { accessToken } = await signIn(createDevice(), people[name]);
  const connection = await openSocketConnection(url, accessToken, PAGE, take);
  onTestFinished(() => connection.close());
  connection.register(people[name].id);
  return connection;
}

test('generated events are answered, and leave nothing in the data or the log', async () => {
  const printed = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  onTestFinished(() => void vi.restoreAllMocks());
  const server = await startTestServer({}, createSeed);
  const { log, dataPath } = server;
  const signals: unknown[] = [];
  const seat = { appointmentId: VISIT, takesOver: true };
  const doctor = await connectTo(server, 'doctorA', (event, payload) => {
    if (event === 'call_signal') signals.push(payload);
  });
  await doctor.call('call_join', { ...seat, seat: 'doctor-seat' });
  const connectPatient = async () => {
    const patient = await connectTo(server, 'patientA');
    await patient.call('call_join', { ...seat, seat: 'patient-seat', consents: true });
    return patient;
  };
  const codes = await playGeneratedSignals(VISIT, connectPatient);
  expect(codes).toEqual(expect.arrayContaining(['invalid-request', 'not-found', 'success']));
  expect(codes).not.toContain('unexpected');
  const last = { kind: 'description', type: 'offer', sdp: `${SIGNAL_MARK} last` } as const;
  const between = { from: 'patient-seat', to: 'doctor-seat' };
  const patient = await connectPatient();
  await patient.call('call_signal', { appointmentId: VISIT, ...between, signal: last });
  await expect
    .poll(() => signals)
    .toContainEqual({ appointmentId: VISIT, ...between, signal: last });
  expect(await doctor.call('call_leave', { appointmentId: VISIT, seat: 'doctor-seat' })).toEqual({
    success: true,
  });
  await server.close();
  const folder = dirname(dataPath);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  expect(files).not.toEqual([]);
  for (const { parentPath, name } of files) {
    expect(await readFile(join(parentPath, name), 'utf8')).not.toContain(SIGNAL_MARK);
  }
  expect(JSON.stringify(log)).not.toContain(SIGNAL_MARK);
  for (const { mock } of printed) expect(JSON.stringify(mock.calls)).not.toContain(SIGNAL_MARK);
});

test('a seat is still the same after the server has restarted', async () => {
  const first = await startTestServer({}, createSeed);
  const before = await connectTo(first, 'doctorA');
  const seat = { appointmentId: VISIT, seat: 'doctor-seat' };
  expect(await before.call('call_join', { ...seat, takesOver: true })).toEqual({ success: true });
  await first.close();
  const second = await startTestServer({ dataPath: first.dataPath });
  const after = await connectTo(second, 'doctorA');
  expect(await after.call('call_join', { ...seat, takesOver: false })).toEqual({ success: true });
  const other = { ...seat, seat: 'other-seat', takesOver: false };
  expect(await after.call('call_join', other)).toMatchObject({ code: 'taken-over' });
});

test('the configured STUN and TURN servers are sent to signed-in users alone', async () => {
  const stun = ['stun:stun.test:3478'];
  const urls = ['turn:turn.test:3478', 'turns:turn.test:443?transport=tcp'];
  const callServers = { stun, turn: { urls, secret: TURN_SECRET } };
  const { createDevice } = await startTestServer({ callServers }, createSeed);
  expect((await createDevice().call('listIceServers')).status).toBe(401);
  const device = createDevice();
  const { accessToken: token } = await signIn(device, people.patientA);
  const { body } = await device.call('listIceServers', {}, { token });
  const { iceServers } = callEndpoints.listIceServers.response.parse(body);
  expect(iceServers).toMatchObject([{ urls: stun }, { urls }]);
  expect(JSON.stringify(body)).not.toContain(TURN_SECRET);
});
