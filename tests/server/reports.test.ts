import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { people, signIn } from '../../backend/testing/test-seed.ts';
import { startTestServer } from './support/test-server.ts';

test('a report is posted to its webhook with the secret', async () => {
  const received: unknown[] = [];
  const office = createServer(async (request, response) => {
    const secret = request.headers['x-webhook-secret'];
    received.push({ secret, body: await json(request) });
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    office.closeAllConnections();
    office.close();
  });
  await once(office, 'listening');
  const address = office.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { createDevice } = await startTestServer({
    reports: { kind: 'webhook', url: `http://127.0.0.1:${port}/reports`, secret: 'office-secret' },
  });
  const device = createDevice();
  const { accessToken: token } = await signIn(device, people.patientA);
  const params = { id: people.doctorA.id };
  await device.call('openConversation', params, { token });
  const body = { clientId: 'one', reason: 'fraud', note: 'Asks for money' };
  expect((await device.call('reportPartner', params, { token, body })).status).toBe(200);
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    secret: 'office-secret',
    body: {
      id: `${people.patientA.id}.one`,
      reporter: { id: people.patientA.id, role: 'patient' },
      reported: { id: people.doctorA.id, role: 'doctor' },
      reason: 'fraud',
      note: 'Asks for money',
      message: null,
    },
  });
});
