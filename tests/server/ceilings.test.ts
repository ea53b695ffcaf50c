import { expect, test } from 'vitest';
import { ceilings } from '../../backend/handlers/core/ceilings.ts';
import { people, type PersonName, signIn } from '../../backend/testing/test-seed.ts';
import { startTestServer } from './support/test-server.ts';

/** The server's clock does not move, so what an account has used up does not come back. */
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
      async writeUntilRefused() {
        for (let turn = 0; turn <= ceilings.writes.burst; turn += 1) {
          const { status } = await write();
          if (status === 429) return turn;
        }
        return null;
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
  // The first call of a session counts as the session's.
  await busy.read();
  expect(await busy.writeUntilRefused()).toBe(ceilings.writes.burst);
  const refused = await busy.write();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(refused.headers.get('retry-after')).toBe('1');
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
  expect(await thief.writeUntilRefused()).not.toBeNull();
  expect((await owner.write()).status).toBe(400);
});
