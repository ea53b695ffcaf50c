import { pictureFile } from '../../../../src/contract/account.ts';
import type { CallName } from '../../calls.ts';
import { check } from '../../check.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectFile,
  expectThat,
  expectUncached,
  expectWrongField,
} from '../../expectations.ts';
import { claimedPng, pictureForm } from '../../pictures.ts';
import type { Kit } from '../../kit.ts';

const wrong = 'not-this-password';

/** The login resets the count of failed attempts. */
async function withWrongPassword(kit: Kit, name: CallName, body: Record<string, string>) {
  const { call } = await kit.as('patientB');
  expectError(await call(name, { body }), 'wrong-password');
  await kit.signIn('patientB');
}

export const accountChecks = [
  check("returns the caller's account", 'getAccount', async (kit) => {
    for (const person of ['patientA', 'doctorA'] as const) {
      const { user, call } = await kit.as(person);
      const reply = await call('getAccount');
      const { id, name, role, phone } = expectResponse(reply);
      const { phone: own } = kit.target.accounts[person];
      const { id: ownId, name: ownName, role: ownRole } = user;
      expectEqual(
        reply,
        'body',
        { id, name, role, phone },
        { id: ownId, name: ownName, role: ownRole, phone: own },
      );
      expectUncached(reply);
    }
  }),
  check('changes the name and ignores all other fields', 'updateAccount', async (kit) => {
    const { call } = await kit.as('patientA');
    const before = expectResponse(await call('getAccount'));
    kit.onCleanup(async () => {
      expectResponse(await call('updateAccount', { body: { name: before.name } }));
    });
    const name = 'Conformance Check';
    const body = { name, role: 'doctor', phone: '9000000000', id: 'someone-else' };
    const reply = await call('updateAccount', { body });
    expectEqual(reply, 'body', expectResponse(reply), { ...before, name });
    const after = expectResponse(await call('getAccount'));
    expectEqual(reply, 'account', after, { ...before, name });
  }),
  check('rejects a name without visible characters', 'updateAccount', async (kit) => {
    const { call } = await kit.as('patientA');
    for (const name of ['  ', '\u200b\u2060', '\u3164\u202e']) {
      expectWrongField(await call('updateAccount', { body: { name } }), 'name');
    }
  }),
  check('rejects a name with a line break or a control character', 'updateAccount', async (kit) => {
    const { call } = await kit.as('patientA');
    for (const name of [
      'Asha\nRao',
      'Asha\r\nRao',
      'Asha\u2028Rao',
      'Asha\tRao',
      'Asha\u0007Rao',
    ]) {
      expectWrongField(await call('updateAccount', { body: { name } }), 'name');
    }
  }),
  check('removes bidi controls from a name', 'updateAccount', async (kit) => {
    const { call } = await kit.as('patientA');
    const before = expectResponse(await call('getAccount'));
    kit.onCleanup(async () => {
      expectResponse(await call('updateAccount', { body: { name: before.name } }));
    });
    const reply = await call('updateAccount', { body: { name: '\u202eConformance\u2069 Check' } });
    expectEqual(reply, 'name', expectResponse(reply).name, 'Conformance Check');
  }),
  check('rejects a picture of more than 40 megapixels', 'changePicture', async (kit) => {
    const { call } = await kit.as('patientA');
    expectError(await call('changePicture', { form: pictureForm(claimedPng(6325)) }), 'too-large');
  }),
  check('rejects a picture of 12 MB', 'changePicture', async (kit) => {
    const { call } = await kit.as('patientA');
    const form = pictureForm('x'.repeat(12 * 1024 * 1024));
    expectError(await call('changePicture', { form }), 'too-large');
  }),
  check(
    'rejects a file that is not a picture, even if it is declared as one',
    'changePicture',
    async (kit) => {
      const { call } = await kit.as('patientA');
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      for (const content of [drawing, 'A text', '%PDF-1.7']) {
        const form = pictureForm(content, pictureFile.types[0]);
        expectError(await call('changePicture', { form }), 'unsupported-file');
      }
    },
  ),
  check('rejects an unknown id', 'getPicture', async (kit) => {
    const params = { id: 'nobody-has-this-id' };
    expectError(await kit.guest().call('getPicture', { params }), 'not-found');
  }),
  check('rejects a wrong current password', 'changePassword', async (kit) => {
    const body = { currentPassword: wrong, newPassword: 'another-password' };
    await withWrongPassword(kit, 'changePassword', body);
  }),
  check('rejects a new password that is too short', 'changePassword', async (kit) => {
    const { call } = await kit.as('patientB');
    const { password } = kit.target.accounts.patientB;
    const body = { currentPassword: password, newPassword: 'short' };
    expectWrongField(await call('changePassword', { body }), 'newPassword');
  }),
  check('changes the password and ends all other sessions', 'changePassword', async (kit) => {
    const { password } = kit.target.accounts.patientB;
    const other = await kit.signIn('patientB');
    const own = await kit.signIn('patientB');
    // Set the same password again, so that a failed run does not lock anyone out.
    const body = { currentPassword: password, newPassword: password };
    const reply = await own.call('changePassword', { body });
    expectResponse(reply);
    kit.clearMemo('patientB');
    const ended = await other.device.call('refreshAtStart');
    expectError({ ...ended, name: 'changePassword' }, 'session-ended', 'not-signed-in');
    const stays = await own.call('getAccount');
    expectThat(reply, 'own session', stays.status === 200, 'alive', stays.status);
  }),
  check('rejects a wrong password', 'deleteAccount', async (kit) => {
    await withWrongPassword(kit, 'deleteAccount', { password: wrong });
  }),
  check("exports the user's data without secrets", 'exportAccount', async (kit) => {
    const { user, call } = await kit.as('patientA');
    const reply = await call('exportAccount');
    const text = new TextDecoder().decode(expectFile(reply, 'application/json'));
    expectUncached(reply);
    const { phone } = kit.target.accounts.patientA;
    for (const own of [user.id, phone]) {
      expectThat(reply, 'body', text.includes(own), own, 'missing');
    }
    const secret = /"(password\w*|\w*tokenHash|codeHash)"/i.exec(text)?.[1];
    expectThat(reply, secret ?? 'secrets', secret === undefined, 'kept secret', 'part of the file');
  }),
];
