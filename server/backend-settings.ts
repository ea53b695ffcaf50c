import type { Backend } from '../backend/handlers/core/backend.ts';
import { Passwords } from '../backend/handlers/core/passwords.ts';
import { GEOCODER_PATH } from '../backend/core/paths.ts';
import {
  cookieAttempts,
  cookieDevices,
  cookieSessions,
} from '../backend/handlers/auth/session-cookie.ts';
import { createCommonPasswordCheck } from './common-passwords.ts';
import { createFaultyNetwork } from './faulty-network.ts';
import { readClientAddress } from './limits/client-address.ts';
import type { HashPool } from './limits/hash-pool.ts';
import type { ServerOptions } from './options.ts';

/** Per thread. While one hashes, the others read and write the store. */
const CALLS_PER_HASH_THREAD = 2;

/** Per thread. The last one waits about five seconds. */
const WAITING_CALLS_PER_HASH_THREAD = 64;

export async function createPasswordRules(
  { refusesCommonPasswords }: ServerOptions,
  hashPool: HashPool,
): Promise<Pick<Backend, 'passwords' | 'isTooCommon'>> {
  return {
    passwords: new Passwords({
      deriveKey: hashPool.deriveKey,
      maxRunning: hashPool.size * CALLS_PER_HASH_THREAD,
      maxWaiting: hashPool.size * WAITING_CALLS_PER_HASH_THREAD,
    }),
    isTooCommon: refusesCommonPasswords ? await createCommonPasswordCheck() : () => false,
  };
}

export function backendSettings(options: ServerOptions, baseUrl: string) {
  return {
    baseUrl,
    geocoderUrl: baseUrl + GEOCODER_PATH,
    sessions: cookieSessions,
    attempts: cookieAttempts,
    devices: cookieDevices,
    addressOf: readClientAddress,
    requiresSecondFactor: options.requiresSecondFactor,
    acceptsReports: options.reports !== null,
    signingKeys: options.signingKeys,
    webhookSecrets: options.webhookSecrets,
    doctorWebhookSecrets: options.doctorWebhookSecrets,
    smsWebhookSecrets: options.smsWebhookSecrets,
    sharingDays: options.sharingDays,
    privacy: options.privacy,
    callServers: options.callServers,
    network: createFaultyNetwork(options),
  };
}
