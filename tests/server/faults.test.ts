import { expect, test } from 'vitest';
import { parseFaults } from '../../backend/faults/faults.ts';
import { people, signIn } from '../../backend/testing/test-seed.ts';
import { startTestServer } from './support/test-server.ts';

test('the server fails the calls of --faults: with an error, or by a cut after the call was done', async () => {
  const { faults } = parseFaults('updateAccount:busy@1,updateAccount:lost@2');
  const { createDevice } = await startTestServer({ faults });
  const device = createDevice();
  const { accessToken: token } = await signIn(device, people.patientA);
  const rename = (name: string) => device.call('updateAccount', {}, { token, body: { name } });
  const busy = await rename('Busy Name');
  expect(busy).toMatchObject({ status: 503, body: { success: false, code: 'busy' } });
  expect(busy.headers.get('retry-after')).toBe('5');
  await expect(rename('Lost Name')).rejects.toThrow('fetch failed');
  const { body } = await device.call('getAccount', {}, { token });
  expect(body).toMatchObject({ name: 'Lost Name' });
  expect((await rename('Last Name')).status).toBe(200);
});

test('the server delays its responses by --latency', async () => {
  const { createDevice } = await startTestServer({ latencyMs: [60, 60] });
  const start = performance.now();
  expect((await createDevice().call('listHospitals')).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(55);
});
