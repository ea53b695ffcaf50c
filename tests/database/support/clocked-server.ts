import { Client } from 'pg';
import * as z from 'zod/mini';
import {
  defaultPrivacy,
  defaultQuotas,
  noCallServers,
} from '../../../backend/handlers/core/backend.ts';
import { startServer } from '../../../server/start-server.ts';
import { TEST_URL } from '../../../backend/testing/test-backend.ts';
import { DEFAULT_SHARING_DAYS } from '../../../src/domain/records/sharing.ts';
import {
  TEST_DOCTOR_WEBHOOK_SECRET,
  TEST_SMS_WEBHOOK_SECRET,
  TEST_WEBHOOK_SECRET,
} from '../../../backend/testing/test-secrets.ts';
import {
  clockedServerOptions,
  initialState,
  serverState,
  type ServerReport,
} from './clocked-cluster.ts';

/** This process is a server whose clock and isolation level a test sets. */
const NEVER_MS = 2 ** 31 - 1;
const {
  databaseUrl,
  dataPath = '',
  smsPath,
  gateway,
  email = null,
  noticeTickMs = NEVER_MS,
} = clockedServerOptions.parse(JSON.parse(process.argv[2] ?? ''));

let state = initialState;

process.on('message', (message) => {
  state = serverState.parse(message);
  report(state);
});
process.on('disconnect', () => process.exit());

const BEGIN = 'BEGIN ISOLATION LEVEL SERIALIZABLE';
const begin = z.string().check(z.startsWith(BEGIN));

/** The product's writes have only one isolation level. Tests weaken it to check the constraints. */
const query = new Proxy(Client.prototype.query, {
  apply(target, client, [statement, ...rest]) {
    const text = begin.safeParse(statement).data;
    const weakened = text?.replace(BEGIN, `BEGIN ISOLATION LEVEL ${state.isolation}`);
    return Reflect.apply(target, client, [weakened ?? statement, ...rest]);
  },
});
Object.assign(Client.prototype, { query });

const unlimited = 1_000_000;
const server = await startServer(
  {
    dataPath,
    databaseUrl,
    databaseDirectUrl: null,
    databaseFolder: null,
    bucket: null,
    port: 0,
    host: 'localhost',
    publicUrl: TEST_URL,
    origins: [],
    trustedProxies: ['loopback'],
    appFolder: null,
    metricsReaders: ['loopback'],
    sharingDays: DEFAULT_SHARING_DAYS,
    drainSeconds: 0,
    refusesCommonPasswords: false,
    requiresSecondFactor: false,
    isReset: false,
    isClockRight: false,
    refusesDemoPeople: false,
    startsAt: new Date(initialState.now),
    sms: gateway ? { kind: 'gateway', ...gateway } : { kind: 'file', path: smsPath },
    email,
    signingKeys: [],
    dataKeys: [],
    webhookSecrets: [TEST_WEBHOOK_SECRET],
    doctorWebhookSecrets: [TEST_DOCTOR_WEBHOOK_SECRET],
    smsWebhookSecrets: [TEST_SMS_WEBHOOK_SECRET],
    reports: { kind: 'console' },
    privacy: defaultPrivacy,
    callServers: noCallServers,
    latencyMs: null,
    faults: [],
  },
  () => undefined,
  {
    clock: { now: () => new Date(state.now) },
    createSeed: () => {
      throw new Error('The data is there');
    },
    limits: { passwordIterations: 1, ...defaultQuotas },
    // All tests have one address.
    readUptime: () => 0,
    noticeTickMs,
    addressLimits: {
      codes: unlimited,
      guesses: unlimited,
      logins: unlimited,
      places: unlimited,
      calendars: unlimited,
      stops: unlimited,
    },
  },
);
report({ url: server.url });

function report(one: ServerReport): void {
  process.send?.(one);
}
