import { expect, test } from 'vitest';
import { ceilings } from '../../backend/handlers/core/ceilings.ts';
import { people, type PersonName, signIn } from '../../backend/testing/test-seed.ts';
import { startTestServer } from './support/test-server.ts';

async function start() {
  const { createDevice } = await startTestServer();
  return async (name: PersonName) => {
    const device = createDevice();
    const { accessToken: token } = await signIn(device, people[name]);
    // Its body is wrong. It counts as a write, but changes nothing.
    const write = () =>
      device.call('sendMessage', { recipientId: people.doctorA.id }, { token, body: {} });
    return {
      write,
      async writeTooMuch() {
        const count = 3 * ceilings.writes.burst;
        const replies = await Promise.all(Array.from({ length: count }, write));
        return replies.filter(({ status }) => status === 429);
      },
      read: () => device.call('getAccount', {}, { token }),
      endOtherSessions: () => device.call('endOtherSessions', {}, { token }),
    };
  };
}

test('an account that writes too much gets 429 with Retry-After; it can read and end sessions, and others are not affected', async () => {
  const open = await start();
  const busy = await open('patientA');
  const other = await open('patientB');
  const [refused] = await busy.writeTooMuch();
  expect(refused?.body).toMatchObject({ code: 'too-many-requests' });
  expect(refused?.headers.get('retry-after')).toBe('1');
  expect((await other.write()).status).toBe(400);
  expect((await busy.read()).status).toBe(200);
  expect((await busy.endOtherSessions()).status).toBe(200);
});

test('calls of an ended session do not count as those of its account', async () => {
  const open = await start();
  const thief = await open('patientA');
  const owner = await open('patientA');
  await owner.endOtherSessions();
  expect(await thief.write()).toMatchObject({ status: 403, body: { code: 'token-expired' } });
  expect(await thief.writeTooMuch()).not.toEqual([]);
  expect((await owner.write()).status).toBe(400);
});
