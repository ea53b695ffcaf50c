import type { DeviceName } from '../../../src/domain/account/device-name.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { randomId } from '../../core/crypto.ts';
import { secondsAfter } from '../../core/time.ts';
import type { KnownDeviceRecord } from '../../store/records.ts';
import type { UnitOfWork } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { signClaim, verifyClaim } from '../core/signed-claims.ts';
import { sendHeaders } from './sign-in.ts';

/** A year after the last login. */
export const KNOWN_DEVICE_SECONDS = 365 * 24 * 60 * 60;
/** Accounts that one browser has tokens for. A token has about 110 characters. */
export const MOST_ACCOUNTS = 10;
/** For one account. The least recently used one is removed. */
export const MOST_DEVICES = 20;

export interface DeviceToken {
  token: string;
  accountId: string;
  deviceId: string;
}

/** Returns the device that has logged in to this account before, if it is one (ADR 0087). */
export async function findKnownDevice(
  { store, clock }: Pick<Backend, 'store' | 'clock'>,
  tokens: readonly DeviceToken[],
  accountId: string,
): Promise<KnownDeviceRecord | null> {
  const deviceId = tokens.find((token) => token.accountId === accountId)?.deviceId;
  if (deviceId === undefined) return null;
  const device = await store.read((reads) => reads.get('knownDevices', deviceId));
  const isOwn = device?.accountId === accountId && device.expiresAt > clock.now().toISOString();
  return isOwn ? device : null;
}

/** @param known the device of the request, or null for a new one */
export async function storeKnownDevice(
  unit: UnitOfWork,
  accountId: string,
  { known, name }: { known: KnownDeviceRecord | null; name: DeviceName },
  now: Date,
): Promise<KnownDeviceRecord> {
  const lastUsedAt = now.toISOString();
  const changes = {
    device: name,
    lastUsedAt,
    expiresAt: secondsAfter(now, KNOWN_DEVICE_SECONDS),
  };
  if (known && (await unit.get('knownDevices', known.id))) {
    return unit.update('knownDevices', known.id, changes);
  }
  const others = await unit.find('knownDevices', { accountId });
  others.sort((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt));
  for (const { id } of others.slice(MOST_DEVICES - 1)) await unit.remove('knownDevices', id);
  const device = { id: randomId(), accountId, createdAt: lastUsedAt, ...changes };
  await unit.insert('knownDevices', device);
  return device;
}

/** A change of the password ends all of them. */
export async function endKnownDevices(unit: UnitOfWork, accountId: string): Promise<void> {
  for (const { id } of await unit.find('knownDevices', { accountId })) {
    await unit.remove('knownDevices', id);
  }
}

/** Sends the device's token, beside those of other accounts. */
export async function sendDeviceToken(
  backend: Backend,
  { request, responseHeaders }: Pick<RequestContext<Endpoint>, 'request' | 'responseHeaders'>,
  { id, accountId }: KnownDeviceRecord,
): Promise<void> {
  const token = await signClaim(backend, 'device', `${accountId}.${id}`, KNOWN_DEVICE_SECONDS);
  const others = (await readDeviceTokens(backend, request))
    .filter((other) => other.accountId !== accountId)
    .map((other) => other.token);
  const tokens = [token, ...others].slice(0, MOST_ACCOUNTS);
  sendHeaders(responseHeaders, backend.devices.write(request, tokens));
}

/** Those of the request, without forged and expired ones. */
export async function readDeviceTokens(
  backend: Pick<Backend, 'store' | 'clock' | 'signingKeys' | 'devices'>,
  request: Request,
): Promise<DeviceToken[]> {
  const tokens = backend.devices.read(request).slice(0, MOST_ACCOUNTS);
  const read = await Promise.all(
    tokens.map(async (token) => {
      const claim = await verifyClaim(backend, 'device', token);
      if (claim === null) return [];
      const [accountId = '', deviceId = ''] = claim.split('.');
      return [{ token, accountId, deviceId }];
    }),
  );
  return read.flat();
}
