import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { leastYears, MOST_YEARS } from '../src/domain/privacy/retention.ts';
import type { S3Settings } from './files/s3-files.ts';
import { DEFAULT_SHARING_DAYS } from '../src/domain/records/sharing.ts';
import type { CallServers, PrivacySettings } from '../backend/handlers/core/backend.ts';
import { type Fault, parseFaults } from '../backend/faults/faults.ts';
import { KEY_BYTES } from './store/seal/key-ring.ts';
import { dateInIndia, indiaInstant, timeInIndia } from '../src/domain/time/india-time.ts';
import { isAddressRange } from './core/address-list.ts';
import { checkSecrets } from './secrets.ts';
import { StartError } from './core/start-error.ts';

export type SmsTarget =
  | { kind: 'console' }
  | { kind: 'file'; path: string }
  | { kind: 'gateway'; url: string };

export type ReportTarget = { kind: 'console' } | { kind: 'webhook'; url: string; secret: string };

export interface ServerOptions {
  dataPath: string;
  /** A PostgreSQL URL, or null to use the data file. */
  databaseUrl: string | null;
  /** A URL that bypasses the connection pooler of `databaseUrl`, or null. */
  databaseDirectUrl: string | null;
  /** Folder of a database inside the process, to use instead of the data file. */
  databaseFolder: string | null;
  /** Null stores the files with the other data. */
  bucket: S3Settings | null;
  port: number;
  /** `localhost` listens on both 127.0.0.1 and ::1. */
  host: string;
  /** The URL that browsers use, if it differs. */
  publicUrl: string | null;
  origins: string[];
  /** Proxies whose X-Forwarded-For and X-Request-Id are trusted. */
  trustedProxies: string[];
  appFolder: string | null;
  metricsReaders: string[];
  sharingDays: number;
  /** Seconds to keep accepting connections after SIGTERM. */
  drainSeconds: number;
  refusesCommonPasswords: boolean;
  requiresSecondFactor: boolean;
  isReset: boolean;
  /** For real users: without the demo's people, whose password is published. */
  refusesDemoPeople: boolean;
  /** The clock starts here and goes on. Null for the device's time. */
  startsAt: Date | null;
  sms: SmsTarget;
  signingKeys: string[];
  /** The first one encrypts, and all decrypt. If empty, the data stays plain. */
  dataKeys: Uint8Array[];
  webhookSecrets: string[];
  doctorWebhookSecrets: string[];
  reports: ReportTarget | null;
  privacy: PrivacySettings;
  callServers: CallServers;
  /** The least and the most, or null. For development. */
  latencyMs: readonly [number, number] | null;
  faults: Fault[];
}

const MOST_DRAIN_SECONDS = 300;
const MOST_SHARING_DAYS = 365;
const LEAST_KEY_LENGTH = 32;
/** See RFC 7064 and RFC 7065. */
const HOST_AND_PORT = String.raw`(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?`;
const STUN_URL = new RegExp(`^stuns?:${HOST_AND_PORT}$`, 'i');
const TURN_URL = new RegExp(`^turns?:${HOST_AND_PORT}(?:\\?transport=(?:udp|tcp))?$`, 'i');
const SIGNING_KEY = new RegExp(`^[\\x21-\\x7e]{${LEAST_KEY_LENGTH},}$`);

/** Both are public, so use them only on servers that other machines cannot reach. */
export const DEVELOPMENT_WEBHOOK_SECRET = 'development-webhook-secret';
export const DEVELOPMENT_DOCTOR_WEBHOOK_SECRET = 'development-doctor-webhook-secret';

export const usage = `npm run server -- [options]

  --data FILE      where the data is kept (CARESETU_DATA; data/caresetu.json)
  --database FOLDER  stores the data in a PostgreSQL inside the process instead, to try it without
                   a server (CARESETU_DATABASE; none; docs/postgresql.md)
  --port NUMBER    the port to listen on (CARESETU_PORT; 5003)
  --host NAME      the address to listen on (CARESETU_HOST; localhost, this machine only)
  --url ADDRESS    the address that browsers know it by, behind a proxy (CARESETU_URL;
                   where it listens)
  --origins LIST   the pages that may call it, separated by commas (CARESETU_ORIGINS;
                   ports 4173, 5173 and 6006 of localhost and 127.0.0.1)
  --trust-proxy LIST  the proxies that say in X-Forwarded-For who calls, separated by commas:
                   addresses, subnets such as 10.0.0.0/8, or loopback, linklocal, uniquelocal
                   (CARESETU_TRUST_PROXY; none)
  --app [FOLDER]   serves the built app too, with public pages from live data
                   (CARESETU_APP; dist, if no folder is given)
  --metrics LIST   the addresses that may read /metrics, as for --trust-proxy
                   (CARESETU_METRICS; loopback)
  --drain SECONDS  after SIGTERM, how long /ready answers 503 before the server accepts no more
                   connections, so that a balancer notices (CARESETU_DRAIN; 0)
  --sharing-days NUMBER  for how many days after a visit its doctor may read what the patient
                   shares (CARESETU_SHARING_DAYS; 7; applies to visits booked from then on)
  --common-passwords  refuse or allow the 10,000 most common passwords at sign-up and at a change
                   (CARESETU_COMMON_PASSWORDS; allow on this machine only, else refuse)
  --require-second-factor doctors  doctors must turn on two-step sign-in before all else
                   (CARESETU_REQUIRE_SECOND_FACTOR; off)
  --sms TARGET     where one-time codes go (CARESETU_SMS): console, which only localhost
                   may use and does unless told otherwise; a file, as JSON lines; or the
                   http(s) address of a gateway, which gets each as a JSON POST
  --stun LIST      STUN servers for video visits, separated by commas, such as
                   stun:stun.example.in:3478 (CARESETU_STUN; none)
  --turn LIST      TURN servers for them, such as turn:turn.example.in:3478 and
                   turns:turn.example.in:443?transport=tcp (CARESETU_TURN; none; needs TURN_SECRET)
  --grievance-name NAME, --grievance-email ADDRESS
                   who answers questions and complaints about data; the app shows both
                   (CARESETU_GRIEVANCE_NAME, CARESETU_GRIEVANCE_EMAIL; none)
  --record-years NUMBER  how long medical records, visits and messages stay after a patient's
                   last visit, once the patient has deleted the account
                   (CARESETU_RECORD_YEARS; 3, the least)
  --payment-years NUMBER  the same for payments, after their financial year
                   (CARESETU_PAYMENT_YEARS; 8, the least)
  --latency RANGE  delays each response, such as 200-900 (ms), to see the app on a slow network
                   (none; refused with a database)
  --faults LIST    makes calls fail, such as bookAppointment:slot-taken,sendMessage:lost~5
                   (none; refused with a database; docs/server.md)
  --demo-people    allows a DATABASE_URL with the demo's people, for a demonstration; refused with an
                   https --url and with --trust-proxy
  --insecure-no-key  starts without a SIGNING_KEY and a DATA_KEY where they are required
  --at TIME        starts the clock at this time in India, such as 2026-11-25T09:10; it goes on from
                   there (the device's time; refused with a database)
  --reset          starts over; the data that was there is kept beside the file
  --help           shows this

With an https --url, with --trust-proxy, and with DATABASE_URL unless --demo-people is given, the
server creates none of the demo's people and refuses data that have them. Each secret below then
needs 32 bytes or more, 16 of them different, and no two may be equal.

SIGNING_KEY signs access tokens and one-time codes: ${LEAST_KEY_LENGTH} characters at least, such as from
openssl rand -base64 32. It is required with DATABASE_URL and with --trust-proxy; elsewhere, the
server makes one, which is in its data. SIGNING_KEY_PREVIOUS is accepted, too.
DATA_KEY encrypts health notes, messages and files in the data: 32 bytes as base64, such as from
openssl rand -base64 32. It is required in the same cases. Without it, such data cannot be read again:
store it apart from the data and its backups. Data of DATA_KEY_PREVIOUS is read, too.
WEBHOOK_SECRET is what helpers' devices and a payment provider must send along as X-Webhook-Secret
(${DEVELOPMENT_WEBHOOK_SECRET} on this machine only; elsewhere, with a public --url, with
--trust-proxy or with DATABASE_URL, webhooks are refused without one). WEBHOOK_SECRET_PREVIOUS is accepted, too.
DOCTOR_WEBHOOK_SECRET and DOCTOR_WEBHOOK_SECRET_PREVIOUS are the same for the back office, which
verifies doctors (${DEVELOPMENT_DOCTOR_WEBHOOK_SECRET}, in the same case only).
REPORT_WEBHOOK_URL is the https address (http on this machine) that gets reports about users, each as
a JSON POST with REPORT_WEBHOOK_SECRET as X-Webhook-Secret. Without it, reports are shown on the
console on this machine only; elsewhere, and with DATABASE_URL, the app offers none.
TURN_SECRET is the static-auth-secret of coturn, for --turn: ${LEAST_KEY_LENGTH} characters at least.
DATABASE_URL, such as postgres://user:password@host/name, stores the data in PostgreSQL instead of a
file, for any number of servers (docs/postgresql.md). DATABASE_DIRECT_URL is the same database
without its connection pooler, if DATABASE_URL is a PgBouncer.
S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY store files in an
S3-compatible bucket instead (docs/server.md).
OTEL_EXPORTER_OTLP_ENDPOINT, such as http://localhost:4318, gets traces (docs/operations.md).
None of them is an option: those can be read by everybody on a machine.
`;

const defaultOrigins = ['localhost', '127.0.0.1'].flatMap((host) =>
  [4173, 5173, 6006].map((port) => `http://${host}:${port}`),
);

/**
 * Flags take precedence over environment variables. Returns null for `--help`.
 * @throws {StartError} for an invalid option
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): ServerOptions | null {
  const flags = parseFlags(args);
  if (flags.help) return null;
  const text = (name: keyof typeof flags, fallback: string) =>
    String(flags[name] ?? (env[`CARESETU_${name.toUpperCase().replaceAll('-', '_')}`] || fallback));
  const host = readHost(text('host', 'localhost'));
  const publicUrl = readPublicUrl(text('url', ''));
  const trustedProxies = readAddresses(
    'trust-proxy',
    flags['trust-proxy'] ?? (env['CARESETU_TRUST_PROXY'] || ''),
  );
  const isOpen = trustedProxies.length > 0 || !isPrivate(host, publicUrl);
  const { databaseUrl, databaseDirectUrl, databaseFolder } = readDatabasePlace(flags.database, env);
  const isProduction = readIsProduction(flags, { publicUrl, trustedProxies, databaseUrl });
  if (isProduction) {
    checkSecrets(env, [DEVELOPMENT_WEBHOOK_SECRET, DEVELOPMENT_DOCTOR_WEBHOOK_SECRET]);
  }
  if (databaseUrl !== null) refuseWithDatabase(flags, 'DATABASE_URL');
  if (databaseFolder !== null) refuseWithDatabase(flags, '--database');
  const secrets = (name: string, development: string) =>
    [
      env[name] || (isOpen || isProduction ? '' : development),
      env[`${name}_PREVIOUS`] || '',
    ].filter((secret) => secret !== '');
  const requiresKeys =
    (trustedProxies.length > 0 || databaseUrl !== null) && !flags['insecure-no-key'];
  const signingKeys = readSigningKeys(env, requiresKeys);
  const dataKeys = readDataKeys(env, requiresKeys);
  if (dataKeys.some((key) => signingKeys.includes(Buffer.from(key).toString('base64')))) {
    throw new StartError('SIGNING_KEY and DATA_KEY must be different keys.');
  }
  const common = flags['common-passwords'] ?? (env['CARESETU_COMMON_PASSWORDS'] || null);
  return {
    dataPath: text('data', 'data/caresetu.json'),
    databaseUrl,
    databaseDirectUrl,
    databaseFolder,
    bucket: readBucket(env),
    port: readPort(text('port', '5003')),
    host,
    publicUrl,
    origins: text('origins', defaultOrigins.join(',')).split(',').map(readOrigin),
    trustedProxies,
    appFolder: text('app', '') || null,
    metricsReaders: readAddresses('metrics', text('metrics', 'loopback')),
    sharingDays: readSharingDays(
      flags['sharing-days'] ?? (env['CARESETU_SHARING_DAYS'] || String(DEFAULT_SHARING_DAYS)),
    ),
    drainSeconds: readDrain(text('drain', '0')),
    refusesCommonPasswords: common === null ? isOpen : isRefused(common),
    requiresSecondFactor: isRequired(
      flags['require-second-factor'] ?? (env['CARESETU_REQUIRE_SECOND_FACTOR'] || null),
    ),
    isReset: flags.reset ?? false,
    refusesDemoPeople: isProduction,
    startsAt: readStart(flags.at),
    sms: readSms(text('sms', isLoopback(host) ? 'console' : ''), host),
    signingKeys,
    dataKeys,
    webhookSecrets: secrets('WEBHOOK_SECRET', DEVELOPMENT_WEBHOOK_SECRET),
    doctorWebhookSecrets: secrets('DOCTOR_WEBHOOK_SECRET', DEVELOPMENT_DOCTOR_WEBHOOK_SECRET),
    reports: readReports(env, !isOpen && databaseUrl === null),
    privacy: {
      contact: readContact(text('grievance-name', ''), text('grievance-email', '')),
      retention: {
        medicalRecordYears: readYears('record-years', text, leastYears.medicalRecordYears),
        paymentYears: readYears('payment-years', text, leastYears.paymentYears),
      },
    },
    callServers: {
      stun: readCallServers('stun', text('stun', ''), STUN_URL),
      turn: readTurn(text('turn', ''), env['TURN_SECRET'] || ''),
    },
    latencyMs: readLatency(flags.latency),
    faults: readFaults(flags.faults),
  };
}

type Flags = ReturnType<typeof parseFlags>;

/** @throws {StartError} if a server with real users is to have the demo's people */
function readIsProduction(
  flags: Flags,
  {
    publicUrl,
    trustedProxies,
    databaseUrl,
  }: Pick<ServerOptions, 'publicUrl' | 'trustedProxies' | 'databaseUrl'>,
): boolean {
  const mayHaveDemoPeople = flags['demo-people'] ?? false;
  const isPublic = (publicUrl?.startsWith('https:') ?? false) || trustedProxies.length > 0;
  if (isPublic && mayHaveDemoPeople) {
    throw new StartError(
      '--demo-people is for a demonstration: their password is published. It does not go with an https --url or with --trust-proxy.',
    );
  }
  return isPublic || (databaseUrl !== null && !mayHaveDemoPeople);
}

function refuseWithDatabase({ data, reset, latency, faults, at }: Flags, setting: string): void {
  if (at !== undefined) {
    throw new StartError(
      `--at sets the clock for a demonstration, so it works with a data file only. ${setting} names a database.`,
    );
  }
  for (const [name, value] of Object.entries({ latency, faults })) {
    if (value === undefined) continue;
    throw new StartError(
      `--${name} delays or fails calls on purpose, so it works with a data file only. ${setting} names a database.`,
    );
  }
  for (const [name, value] of Object.entries({ data, reset })) {
    if (value === undefined) continue;
    throw new StartError(
      `--${name} is about a data file, but ${setting} names a database. Leave one of them out.`,
    );
  }
}

function readStart(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const [date = '', time = ''] = text.split('T');
  const start = indiaInstant(date, time);
  // A day such as 31 February would become another.
  if (Number.isNaN(start.getTime()) || `${dateInIndia(start)}T${timeInIndia(start)}` !== text) {
    throw new StartError(`--at must be a time in India such as 2026-11-25T09:10, not "${text}".`);
  }
  return start;
}

function isPrivate(host: string, publicUrl: string | null): boolean {
  return isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function readLatency(text: string | undefined): readonly [number, number] | null {
  if (text === undefined) return null;
  const [, least, most = least] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  if (least === undefined || Number(most) < Number(least)) {
    throw new StartError('--latency must be milliseconds, such as 500 or 200-900.');
  }
  return [Number(least), Number(most)];
}

function readFaults(text: string | undefined): Fault[] {
  if (text === undefined) return [];
  const { faults, problems } = parseFaults(text);
  if (problems.length > 0) throw new StartError(`--faults: ${problems.join('\n')}`);
  if (faults.some(({ endpoint }) => endpoint === 'call_join')) {
    throw new StartError('--faults: Only the demo can make call_join fail.');
  }
  return faults;
}

const DEFAULT_APP = 'dist';

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args: args.flatMap((arg, at) =>
        arg === '--app' && /^(--|$)/.test(args[at + 1] ?? '') ? [arg, DEFAULT_APP] : [arg],
      ),
      options: {
        data: { type: 'string' },
        database: { type: 'string' },
        port: { type: 'string' },
        host: { type: 'string' },
        url: { type: 'string' },
        origins: { type: 'string' },
        'common-passwords': { type: 'string' },
        'require-second-factor': { type: 'string' },
        'trust-proxy': { type: 'string' },
        app: { type: 'string' },
        metrics: { type: 'string' },
        drain: { type: 'string' },
        'sharing-days': { type: 'string' },
        sms: { type: 'string' },
        stun: { type: 'string' },
        turn: { type: 'string' },
        'grievance-name': { type: 'string' },
        'grievance-email': { type: 'string' },
        'record-years': { type: 'string' },
        'payment-years': { type: 'string' },
        latency: { type: 'string' },
        faults: { type: 'string' },
        'insecure-no-key': { type: 'boolean' },
        'demo-people': { type: 'boolean' },
        reset: { type: 'boolean' },
        at: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/**
 * Sets at most one of `databaseUrl` and `databaseFolder`.
 * @param folder the value of `--database`
 * @throws {StartError} for an invalid URL, or if the settings contradict each other
 */
export function readDatabasePlace(folder: string | undefined, env: NodeJS.ProcessEnv) {
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  const databaseDirectUrl = readDatabaseUrl(env, 'DATABASE_DIRECT_URL');
  const databaseFolder = folder ?? (env['CARESETU_DATABASE'] || null);
  if (databaseUrl !== null && databaseFolder !== null) {
    throw new StartError('DATABASE_URL and --database name two databases. Leave one of them out.');
  }
  if (databaseUrl === null && databaseDirectUrl !== null) {
    throw new StartError('DATABASE_DIRECT_URL needs a DATABASE_URL.');
  }
  return { databaseUrl, databaseDirectUrl, databaseFolder };
}

function readDatabaseUrl(
  env: NodeJS.ProcessEnv,
  name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
): string | null {
  const text = env[name] || null;
  if (text === null) return null;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (!/^postgres(?:ql)?:$/.test(protocol)) {
    throw new StartError(`${name} must be like postgres://user:password@host/name.`);
  }
  return text;
}

export function readBucket(env: NodeJS.ProcessEnv): S3Settings | null {
  const settings = {
    endpoint: env['S3_ENDPOINT'] || '',
    bucket: env['S3_BUCKET'] || '',
    region: env['S3_REGION'] || '',
    accessKeyId: env['S3_ACCESS_KEY_ID'] || '',
    secretAccessKey: env['S3_SECRET_ACCESS_KEY'] || '',
  };
  const values = Object.values(settings);
  if (values.every((value) => value === '')) return null;
  if (values.includes('') || !isOrigin(settings.endpoint)) {
    throw new StartError(
      'A bucket needs S3_ENDPOINT (such as https://s3.ap-south-1.amazonaws.com, without a path), S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    );
  }
  return settings;
}

function readHost(host: string): string {
  if (host !== 'localhost' && isIP(host) === 0) {
    throw new StartError(`--host must be localhost or an IP address, not "${host}".`);
  }
  return host;
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) {
    throw new StartError(`--port must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function readPublicUrl(text: string): string | null {
  if (text === '') return null;
  if (!isOrigin(text)) {
    throw new StartError(
      `--url must be an address such as https://app.example, without a path; "${text}" is none.`,
    );
  }
  return text;
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.origin === text && /^https?:$/.test(url.protocol);
}

function readOrigin(text: string): string {
  const origin = text.trim();
  if (!isOrigin(origin)) {
    throw new StartError(
      `--origins must be addresses such as https://app.example or http://localhost:4173, without a path; "${origin}" is none.`,
    );
  }
  return origin;
}

function readAddresses(flag: string, text: string): string[] {
  const addresses = text === '' ? [] : text.split(',').map((address) => address.trim());
  for (const address of addresses) {
    if (!isAddressRange(address)) {
      throw new StartError(
        `--${flag} must be addresses, subnets such as 10.0.0.0/8, loopback, linklocal or uniquelocal, not "${address}".`,
      );
    }
  }
  return addresses;
}

function readDrain(text: string): number {
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(seconds <= MOST_DRAIN_SECONDS)) {
    throw new StartError(
      `--drain must be a whole number of seconds from 0 to ${MOST_DRAIN_SECONDS}, not "${text}".`,
    );
  }
  return seconds;
}

function readSharingDays(text: string): number {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(days <= MOST_SHARING_DAYS)) {
    throw new StartError(
      `--sharing-days must be a whole number of days from 0 to ${MOST_SHARING_DAYS}, not "${text}".`,
    );
  }
  return days;
}

function isRefused(text: string): boolean {
  if (text === 'refuse' || text === 'allow') return text === 'refuse';
  throw new StartError(`--common-passwords must be refuse or allow, not "${text}".`);
}

function isRequired(text: string | null): boolean {
  if (text === null || text === 'doctors') return text !== null;
  throw new StartError(`--require-second-factor must be doctors, not "${text}".`);
}

function readSms(target: string, host: string): SmsTarget {
  if (target === 'console' && isLoopback(host)) return { kind: 'console' };
  if (target === 'console' || target === '') {
    throw new StartError(
      `One-time codes are shown on the console on localhost only. With --host ${host}, name a file or a gateway's address with --sms.`,
    );
  }
  if (!/^[a-z]+:\/\//i.test(target)) return { kind: 'file', path: target };
  const url = URL.canParse(target) ? new URL(target) : null;
  if (url?.username || url?.password) {
    throw new StartError('--sms must not contain a user name or a password.');
  }
  if (!url || !isConfidential(url)) {
    throw new StartError(
      `--sms must be console, a file, or an https address (http on this machine), not "${target}".`,
    );
  }
  return { kind: 'gateway', url: url.href };
}

function readContact(name: string, email: string): PrivacySettings['contact'] {
  if (name === '' && email === '') return null;
  if (name !== '' && /^[^\s@]+@[^\s@]+$/.test(email)) return { name, email };
  throw new StartError('--grievance-name and --grievance-email need each other, with an address.');
}

function readYears<F extends 'record-years' | 'payment-years'>(
  flag: F,
  text: (flag: F, fallback: string) => string,
  least: number,
): number {
  const given = text(flag, String(least));
  const years = /^\d{1,2}$/.test(given) ? Number(given) : Number.NaN;
  if (years >= least && years <= MOST_YEARS) return years;
  throw new StartError(
    `--${flag} must be a whole number from ${least} to ${MOST_YEARS}, not "${given}".`,
  );
}

function readReports(env: NodeJS.ProcessEnv, mayPrint: boolean): ReportTarget | null {
  const address = env['REPORT_WEBHOOK_URL'] || '';
  const secret = env['REPORT_WEBHOOK_SECRET'] || '';
  if (address === '' && secret === '') return mayPrint ? { kind: 'console' } : null;
  if (address === '' || secret === '') {
    throw new StartError('REPORT_WEBHOOK_URL and REPORT_WEBHOOK_SECRET need each other.');
  }
  if (!/^[\x21-\x7e]+$/.test(secret)) {
    throw new StartError(
      'REPORT_WEBHOOK_SECRET must be letters, digits and signs of ASCII, without spaces.',
    );
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !isConfidential(url) || url.username || url.password) {
    throw new StartError(
      'REPORT_WEBHOOK_URL must be an https address (http on this machine) without a user name or a password.',
    );
  }
  return { kind: 'webhook', url: url.href, secret };
}

function readCallServers(flag: 'stun' | 'turn', text: string, pattern: RegExp): string[] {
  const urls = text === '' ? [] : text.split(',').map((url) => url.trim());
  const wrong = urls.find((url) => !pattern.test(url));
  if (wrong === undefined) return urls;
  throw new StartError(
    `--${flag} must be addresses such as ${flag}:${flag}.example.in:3478, not "${wrong}".`,
  );
}

function readTurn(text: string, secret: string): CallServers['turn'] {
  const urls = readCallServers('turn', text, TURN_URL);
  if (urls.length === 0 && secret === '') return null;
  if (urls.length === 0 || secret === '') {
    throw new StartError('--turn and TURN_SECRET need each other.');
  }
  if (!SIGNING_KEY.test(secret)) {
    throw new StartError(
      `TURN_SECRET must be at least ${LEAST_KEY_LENGTH} letters, digits and signs of ASCII, without spaces.`,
    );
  }
  return { urls, secret };
}

/**
 * @param isRequired defaults to false
 * @throws {StartError} for a missing or wrong key; its message has no key
 */
export function readDataKeys(env: NodeJS.ProcessEnv, isRequired = false): Uint8Array[] {
  const [key, previous] = (['DATA_KEY', 'DATA_KEY_PREVIOUS'] as const).map((name) => {
    const text = env[name] || null;
    const bytes = text === null ? null : Buffer.from(text, 'base64');
    if (bytes && (bytes.byteLength !== KEY_BYTES || bytes.toString('base64') !== text)) {
      throw new StartError(
        `${name} must be ${KEY_BYTES} bytes as base64. Make one with: openssl rand -base64 32.`,
      );
    }
    return bytes;
  });
  if (!key && previous) throw new StartError('DATA_KEY_PREVIOUS needs a DATA_KEY.');
  if (!key && isRequired) throw missingKey('DATA_KEY');
  return [key, previous].flatMap((bytes) => bytes ?? []);
}

function missingKey(name: string): StartError {
  return new StartError(
    `${name} is missing, which DATABASE_URL and --trust-proxy need. Make one with: openssl rand -base64 32. Only --insecure-no-key starts without it.`,
  );
}

/** @throws {StartError} for a missing, short or unreadable key. Its message has no key. */
function readSigningKeys(env: NodeJS.ProcessEnv, isRequired: boolean): string[] {
  const [key, previous] = (['SIGNING_KEY', 'SIGNING_KEY_PREVIOUS'] as const).map((name) => {
    const value = env[name] || null;
    if (value !== null && !SIGNING_KEY.test(value)) {
      throw new StartError(
        `${name} must be at least ${LEAST_KEY_LENGTH} letters, digits and signs of ASCII, without spaces.`,
      );
    }
    return value;
  });
  if (!key && previous) throw new StartError('SIGNING_KEY_PREVIOUS needs a SIGNING_KEY.');
  if (!key && isRequired) throw missingKey('SIGNING_KEY');
  return [key, previous].flatMap((value) => value ?? []);
}

function isConfidential({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
