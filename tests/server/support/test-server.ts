import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import {
  defaultPrivacy,
  defaultQuotas,
  noCallServers,
} from '../../../backend/handlers/core/backend.ts';
import { defaultAddressLimits } from '../../../server/limits/address-limits.ts';
import type { LogEntry } from '../../../server/core/log.ts';
import type { ServerOptions } from '../../../server/options.ts';
import { startServer, type ServerEnvironment } from '../../../server/start-server.ts';
import {
  TEST_DOCTOR_WEBHOOK_SECRET,
  TEST_SMS_WEBHOOK_SECRET,
  TEST_WEBHOOK_SECRET,
} from '../../../backend/testing/test-secrets.ts';
import { createTestSeed } from '../../../backend/testing/test-seed.ts';
import { DEFAULT_SHARING_DAYS } from '../../../src/domain/records/sharing.ts';
import { createHttpDevice } from './http-device.ts';

/** A Monday morning in India. The test clock does not move. */
export const NOW = new Date('2026-11-23T04:00:00.000Z');

const frozen = { clock: { now: () => NOW }, readUptime: () => 0 };

export const PAGE = 'http://localhost:4173';

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function startTestServer(
  options: Partial<ServerOptions> = {},
  createSeed: ServerEnvironment['createSeed'] = () => createTestSeed(),
  addressLimits: ServerEnvironment['addressLimits'] = defaultAddressLimits,
  time: Pick<ServerEnvironment, 'clock' | 'readUptime' | 'noticeTickMs' | 'mailTls'> = frozen,
) {
  const folder = await temporaryFolder();
  const smsPath = join(folder, 'sms.jsonl');
  const dataPath = join(folder, 'caresetu.json');
  const log: LogEntry[] = [];
  const server = await startServer(
    {
      dataPath,
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseFolder: null,
      bucket: null,
      port: 0,
      host: 'localhost',
      publicUrl: null,
      origins: [PAGE],
      trustedProxies: [],
      appFolder: null,
      metricsReaders: ['loopback'],
      sharingDays: DEFAULT_SHARING_DAYS,
      drainSeconds: 0,
      refusesCommonPasswords: false,
      requiresSecondFactor: false,
      isReset: false,
      isClockRight: false,
      refusesDemoPeople: false,
      startsAt: NOW,
      sms: { kind: 'file', path: smsPath },
      email: null,
      signingKeys: [],
      dataKeys: [],
      webhookSecrets: [TEST_WEBHOOK_SECRET],
      doctorWebhookSecrets: [TEST_DOCTOR_WEBHOOK_SECRET],
      smsWebhookSecrets: [TEST_SMS_WEBHOOK_SECRET],
      reports: null,
      privacy: defaultPrivacy,
      callServers: noCallServers,
      latencyMs: null,
      faults: [],
      ...options,
    },
    (entry) => log.push(entry),
    {
      ...time,
      createSeed,
      limits: { passwordIterations: 1, ...defaultQuotas },
      addressLimits,
    },
  );
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= server.close());
  onTestFinished(close);
  return {
    url: server.url,
    close,
    dataPath,
    smsPath,
    log,
    createDevice: () => createHttpDevice(server.url),
  };
}
