import { expect, test } from 'vitest';
import type { endpoints } from '../../../src/contract/endpoints.ts';
import { createMemoryStore } from '../../store/core/memory-store.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { createTestSeed, people, visit } from '../../testing/test-seed.ts';

type EndpointName = keyof typeof endpoints;

const { patientA, doctorA } = people;

async function start() {
  const seed = createTestSeed([visit('visit', '10:00', 'pending')]);
  const store = createMemoryStore(seed);
  const chat = await createTestChat({ store });
  await chat.send('patientA', 'doctorA', 'Hello');
  const verification = { status: 'suspended' as const, suspendedAt: '2026-11-23T03:00:00.000Z' };
  await store.write((unit) => unit.update('doctors', doctorA.id, { verification }));
  return chat;
}

const messageBody = { clientId: 'one', content: { textContent: 'Hello', shareDoc: null } };

test.each<[EndpointName, Record<string, string>, object?]>([
  ['listIceServers', {}],
  ['exportAccount', {}],
  ['acceptAppointment', { id: 'visit' }],
  ['sendMessage', { recipientId: patientA.id }, messageBody],
  ['openConversation', { id: people.patientB.id }],
  ['listRecords', { id: patientA.id }],
  ['getHealthFacts', { id: patientA.id }],
])('a suspended doctor cannot call %s', async (name, params, body) => {
  const { call } = await start();
  const reply = await call('doctorA', name, params, body && { body });
  expect(reply.status).toBe(403);
});

test.each<[EndpointName, Record<string, string>]>([
  ['listAppointments', { id: doctorA.id }],
  ['listInboxUsers', {}],
  ['listMessages', { id: patientA.id }],
  ['getDoctorProfile', { id: doctorA.id }],
])('a suspended doctor still reads by %s', async (name, params) => {
  const { call } = await start();
  expect((await call('doctorA', name, params)).status).toBe(200);
});
