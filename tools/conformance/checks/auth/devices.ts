import { check } from '../../check.ts';
import { expectEqual, expectError, expectResponse, expectThat } from '../../expectations.ts';

export const deviceChecks = [
  check("lists the caller's sessions with the current one first", 'listSessions', async (kit) => {
    await kit.signIn('patientB');
    const { call } = await kit.signIn('patientB');
    const reply = await call('listSessions');
    const sessions = expectResponse(reply);
    expectThat(reply, 'sessions', sessions.length >= 2, 'at least 2', sessions.length);
    const isCurrent = sessions.map((session) => session.isCurrent);
    expectEqual(reply, 'isCurrent', isCurrent, [true, ...isCurrent.slice(1).map(() => false)]);
  }),
  check('ends one session and no other', 'endSession', async (kit) => {
    const other = await kit.signIn('patientB');
    const own = await kit.signIn('patientB');
    const listed = expectResponse(await other.call('listSessions'));
    const params = { id: listed.find(({ isCurrent }) => isCurrent)?.id ?? '' };
    const reply = await own.call('endSession', { params });
    const left = expectResponse(reply).map(({ id }) => id);
    expectThat(reply, 'sessions', !left.includes(params.id), 'without the ended one', left);
    const ended = await other.device.call('refreshAtStart');
    expectError({ ...ended, name: 'endSession' }, 'session-ended', 'not-signed-in');
    const stays = await own.call('getAccount');
    expectThat(reply, 'own session', stays.status === 200, 'alive', stays.status);
  }),
  check("does not end another user's session", 'endSession', async (kit) => {
    const other = await kit.signIn('patientB');
    const [session] = expectResponse(await other.call('listSessions'));
    const params = { id: session?.id ?? '' };
    expectError(await (await kit.as('patientA')).call('endSession', { params }), 'not-found');
    const stays = await other.call('getAccount');
    expectThat({ name: 'endSession' }, 'session', stays.status === 200, 'alive', stays.status);
  }),
  check('ends all sessions but the current one', 'endOtherSessions', async (kit) => {
    const other = await kit.signIn('patientB');
    const own = await kit.signIn('patientB');
    const reply = await own.call('endOtherSessions');
    kit.clearMemo('patientB');
    const left = expectResponse(reply).map(({ isCurrent }) => isCurrent);
    expectEqual(reply, 'sessions', left, [true]);
    const ended = await other.device.call('refreshAtStart');
    expectError({ ...ended, name: 'endOtherSessions' }, 'session-ended', 'not-signed-in');
  }),
  check('lists the browser that has logged in, once', 'listKnownDevices', async (kit) => {
    await kit.signIn('patientB');
    const { device, call } = await kit.signIn('patientB');
    const first = expectResponse(await call('listKnownDevices'));
    const body = { ...kit.target.accounts.patientB, role: 'patient', remember: false };
    const again = expectResponse(await device.call('login', { body }));
    const token =
      again.accessToken ?? expectResponse(await device.call('refreshOn403')).accessToken;
    const reply = await device.call('listKnownDevices', { token });
    const current = (devices: typeof first) =>
      devices.filter(({ isCurrent }) => isCurrent).map(({ id }) => id);
    const listed = expectResponse(reply);
    expectEqual(reply, 'isCurrent', current(listed), current(first).slice(0, 1));
    expectEqual(reply, 'first device', current(listed.slice(0, 1)), current(listed));
  }),
  check(
    'is ended by a new password, but for the device that sets it',
    'listKnownDevices',
    async (kit) => {
      const { password } = kit.target.accounts.patientB;
      await kit.signIn('patientB');
      const own = await kit.signIn('patientB');
      const body = { currentPassword: password, newPassword: password };
      expectResponse(await own.call('changePassword', { body }));
      kit.clearMemo('patientB');
      const reply = await own.call('listKnownDevices');
      const isCurrent = expectResponse(reply).map((device) => device.isCurrent);
      expectEqual(reply, 'devices', isCurrent, [true]);
    },
  ),
  check('removes one known device, and its session goes on', 'endKnownDevice', async (kit) => {
    const other = await kit.signIn('patientB');
    const own = await kit.signIn('patientB');
    const listed = expectResponse(await other.call('listKnownDevices'));
    const params = { id: listed.find(({ isCurrent }) => isCurrent)?.id ?? '' };
    const reply = await own.call('endKnownDevice', { params });
    const left = expectResponse(reply).map(({ id }) => id);
    expectThat(reply, 'devices', !left.includes(params.id), 'without the removed one', left);
    expectResponse(await other.call('getAccount'));
  }),
  check("does not remove another user's known device", 'endKnownDevice', async (kit) => {
    const other = await kit.signIn('patientB');
    const [device] = expectResponse(await other.call('listKnownDevices'));
    const params = { id: device?.id ?? '' };
    expectError(await (await kit.as('patientA')).call('endKnownDevice', { params }), 'not-found');
  }),
];
