import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { leastYears, MOST_YEARS } from '../src/domain/privacy/retention.ts';
import type { S3Settings } from './files/s3-files.ts';
import type { CallServers, PrivacySettings } from '../backend/handlers/core/backend.ts';
import { type Fault, parseFaults } from '../backend/faults/faults.ts';
import { KEY_BYTES } from './store/seal/key-ring.ts';
import { dateInIndia, indiaInstant, timeInIndia } from '../src/domain/time/india-time.ts';
import { isAddressRange } from './core/address-list.ts';
import {
  DEVELOPMENT_DOCTOR_WEBHOOK_SECRET,
  DEVELOPMENT_SMS_WEBHOOK_SECRET,
  DEVELOPMENT_WEBHOOK_SECRET,
  type FlagName,
  flags,
  LEAST_KEY_LENGTH,
  MOST_DRAIN_SECONDS,
  MOST_SHARING_DAYS,
  readText,
  usage,
} from './option-table.ts';
import { emailAddress } from '../src/contract/email.ts';
import { checkSecrets } from './secrets.ts';
import { StartError } from './core/start-error.ts';

export type SmsTarget =
  | { kind: 'console' }
  | { kind: 'file'; path: string }
  | { kind: 'gateway'; url: string; authorization: string | null };

export interface EmailTarget {
  host: string;
  port: number;
  /** TLS from the first byte. */
  isSecure: boolean;
  /** TLS by STARTTLS, or nothing is sent. */
  requiresTls: boolean;
  auth: { user: string; pass: string } | null;
  /** Of the sender. */
  from: string;
}

export type ReportTarget = { kind: 'console' } | { kind: 'webhook'; url: string; secret: string };

/** See RFC 7064 and RFC 7065. */
const HOST_AND_PORT = String.raw`(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?`;
const STUN_URL = new RegExp(`^stuns?:${HOST_AND_PORT}$`, 'i');
const TURN_URL = new RegExp(`^turns?:${HOST_AND_PORT}(?:\\?transport=(?:udp|tcp))?$`, 'i');
const SIGNING_KEY = new RegExp(`^[\\x21-\\x7e]{${LEAST_KEY_LENGTH},}$`);

export type ServerOptions = NonNullable<ReturnType<typeof readOptions>>;

/**
 * Flags take precedence over environment variables. Returns null for `--help`.
 * @throws {StartError} for an invalid option
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv) {
  const given = parseFlags(args);
  if (given.help) return null;
  const textOrNull = (name: TextFlag) => readText(name, given[name], env);
  const text = (name: TextFlag) => textOrNull(name) ?? '';
  const whole = (name: TextFlag, limits: Limits) => readWhole(name, text(name), limits);
  const host = readHost(text('host'));
  const publicUrl = readPublicUrl(text('url'));
  const trustedProxies = readAddresses('trust-proxy', text('trust-proxy'));
  const isOpen = trustedProxies.length > 0 || !isPrivate(host, publicUrl);
  const { databaseUrl, databaseDirectUrl, databaseFolder } = readDatabasePlace(given.database, env);
  const isProduction = readIsProduction(given, { publicUrl, trustedProxies, databaseUrl });
  if (isProduction) {
    checkSecrets(env, [
      DEVELOPMENT_WEBHOOK_SECRET,
      DEVELOPMENT_DOCTOR_WEBHOOK_SECRET,
      DEVELOPMENT_SMS_WEBHOOK_SECRET,
    ]);
  }
  if (databaseUrl !== null) refuseWithDatabase(given, 'DATABASE_URL');
  if (databaseFolder !== null) refuseWithDatabase(given, '--database');
  const secrets = (name: string, development: string) =>
    [
      env[name] || (isOpen || isProduction ? '' : development),
      env[`${name}_PREVIOUS`] || '',
    ].filter((secret) => secret !== '');
  const requiresKeys =
    (trustedProxies.length > 0 || databaseUrl !== null) && !given['insecure-no-key'];
  const signingKeys = readSigningKeys(env, requiresKeys);
  const dataKeys = readDataKeys(env, requiresKeys);
  if (dataKeys.some((key) => signingKeys.includes(Buffer.from(key).toString('base64')))) {
    throw new StartError('SIGNING_KEY and DATA_KEY must be different keys.');
  }
  const common = textOrNull('common-passwords');
  const callServers: CallServers = {
    stun: readCallServers('stun', text('stun'), STUN_URL),
    turn: readTurn(text('turn'), env['TURN_SECRET'] || ''),
  };
  return {
    dataPath: text('data'),
    /** A PostgreSQL URL, or null to use the data file. */
    databaseUrl,
    /** A URL that bypasses the connection pooler of `databaseUrl`, or null. */
    databaseDirectUrl,
    /** Folder of a database inside the process, to use instead of the data file. */
    databaseFolder,
    /** Null stores the files with the other data. */
    bucket: readBucket(env),
    port: whole('port', { most: 65_535 }),
    /** `localhost` listens on both 127.0.0.1 and ::1. */
    host,
    /** The URL that browsers use, if it differs. */
    publicUrl,
    origins: text('origins').split(',').map(readOrigin),
    /** Proxies whose X-Forwarded-For and X-Request-Id are trusted. */
    trustedProxies,
    appFolder: text('app') || null,
    metricsReaders: readAddresses('metrics', text('metrics')),
    sharingDays: whole('sharing-days', { of: 'days', most: MOST_SHARING_DAYS }),
    /** Seconds to keep accepting connections after SIGTERM. */
    drainSeconds: whole('drain', { of: 'seconds', most: MOST_DRAIN_SECONDS }),
    refusesCommonPasswords: common === null ? isOpen : isRefused(common),
    requiresSecondFactor: isRequired(textOrNull('require-second-factor')),
    isReset: given.reset ?? false,
    isClockRight: given['clock-is-right'] ?? false,
    /** For real users: without the demo's people, whose password is published. */
    refusesDemoPeople: isProduction,
    /** The clock starts here and goes on. Null for the device's time. */
    startsAt: readStart(given.at),
    sms: readSms(textOrNull('sms') ?? (isLoopback(host) ? 'console' : ''), host, env),
    /** Null if the server sends no e-mail. */
    email: readEmail(text('email-from'), env),
    signingKeys,
    /** The first one encrypts, and all decrypt. If empty, the data stays plain. */
    dataKeys,
    webhookSecrets: secrets('WEBHOOK_SECRET', DEVELOPMENT_WEBHOOK_SECRET),
    doctorWebhookSecrets: secrets('DOCTOR_WEBHOOK_SECRET', DEVELOPMENT_DOCTOR_WEBHOOK_SECRET),
    smsWebhookSecrets: secrets('SMS_WEBHOOK_SECRET', DEVELOPMENT_SMS_WEBHOOK_SECRET),
    reports: readReports(env, !isOpen && databaseUrl === null),
    privacy: {
      contact: readContact(text('grievance-name'), text('grievance-email')),
      retention: {
        medicalRecordYears: whole('record-years', {
          least: leastYears.medicalRecordYears,
          most: MOST_YEARS,
        }),
        paymentYears: whole('payment-years', { least: leastYears.paymentYears, most: MOST_YEARS }),
      },
    },
    callServers,
    /** The least and the most, or null. For development. */
    latencyMs: readLatency(given.latency),
    faults: readFaults(given.faults),
  };
}

type Given = ReturnType<typeof parseFlags>;

type TextFlag = {
  [Name in FlagName]: (typeof flags)[Name]['type'] extends 'string' ? Name : never;
}[FlagName];

/** @throws {StartError} if a server with real users is to have the demo's people */
function readIsProduction(
  given: Given,
  place: { publicUrl: string | null; trustedProxies: string[]; databaseUrl: string | null },
): boolean {
  const { publicUrl, trustedProxies, databaseUrl } = place;
  const mayHaveDemoPeople = given['demo-people'] ?? false;
  const isPublic = (publicUrl?.startsWith('https:') ?? false) || trustedProxies.length > 0;
  if (isPublic && mayHaveDemoPeople) {
    throw new StartError(
      '--demo-people is for a demonstration: their password is published. It does not go with an https --url or with --trust-proxy.',
    );
  }
  return isPublic || (databaseUrl !== null && !mayHaveDemoPeople);
}

function refuseWithDatabase(given: Given, setting: string): void {
  const fileOnly = `so it works with a data file only. ${setting} names a database.`;
  const either = `is about a data file, but ${setting} names a database. Leave one of them out.`;
  const reasons = {
    at: `sets the clock for a demonstration, ${fileOnly}`,
    latency: `delays or fails calls on purpose, ${fileOnly}`,
    faults: `delays or fails calls on purpose, ${fileOnly}`,
    data: either,
    reset: either,
  };
  for (const [name, reason] of Object.entries(reasons)) {
    if (name in given) throw new StartError(`--${name} ${reason}`);
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
      options: flags,
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

interface Limits {
  of?: string;
  /** @default 0 */
  least?: number;
  most: number;
}

function readWhole(flag: string, text: string, { of, least = 0, most }: Limits): number {
  const hasDigitsOnly = /^\d+$/.test(text) && text.length <= String(most).length;
  const value = Number(text);
  if (hasDigitsOnly && value >= least && value <= most) return value;
  const kind = of ? `a whole number of ${of}` : 'a whole number';
  throw new StartError(`--${flag} must be ${kind} from ${least} to ${most}, not "${text}".`);
}

function isRefused(text: string): boolean {
  if (text === 'refuse' || text === 'allow') return text === 'refuse';
  throw new StartError(`--common-passwords must be refuse or allow, not "${text}".`);
}

function isRequired(text: string | null): boolean {
  if (text === null || text === 'doctors') return text !== null;
  throw new StartError(`--require-second-factor must be doctors, not "${text}".`);
}

/** The value of a header (RFC 9110, 5.5): the scheme, a space, the credential. */
const AUTHORIZATION = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

function readSms(target: string, host: string, env: NodeJS.ProcessEnv): SmsTarget {
  const sms = readSmsTarget(target, host);
  const authorization = env['SMS_AUTHORIZATION'] || null;
  if (authorization === null) return sms;
  if (sms.kind !== 'gateway') {
    throw new StartError("SMS_AUTHORIZATION needs a gateway's address in --sms.");
  }
  if (!AUTHORIZATION.test(authorization)) {
    throw new StartError(
      'SMS_AUTHORIZATION must be the value of a header, such as Bearer and a token, in ASCII.',
    );
  }
  return { ...sms, authorization };
}

function readSmsTarget(target: string, host: string): SmsTarget {
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
  return { kind: 'gateway', url: url.href, authorization: null };
}

const SMTP_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

function readEmail(from: string, env: NodeJS.ProcessEnv): EmailTarget | null {
  const address = env['SMTP_URL'] || '';
  if (from === '' && address === '') return null;
  if (from === '' || address === '') {
    throw new StartError('SMTP_URL and --email-from need each other.');
  }
  if (!emailAddress.safeParse(from).success) {
    throw new StartError(`--email-from must be an e-mail address, not "${from}".`);
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  const port = url && SMTP_PORTS[url.protocol];
  if (!url?.hostname || !port || !['', '/'].includes(url.pathname) || url.search || url.hash) {
    throw new StartError(
      'SMTP_URL must be such as smtps://user:password@smtp.example.in or smtp://smtp.example.in:587.',
    );
  }
  const { hostname } = url;
  const isSecure = url.protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || port,
    isSecure,
    requiresTls: !isSecure && !isLoopback(hostname),
    auth: url.username ? readLogin(url) : null,
    from,
  };
}

function readLogin({ username, password }: URL): EmailTarget['auth'] {
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    throw new StartError(
      'The user name and the password in SMTP_URL must be percent-encoded, such as %25 for a %.',
    );
  }
}

function readContact(name: string, email: string): PrivacySettings['contact'] {
  if (name === '' && email === '') return null;
  if (name !== '' && /^[^\s@]+@[^\s@]+$/.test(email)) return { name, email };
  throw new StartError('--grievance-name and --grievance-email need each other, with an address.');
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
