import { check } from '../../check.ts';
import {
  expectEqual,
  expectError,
  expectResponse,
  expectUncached,
  expectWrongField,
} from '../../expectations.ts';

/** They send no e-mail: the kit cannot read one. */
export const emailChecks = [
  check('shows callers their address, uncached', 'getEmail', async (kit) => {
    const reply = await (await kit.as('patientA')).call('getEmail');
    const { address, verifiedAt } = expectResponse(reply);
    expectEqual(reply, 'verifiedAt', verifiedAt === null, address === null);
    expectUncached(reply);
  }),
  check('refuses an address of two lines', 'changeEmail', async (kit) => {
    const { call } = await kit.as('patientA');
    const { password } = kit.target.accounts.patientA;
    const body = { address: 'own@example.com\r\nBcc: other@example.com', password };
    expectWrongField(await call('changeEmail', { body }), 'address');
  }),
  check('has no code to check before one was sent', 'verifyEmail', async (kit) => {
    const { call } = await kit.as('patientB');
    expectResponse(await call('removeEmail'));
    expectError(await call('verifyEmail', { body: { code: '000000' } }), 'otp-expired');
  }),
  check('removes the address, also without one', 'removeEmail', async (kit) => {
    const { call } = await kit.as('patientB');
    expectResponse(await call('removeEmail'));
    const reply = await call('removeEmail');
    const { address, pending } = expectResponse(reply);
    expectEqual(reply, 'address', [address, pending], [null, null]);
  }),
  check('has a 404 for an unknown link', 'showUnsubscribe', async (kit) => {
    const params = { token: 'unknown' };
    expectError(await kit.guest().call('showUnsubscribe', { params }), 'not-found');
  }),
  check('has a 404 for an unknown link', 'unsubscribe', async (kit) => {
    const params = { token: 'unknown' };
    expectError(await kit.guest().call('unsubscribe', { params }), 'not-found');
  }),
];
