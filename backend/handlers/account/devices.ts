import type { HttpHandler } from 'msw';
import {
  accountEndpoints,
  type DeviceSession,
  type KnownDevice,
} from '../../../src/contract/account.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { findKnownDevice, readDeviceTokens } from '../auth/known-devices.ts';
import { endSessions } from '../auth/sessions.ts';
import { ApiError } from '../core/api-error.ts';
import { type Backend, commitAndThrow } from '../core/backend.ts';
import { type Caller, signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';

export function deviceHandlers(backend: Backend): HttpHandler[] {
  const { store, realtime } = backend;

  return [
    endpointHandler(backend, accountEndpoints.listSessions, ({ caller }) =>
      store.read((reads) => listSessions(backend, reads, caller)),
    ),

    endpointHandler(backend, accountEndpoints.endSession, async ({ params, caller }) => {
      const { id } = signedIn(caller);
      const left = await commitAndThrow(store, async (unit) => {
        const session = await unit.get('sessions', params.id);
        if (session?.accountId !== id) {
          return new ApiError('not-found', 'This device is already signed out.');
        }
        await unit.remove('sessions', session.id);
        return listSessions(backend, unit, caller);
      });
      await realtime.closeEnded(id);
      return left;
    }),

    endpointHandler(backend, accountEndpoints.endOtherSessions, async ({ caller }) => {
      const { id } = signedIn(caller);
      const left = await store.write(async (unit) => {
        await endSessions(unit, id, caller.sessionId);
        return listSessions(backend, unit, caller);
      });
      await realtime.closeEnded(id);
      return left;
    }),

    endpointHandler(backend, accountEndpoints.listKnownDevices, async ({ caller, request }) => {
      const { id } = signedIn(caller);
      const own = await findKnownDevice(backend, await readDeviceTokens(backend, request), id);
      return store.read((reads) => listKnownDevices(backend, reads, id, own?.id));
    }),

    endpointHandler(
      backend,
      accountEndpoints.endKnownDevice,
      async ({ params, caller, request }) => {
        const { id } = signedIn(caller);
        const own = await findKnownDevice(backend, await readDeviceTokens(backend, request), id);
        return commitAndThrow(store, async (unit) => {
          const device = await unit.get('knownDevices', params.id);
          if (device?.accountId !== id) {
            return new ApiError('not-found', 'This device is already removed.');
          }
          await unit.remove('knownDevices', device.id);
          return listKnownDevices(backend, unit, id, own?.id);
        });
      },
    ),
  ];
}

async function listSessions(
  { clock }: Backend,
  reads: ReadTransaction,
  caller: Caller,
): Promise<DeviceSession[]> {
  const now = clock.now().toISOString();
  const sessions = await reads.find('sessions', { accountId: signedIn(caller).id });
  return sessions
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ id, device, createdAt, rotatedAt }) => ({
      id,
      browser: device?.browser ?? '',
      system: device?.system ?? '',
      createdAt,
      lastUsedAt: rotatedAt,
      isCurrent: id === caller.sessionId,
    }))
    .sort(currentFirst);
}

async function listKnownDevices(
  { clock }: Backend,
  reads: ReadTransaction,
  accountId: string,
  currentId: string | undefined,
): Promise<KnownDevice[]> {
  const now = clock.now().toISOString();
  const devices = await reads.find('knownDevices', { accountId });
  return devices
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      ...device,
      createdAt,
      lastUsedAt,
      isCurrent: id === currentId,
    }))
    .sort(currentFirst);
}

function currentFirst(a: DeviceSession | KnownDevice, b: DeviceSession | KnownDevice): number {
  return Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt);
}
