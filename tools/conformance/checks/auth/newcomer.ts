import { check } from '../../check.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectFile,
  expectThat,
} from '../../expectations.ts';
import { newcomer, opensAccount } from '../../newcomer.ts';
import { pictureForm, png } from '../../pictures.ts';
import { Skipped } from '../../difference.ts';
import type { Kit } from '../../kit.ts';

const portrait = (kit: Kit) =>
  kit.memoize('portrait', async () => {
    const { call } = await newcomer(kit);
    const reply = await call('changePicture', { form: pictureForm(png) });
    return { reply, address: expectResponse(reply).profilePicture };
  });

export const newcomerChecks = [
  check(
    "replaces the caller's picture",
    'changePicture',
    async (kit) => {
      const { reply, address } = await portrait(kit);
      const isAddress = address !== null && URL.canParse(address, kit.target.url);
      expectThat(reply, 'profilePicture', isAddress, 'an address', address);
      const { call } = await newcomer(kit);
      const { profilePicture } = expectResponse(await call('getAccount'));
      expectEqual(reply, 'profilePicture', profilePicture, address);
    },
    opensAccount,
  ),
  check(
    'serves the uploaded picture unchanged to guests',
    'getPicture',
    async (kit) => {
      const { address } = await portrait(kit);
      const [, id] = /\/api\/pictures\/([^/]+)$/.exec(address ?? '') ?? [];
      if (id === undefined) throw new Skipped('pictures are served from elsewhere');
      const reply = await kit.guest().call('getPicture', { params: { id } });
      expectEqual(reply, 'body', [...expectFile(reply, 'image/png')], [...png]);
    },
    opensAccount,
  ),
  check(
    'removes the picture when the request has no file',
    'changePicture',
    async (kit) => {
      const { call } = await newcomer(kit);
      await portrait(kit);
      const reply = await call('changePicture', { body: {} });
      expectEqual(reply, 'profilePicture', expectResponse(reply).profilePicture, null);
    },
    opensAccount,
  ),
  check(
    'deletes the account, its sessions and its password',
    'deleteAccount',
    async (kit) => {
      const { user, password, device, call } = await newcomer(kit);
      const { phone } = expectResponse(await call('getAccount'));
      const reply = await call('deleteAccount', { body: { password } });
      expectResponse(reply);
      const refresh = await device.call('refreshAtStart');
      expectError({ ...refresh, name: 'deleteAccount' }, 'session-ended', 'not-signed-in');
      const body = { phone, password, role: user.role, remember: false };
      const login = await kit.guest().call('login', { body });
      expectError({ ...login, name: 'deleteAccount' }, 'wrong-credentials');
    },
    opensAccount,
  ),
];
