import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  createTestSeed,
  people,
  type PersonName,
  signIn,
} from '../../backend/testing/test-seed.ts';
import { openSocketConnection } from '../../tools/conformance/targets/socket-connection.ts';
import { type ClockedCluster, startClockedCluster } from './support/clocked-cluster.ts';
import { createTestDatabase } from './support/test-database.ts';

const stops: (() => Promise<void>)[] = [];
const onEnd = (stop: () => Promise<void>) => void stops.unshift(stop);
let cluster: ClockedCluster;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-slots-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  const databaseUrl = await createTestDatabase({ onEnd });
  cluster = await startClockedCluster({ databaseUrl, folder, onEnd });
}, 120_000);

afterAll(async () => {
  for (const stop of stops) await stop();
}, 60_000);

const { id: doctorId } = people.doctorA;

async function follow(index: number, name: PersonName) {
  const { accessToken } = await signIn(cluster.createDevice(), people[name]);
  const events: unknown[] = [];
  const url = cluster.servers[index]?.url ?? '';
  const connection = await openSocketConnection(url, accessToken, null, (event, payload) => {
    if (event === 'slots_changed') events.push(payload);
  });
  onTestFinished(() => connection.close());
  connection.register(people[name].id);
  expect(await connection.call('follow_slots', { doctorId })).toEqual({ success: true });
  return events;
}

test('followers at all processes get a time that is taken and freed, once each', async () => {
  await cluster.reset(createTestSeed([]));
  const followers = [await follow(0, 'patientB'), await follow(1, 'doctorB')];
  const device = cluster.createDevice();
  const { accessToken: token } = await signIn(device, people.patientA);
  const slot = { date: '2026-11-24', time: '10:00' };
  const body = { doctorId, ...slot, appointmentType: 'video', notes: 'A cough' };
  const booked = await device.call('bookAppointment', { doctorId }, { token, body });
  const { id } = Object(booked.body).appointment;
  await device.call('cancelAppointment', { id }, { token, body: {} });
  for (const events of followers) {
    await expect
      .poll(() => events, { timeout: 10_000 })
      .toEqual([
        { doctorId, taken: [slot], freed: [] },
        { doctorId, taken: [], freed: [slot] },
      ]);
  }
}, 60_000);
