import type { CallName } from '../../calls.ts';
import type { Device, Reply } from '../../targets/device.ts';
import { expectThat } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { SetCookie } from '../../targets/set-cookie.ts';

/**
 * A login may set other cookies, such as that of a known device. A refresh sets only the session's.
 * @param isKept true if the cookie must outlive the browser session
 */
export async function expectLoginCookies(
  kit: Kit,
  device: Device,
  reply: Reply<CallName>,
  isKept: boolean,
): Promise<void> {
  expectSafeCookies(kit, reply);
  const refreshed = await device.call('refreshAtStart');
  const names = new Set(refreshed.cookies.map(({ name }) => name));
  const cookies = reply.cookies.filter(({ name }) => names.has(name));
  expectSessionCookie(kit, { ...reply, cookies }, isKept);
}

/** @param isKept true if the cookie must outlive the browser session */
export function expectSessionCookie(kit: Kit, reply: Reply<CallName>, isKept: boolean): void {
  const set = expectSafeCookies(kit, reply);
  expectThat(reply, 'header Set-Cookie', set.length > 0, 'there', 'missing');
  for (const cookie of set) {
    const lifetime = cookie.isKept ? 'Max-Age or Expires set' : 'neither Max-Age nor Expires';
    const wanted = isKept ? 'Max-Age or Expires set' : 'neither Max-Age nor Expires';
    expectThat(
      reply,
      `cookie ${cookie.name}: lifetime`,
      cookie.isKept === isKept,
      wanted,
      lifetime,
    );
  }
}

export function expectSafeCookies(kit: Kit, reply: Reply<CallName>): SetCookie[] {
  const set = reply.cookies.filter((cookie) => !cookie.isRemoved);
  const isSecureSite = kit.target.url.startsWith('https:');
  for (const cookie of set) {
    const flag = (name: string, isRight: boolean, expected: string, actual: unknown) =>
      expectThat(reply, `cookie ${cookie.name}: ${name}`, isRight, expected, actual);
    flag('HttpOnly', cookie.isHttpOnly, 'set', 'missing');
    const isSameSite = cookie.sameSite === 'lax' || cookie.sameSite === 'strict';
    const isSafe = isSameSite || (cookie.sameSite === 'none' && cookie.isSecure);
    flag('SameSite', isSafe, 'Lax or Strict (or None with Secure)', cookie.sameSite ?? 'missing');
    flag('Secure', cookie.isSecure || !isSecureSite, 'set', 'missing');
    flag('Path', cookie.path === '/', '/', cookie.path ?? 'missing');
  }
  return set;
}
