import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  TEST_DATA_KEY,
  TEST_SIGNING_KEY,
  TEST_WEBHOOK_SECRET,
} from '../backend/testing/test-secrets.ts';
import {
  DEVELOPMENT_DOCTOR_WEBHOOK_SECRET,
  DEVELOPMENT_SMS_WEBHOOK_SECRET,
  DEVELOPMENT_WEBHOOK_SECRET,
  listSettings,
  usage,
} from './option-table.ts';
import { isLoopback, readOptions } from './options.ts';

const SIGNING_KEY = TEST_SIGNING_KEY;
const DATA_KEY = TEST_DATA_KEY;
const OURS = TEST_WEBHOOK_SECRET;

test('the server uses local defaults without flags', () => {
  expect(readOptions([], {})).toEqual({
    dataPath: 'data/caresetu.json',
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseFolder: null,
    bucket: null,
    port: 5003,
    host: 'localhost',
    publicUrl: null,
    origins: [
      'http://localhost:4173',
      'http://localhost:5173',
      'http://localhost:6006',
      'http://127.0.0.1:4173',
      'http://127.0.0.1:5173',
      'http://127.0.0.1:6006',
    ],
    trustedProxies: [],
    appFolder: null,
    metricsReaders: ['loopback'],
    sharingDays: 7,
    drainSeconds: 0,
    refusesCommonPasswords: false,
    requiresSecondFactor: false,
    isReset: false,
    isClockRight: false,
    refusesDemoPeople: false,
    startsAt: null,
    sms: { kind: 'console' },
    email: null,
    signingKeys: [],
    dataKeys: [],
    webhookSecrets: [DEVELOPMENT_WEBHOOK_SECRET],
    doctorWebhookSecrets: [DEVELOPMENT_DOCTOR_WEBHOOK_SECRET],
    smsWebhookSecrets: [DEVELOPMENT_SMS_WEBHOOK_SECRET],
    reports: { kind: 'console' },
    privacy: { contact: null, retention: { medicalRecordYears: 3, paymentYears: 8 } },
    callServers: { stun: [], turn: null },
    latencyMs: null,
    faults: [],
  });
});

test('latency and faults are set by flags', () => {
  expect(readOptions(['--latency', '200-900', '--faults', 'login:lost~5'], {})).toMatchObject({
    latencyMs: [200, 900],
    faults: [{ endpoint: 'login', kind: 'lost', nth: 5, isLasting: true }],
  });
  expect(readOptions(['--latency', '500'], {})?.latencyMs).toEqual([500, 500]);
  for (const wrong of ['900-200', '5s', 'slow', '1-2-3']) {
    expect(() => readOptions(['--latency', wrong], {})).toThrow('milliseconds');
  }
  expect(() => readOptions(['--faults', 'call_join:taken-over'], {})).toThrow('Only the demo');
  expect(() => readOptions(['--faults', 'login:slot-taken,logn:busy'], {})).toThrow(
    /login can have .*wrong-credentials.*‘logn:busy’ is not a fault/s,
  );
});

test.each([
  ['--latency', '500', 'delays or fails calls on purpose'],
  ['--faults', 'login:busy', 'delays or fails calls on purpose'],
  ['--at', '2026-11-25T09:10', 'sets the clock for a demonstration'],
])(
  'the server refuses %s with a database, whose data and users may be real',
  (flag, value, words) => {
    const env = { DATABASE_URL: 'postgres://localhost/caresetu', SIGNING_KEY, DATA_KEY };
    const refusal = `${flag} ${words}`;
    expect(() => readOptions([flag, value], env)).toThrow(refusal);
    expect(() => readOptions([flag, value, '--database', 'data/pg'], {})).toThrow(refusal);
  },
);

test('flags take precedence over the environment, and blank variables are ignored', () => {
  const env = { CARESETU_PORT: '6000', CARESETU_DATA: 'env.json', CARESETU_HOST: '' };
  const options = readOptions(['--port', '7000', '--reset'], env);
  expect(options).toMatchObject({
    port: 7000,
    dataPath: 'env.json',
    host: 'localhost',
    isReset: true,
  });
});

test('the back office has its own secret, with no default on a public server', () => {
  const env = { WEBHOOK_SECRET: 'ours', WEBHOOK_SECRET_PREVIOUS: 'earlier' };
  const open = ['--host', '0.0.0.0', '--sms', 'sms.txt'];
  expect(readOptions(open, env)?.doctorWebhookSecrets).toEqual([]);
  expect(readOptions([], env)?.doctorWebhookSecrets).toEqual([DEVELOPMENT_DOCTOR_WEBHOOK_SECRET]);
  const own = { DOCTOR_WEBHOOK_SECRET: 'theirs', DOCTOR_WEBHOOK_SECRET_PREVIOUS: 'last' };
  expect(readOptions(open, own)?.doctorWebhookSecrets).toEqual(['theirs', 'last']);
  expect(readOptions(open, own)?.webhookSecrets).toEqual([]);
});

test('the SMS gateway has its own secret, with no default on a public server', () => {
  const env = { WEBHOOK_SECRET: 'ours', DOCTOR_WEBHOOK_SECRET: 'theirs' };
  const open = ['--host', '0.0.0.0', '--sms', 'sms.txt'];
  expect(readOptions(open, env)?.smsWebhookSecrets).toEqual([]);
  expect(readOptions([], env)?.smsWebhookSecrets).toEqual([DEVELOPMENT_SMS_WEBHOOK_SECRET]);
  const own = { SMS_WEBHOOK_SECRET: 'gateway', SMS_WEBHOOK_SECRET_PREVIOUS: 'last' };
  expect(readOptions(open, own)).toMatchObject({
    webhookSecrets: [],
    doctorWebhookSecrets: [],
    smsWebhookSecrets: ['gateway', 'last'],
  });
});

test('reports need a recipient when other machines can reach the server', () => {
  const open = ['--host', '192.168.1.5', '--sms', 'codes.jsonl'];
  const webhook = {
    REPORT_WEBHOOK_URL: 'https://office.example/reports',
    REPORT_WEBHOOK_SECRET: 'ours',
  };
  expect(readOptions(open, {})?.reports).toBeNull();
  expect(readOptions(open, webhook)?.reports).toEqual({
    kind: 'webhook',
    url: webhook.REPORT_WEBHOOK_URL,
    secret: 'ours',
  });
  for (const wrong of [
    { ...webhook, REPORT_WEBHOOK_SECRET: '' },
    { ...webhook, REPORT_WEBHOOK_URL: '' },
  ]) {
    expect(() => readOptions(open, wrong)).toThrow('need each other');
  }
  for (const secret of ['our secret', 'ours\n', 'गुप्त']) {
    const wrong = { ...webhook, REPORT_WEBHOOK_SECRET: secret };
    expect(() => readOptions(open, wrong)).toThrow('REPORT_WEBHOOK_SECRET must be letters');
  }
  for (const address of ['http://office.example/', 'https://me:secret@office.example/', 'office']) {
    const wrong = { ...webhook, REPORT_WEBHOOK_URL: address };
    expect(() => readOptions(open, wrong)).toThrow('must be an https address');
  }
});

test('reports are shown on the console of this machine, but never with a shared database', () => {
  const shared = { DATABASE_URL: 'postgres://localhost/caresetu', SIGNING_KEY, DATA_KEY };
  expect(readOptions([], {})?.reports).toEqual({ kind: 'console' });
  expect(readOptions([], shared)?.reports).toBeNull();
});

test('the webhook secret has no default when other machines can reach the server', () => {
  const env = { WEBHOOK_SECRET: OURS };
  const open = ['--host', '192.168.1.5', '--sms', 'codes.jsonl'];
  expect(readOptions([], env)?.webhookSecrets).toEqual([OURS]);
  expect(readOptions(open, env)?.webhookSecrets).toEqual([OURS]);
  expect(readOptions(open, {})?.webhookSecrets).toEqual([]);
  const rotated = { ...env, WEBHOOK_SECRET_PREVIOUS: 'earlier' };
  expect(readOptions(open, rotated)?.webhookSecrets).toEqual([OURS, 'earlier']);
  const proxied = ['--url', 'https://app.example.com'];
  expect(readOptions(proxied, {})?.webhookSecrets).toEqual([]);
  expect(readOptions(proxied, env)?.webhookSecrets).toEqual([OURS]);
  const trusting = ['--trust-proxy', 'loopback'];
  const signed = { SIGNING_KEY, DATA_KEY };
  expect(readOptions(trusting, signed)).toMatchObject({
    webhookSecrets: [],
    doctorWebhookSecrets: [],
  });
  expect(readOptions(trusting, { ...env, ...signed })?.webhookSecrets).toEqual([OURS]);
  const database = { DATABASE_URL: 'postgres://localhost/caresetu', ...signed };
  expect(readOptions([], database)?.webhookSecrets).toEqual([]);
  expect(readOptions(['--demo-people'], database)?.webhookSecrets).toEqual([
    DEVELOPMENT_WEBHOOK_SECRET,
  ]);
  const own = ['--url', 'http://localhost:8080'];
  expect(readOptions(own, {})?.webhookSecrets).toEqual([DEVELOPMENT_WEBHOOK_SECRET]);
});

test('a bucket requires all of its settings', () => {
  const env = {
    S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com',
    S3_BUCKET: 'files',
    S3_REGION: 'ap-south-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readOptions([], env)?.bucket).toEqual({
    endpoint: env.S3_ENDPOINT,
    bucket: 'files',
    region: 'ap-south-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(() => readOptions([], { ...env, S3_REGION: '' })).toThrow('A bucket needs S3_ENDPOINT');
  expect(() => readOptions([], { ...env, S3_ENDPOINT: 'https://s3.example/files' })).toThrow(
    'without a path',
  );
});

test('each variable that the server reads is in the table of settings', () => {
  const source = readFileSync('server/options.ts', 'utf8');
  const names = Array.from(source.matchAll(/'([A-Z][A-Z\d_]+)'/g), ([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'TURN_SECRET']));
  const isListed = (name: string) => new RegExp(`\\b${name}\\b`).test(usage);
  expect(names.filter((name) => !isListed(name))).toEqual([]);
});

test('docs/server.md has the table of all settings', () => {
  const doc = readFileSync('docs/server.md', 'utf8');
  const table = doc.split('\n').filter((line) => /^\|[^|]*\| `[A-Z_]+` +\||^\| `--/.test(line));
  const rows = table.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const settings = rows.filter((row) => row.length === 4);
  expect(settings).toEqual(listSettings());
});

test('readOptions() returns null for --help', () => {
  expect(readOptions(['--help'], {})).toBeNull();
});

test.each([
  [[], false],
  [['--trust-proxy', 'loopback'], true],
  [['--url', 'https://app.example.com'], true],
  [['--host', '192.168.1.5', '--sms', 'codes.jsonl'], true],
  [['--trust-proxy', 'loopback', '--common-passwords', 'allow'], false],
  [['--common-passwords', 'refuse'], true],
])('with the flags %j, the server rejects common passwords: %s', (args, refusesCommonPasswords) => {
  expect(readOptions(args, { SIGNING_KEY, DATA_KEY })).toMatchObject({ refusesCommonPasswords });
});

test('doctors need a second factor only if the server requires it', () => {
  const env = { CARESETU_REQUIRE_SECOND_FACTOR: 'doctors' };
  expect(readOptions([], {})).toMatchObject({ requiresSecondFactor: false });
  expect(readOptions([], env)).toMatchObject({ requiresSecondFactor: true });
});

test('trusted proxies can be set by address, subnet or name', () => {
  const env = { CARESETU_TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1', SIGNING_KEY, DATA_KEY };
  const trustedProxies = ['loopback', '10.0.0.0/8', '2001:db8::1'];
  expect(readOptions([], env)).toMatchObject({ trustedProxies });
});

test.each([
  [[], null],
  [['--app'], 'dist'],
  [['--app', '--port', '6003'], 'dist'],
  [['--app', 'other/dist'], 'other/dist'],
])('with the flags %j, the app is served from %s', (args, appFolder) => {
  expect(readOptions(args, {})).toMatchObject({ appFolder });
});

test('metrics readers, drain time and app folder can be set by environment variables, and --drain takes precedence', () => {
  const env = {
    CARESETU_METRICS: 'loopback,10.0.0.0/8',
    CARESETU_DRAIN: '5',
    CARESETU_APP: 'dist',
  };
  expect(readOptions([], env)).toMatchObject({
    metricsReaders: ['loopback', '10.0.0.0/8'],
    drainSeconds: 5,
    appFolder: 'dist',
  });
  expect(readOptions(['--drain', '7'], env)).toMatchObject({ drainSeconds: 7 });
});

test.each([
  ['console', { kind: 'console' }],
  ['codes.jsonl', { kind: 'file', path: 'codes.jsonl' }],
  ['https://sms.example/send', { kind: 'gateway', url: 'https://sms.example/send' }],
  ['http://127.0.0.1:9000/', { kind: 'gateway', url: 'http://127.0.0.1:9000/' }],
])('--sms accepts %s', (target, sms) => {
  expect(readOptions(['--sms', target], {})).toMatchObject({ sms });
});

test('an SMS gateway gets the credential of SMS_AUTHORIZATION', () => {
  const gateway = ['--sms', 'https://sms.example/send'];
  const withCredential = (authorization: string, args = gateway) =>
    readOptions(args, { SMS_AUTHORIZATION: authorization })?.sms;
  expect(withCredential('Bearer token-1')).toMatchObject({ authorization: 'Bearer token-1' });
  expect(withCredential('')).toMatchObject({ authorization: null });
  expect(() => withCredential('Bearer token-1', [])).toThrow("needs a gateway's address");
  for (const wrong of ['Bearer token\nX-Other: 1', 'Bearer töken', ' Bearer token']) {
    const start = () => withCredential(wrong);
    expect(start).toThrow('SMS_AUTHORIZATION must be the value of a header');
    expect(start).not.toThrow(wrong);
  }
});

test.each([
  [['--port', '70000'], '--port must be'],
  [['--port', '-1'], "Option '--port"],
  [['--host', 'example.org'], '--host must be'],
  [['--origins', 'http://localhost:4173/'], '--origins must be'],
  [['--origins', 'localhost:4173'], '--origins must be'],
  [['--origins', '*'], '--origins must be'],
  [['--url', 'app.example.com'], '--url must be'],
  [['--url', 'https://app.example.com/api'], '--url must be'],
  [['--trust-proxy', 'proxy.example'], '--trust-proxy must be'],
  [['--trust-proxy', '10.0.0.0/33'], '--trust-proxy must be'],
  [['--metrics', 'everyone'], '--metrics must be'],
  [['--drain', '301'], '--drain must be'],
  [['--drain', '1.5'], '--drain must be'],
  [['--common-passwords', 'no'], '--common-passwords must be'],
  [['--require-second-factor', 'all'], '--require-second-factor must be'],
  [['--sms', 'http://sms.example/'], '--sms must be'],
  [['--sms', 'ftp://sms.example/'], '--sms must be'],
  [['--sms', 'https://user:secret@sms.example/'], 'must not contain a user name or a password'],
  [['--host', '192.168.1.5'], 'name a file'],
  [['--host', '192.168.1.5', '--sms', 'console'], 'name a file'],
  [['--database', 'folder', '--data', 'file'], '--data is about a data file, but --database'],
  [['--database', 'folder', '--reset'], '--reset is about a data file'],
  [['stray'], 'stray'],
])('the flags %j are rejected with an error message that explains why', (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
});

test('the database is set by either --database or DATABASE_URL, but not both', () => {
  const env = { DATABASE_URL: 'postgres://database.example/caresetu', SIGNING_KEY, DATA_KEY };
  const folder = { databaseUrl: null, databaseFolder: 'folder' };
  expect(readOptions(['--database', 'folder'], {})).toMatchObject(folder);
  expect(readOptions([], { CARESETU_DATABASE: 'folder' })).toMatchObject(folder);
  expect(readOptions([], env)).toMatchObject({
    databaseUrl: env.DATABASE_URL,
    databaseFolder: null,
  });
  expect(() => readOptions(['--database', 'folder'], env)).toThrow('name two databases');
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
])('the host %s is a loopback address: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test('the grievance contact needs a name and an address', () => {
  const env = {
    CARESETU_GRIEVANCE_NAME: 'Leela Thomas',
    CARESETU_GRIEVANCE_EMAIL: 'privacy@clinic.example',
  };
  const contact = { name: 'Leela Thomas', email: 'privacy@clinic.example' };
  expect(readOptions([], env)?.privacy.contact).toEqual(contact);
  const flags = ['--grievance-name', contact.name, '--grievance-email', contact.email];
  expect(readOptions(flags, {})?.privacy.contact).toEqual(contact);
  for (const wrong of [flags.slice(0, 2), flags.slice(2), [...flags.slice(0, 3), 'no address']]) {
    expect(() => readOptions(wrong, {})).toThrow('need each other');
  }
});

test('retention periods can be longer than the law requires, but not shorter', () => {
  const args = ['--record-years', '5', '--payment-years', '10'];
  expect(readOptions(args, {})?.privacy.retention).toEqual({
    medicalRecordYears: 5,
    paymentYears: 10,
  });
  expect(readOptions([], { CARESETU_RECORD_YEARS: '4' })?.privacy.retention).toMatchObject({
    medicalRecordYears: 4,
  });
  for (const [flag, years] of [
    ['--record-years', '2'],
    ['--payment-years', '7'],
    ['--record-years', '31'],
    ['--record-years', '3.5'],
  ] as const) {
    expect(() => readOptions([flag, years], {})).toThrow(`${flag} must be a whole number`);
  }
});

const databaseUrl = 'postgres://user:secret@database.example/caresetu';

test('DATABASE_URL selects a PostgreSQL database', () => {
  expect(readOptions([], { DATABASE_URL: databaseUrl, SIGNING_KEY, DATA_KEY })?.databaseUrl).toBe(
    databaseUrl,
  );
});

test('DATABASE_DIRECT_URL sets the URL that connects to the same database without a pooler', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://database.example:5432/caresetu' };
  expect(
    readOptions([], { DATABASE_URL: databaseUrl, SIGNING_KEY, DATA_KEY, ...direct }),
  ).toMatchObject({
    databaseUrl,
    databaseDirectUrl: direct.DATABASE_DIRECT_URL,
  });
  expect(
    readOptions([], { DATABASE_URL: databaseUrl, SIGNING_KEY, DATA_KEY })?.databaseDirectUrl,
  ).toBeNull();
  expect(() => readOptions([], direct)).toThrow('DATABASE_DIRECT_URL needs a DATABASE_URL');
  const other = { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: 'mysql://localhost/caresetu' };
  expect(() => readOptions([], other)).toThrow('DATABASE_DIRECT_URL must be like postgres://');
});

const from = ['--email-from', 'notices@clinic.example'];

test.each([
  [
    'smtps://user:p%40ss@smtp.clinic.example',
    {
      host: 'smtp.clinic.example',
      port: 465,
      isSecure: true,
      requiresTls: false,
      auth: { user: 'user', pass: 'p@ss' },
    },
  ],
  [
    'smtp://smtp.clinic.example:2525',
    { host: 'smtp.clinic.example', port: 2525, isSecure: false, requiresTls: true, auth: null },
  ],
  [
    'smtp://localhost',
    { host: 'localhost', port: 587, isSecure: false, requiresTls: false, auth: null },
  ],
])('SMTP_URL accepts %s', (SMTP_URL, email) => {
  expect(readOptions(from, { SMTP_URL })?.email).toEqual({
    ...email,
    from: 'notices@clinic.example',
  });
});

test.each([
  [[], 'smtp://localhost', 'need each other'],
  [from, '', 'need each other'],
  [['--email-from', 'CareSetu <a@clinic.example>'], 'smtp://localhost', '--email-from must be'],
  [['--email-from', 'a@clinic.example\nBcc: b@c.de'], 'smtp://localhost', '--email-from must be'],
  [from, 'https://smtp.clinic.example', 'SMTP_URL must be such as'],
  [from, 'smtp://smtp.clinic.example/?tls=no', 'SMTP_URL must be such as'],
  [from, 'smtp.clinic.example', 'SMTP_URL must be such as'],
  [from, 'smtps://user:100%x@smtp.clinic.example', 'must be percent-encoded'],
])('rejects %j with SMTP_URL %s', (args, SMTP_URL, message) => {
  expect(() => readOptions(args, { SMTP_URL })).toThrow(message);
});

test.each([
  [[], 'mysql://localhost/caresetu', 'DATABASE_URL must be like postgres://'],
  [[], 'caresetu', 'DATABASE_URL must be like postgres://'],
  [['--reset'], databaseUrl, '--reset is about a data file'],
  [['--data', 'a.json'], databaseUrl, '--data is about a data file'],
])('rejects config %j with DATABASE_URL %s and reports why', (args, url, message) => {
  expect(() => readOptions(args, { DATABASE_URL: url })).toThrow(message);
});

test('a database and a proxy require both keys, unless a flag says otherwise', () => {
  const database = { DATABASE_URL: databaseUrl };
  const proxied = ['--trust-proxy', 'loopback'];
  for (const [args, env] of [
    [[], database],
    [proxied, {}],
  ] as const) {
    expect(() => readOptions([...args], { ...env, DATA_KEY })).toThrow('SIGNING_KEY is missing');
    expect(() => readOptions([...args], { ...env, SIGNING_KEY })).toThrow('DATA_KEY is missing');
  }
  for (const options of [
    readOptions(['--insecure-no-key'], database),
    readOptions([...proxied, '--insecure-no-key'], {}),
    readOptions([], {}),
    readOptions(['--database', 'folder'], {}),
  ]) {
    expect(options).toMatchObject({ signingKeys: [], dataKeys: [] });
  }
});

test('of two signing keys, the first one signs', () => {
  const SIGNING_KEY_PREVIOUS = 'the-earlier-signing-key-of-the-clinic';
  expect(readOptions([], { SIGNING_KEY })?.signingKeys).toEqual([SIGNING_KEY]);
  expect(readOptions([], { SIGNING_KEY, SIGNING_KEY_PREVIOUS })?.signingKeys).toEqual([
    SIGNING_KEY,
    SIGNING_KEY_PREVIOUS,
  ]);
  expect(() => readOptions([], { SIGNING_KEY_PREVIOUS })).toThrow('needs a SIGNING_KEY');
});

test.each(['short', 'a key with spaces and 32 characters', `${'k'.repeat(40)}\n`, 'ग'.repeat(40)])(
  'the signing key %j is refused, and the message does not contain it',
  (key) => {
    for (const env of [{ SIGNING_KEY: key }, { SIGNING_KEY, SIGNING_KEY_PREVIOUS: key }]) {
      const read = () => readOptions([], env);
      expect(read).toThrow(/^SIGNING_KEY(_PREVIOUS)? must be at least 32/);
      expect(read).not.toThrow(key);
    }
  },
);

test('of two data keys, the first one encrypts', () => {
  const DATA_KEY_PREVIOUS = Buffer.alloc(32, 1).toString('base64');
  const key = Buffer.from(DATA_KEY, 'base64');
  expect(readOptions([], { DATA_KEY })?.dataKeys).toEqual([key]);
  expect(readOptions([], { DATA_KEY, DATA_KEY_PREVIOUS })?.dataKeys).toEqual([
    key,
    Buffer.alloc(32, 1),
  ]);
  expect(() => readOptions([], { DATA_KEY_PREVIOUS })).toThrow('needs a DATA_KEY');
});

test.each([
  Buffer.alloc(31).toString('base64'),
  Buffer.alloc(33).toString('base64'),
  Buffer.alloc(32).toString('hex'),
  'a data key of the clinic',
])('the data key %j is refused, and the message does not contain it', (key) => {
  for (const env of [{ DATA_KEY: key }, { DATA_KEY, DATA_KEY_PREVIOUS: key }]) {
    const read = () => readOptions([], env);
    expect(read).toThrow(/^DATA_KEY(_PREVIOUS)? must be 32 bytes as base64/);
    expect(read).not.toThrow(key);
  }
});

test('a data key that also signs is refused, and the message does not contain it', () => {
  const other = Buffer.alloc(32, 1).toString('base64');
  for (const env of [
    { DATA_KEY, SIGNING_KEY: DATA_KEY },
    { DATA_KEY, SIGNING_KEY, SIGNING_KEY_PREVIOUS: DATA_KEY },
    { DATA_KEY, DATA_KEY_PREVIOUS: other, SIGNING_KEY: other },
  ]) {
    const read = () => readOptions([], env);
    expect(read).toThrow('must be different keys');
    expect(read).not.toThrow(DATA_KEY);
    expect(read).not.toThrow(other);
  }
});

describe('the servers of video visits', () => {
  const secret = 'a-secret-of-coturn-with-40-characters-aa';
  const turn = 'turn:turn.example.in:3478, turns:[2001:db8::1]:443?transport=tcp';

  test('can be set with flags and in the environment', () => {
    const urls = ['turn:turn.example.in:3478', 'turns:[2001:db8::1]:443?transport=tcp'];
    const expected = { stun: ['stun:stun.example.in'], turn: { urls, secret } };
    const flags = ['--stun', 'stun:stun.example.in', '--turn', turn];
    expect(readOptions(flags, { TURN_SECRET: secret })?.callServers).toEqual(expected);
    const env = {
      CARESETU_STUN: 'stun:stun.example.in',
      CARESETU_TURN: turn,
      TURN_SECRET: secret,
    };
    expect(readOptions([], env)?.callServers).toEqual(expected);
  });

  test.each([
    ['--stun', 'https://stun.example.in', '--stun must be addresses such as'],
    ['--stun', 'turn:turn.example.in', '--stun must be addresses such as'],
    ['--stun', 'stun:a,,stun:b', '--stun must be addresses such as'],
    ['--turn', 'stun:stun.example.in', '--turn must be addresses such as'],
    ['--turn', 'turn:user@turn.example.in', '--turn must be addresses such as'],
    ['--turn', 'turn:turn.example.in?transport=sctp', '--turn must be addresses such as'],
  ])('must be STUN or TURN addresses: %s %s', (flag, value, message) => {
    expect(() => readOptions([flag, value], { TURN_SECRET: secret })).toThrow(message);
  });

  test('need a long secret without spaces', () => {
    const expectError = (args: string[], env: Record<string, string>, message: string) =>
      expect(() => readOptions(args, env)).toThrow(message);
    expectError(['--turn', turn], {}, '--turn and TURN_SECRET need each other.');
    expectError([], { TURN_SECRET: secret }, '--turn and TURN_SECRET need each other.');
    for (const TURN_SECRET of ['too-short', `${secret} with a space`]) {
      const message = 'TURN_SECRET must be at least 32 letters';
      expectError(['--turn', turn], { TURN_SECRET }, message);
    }
  });
});

test('--at is a time in India', () => {
  const start = readOptions(['--at', '2026-11-25T09:10'], {})?.startsAt;
  expect(start).toEqual(new Date('2026-11-25T03:40:00Z'));
});

test.each(['2026-11-25', '09:10', '2026-02-31T09:10', '2026-11-25T24:10', '2026-11-25T09:10Z', ''])(
  'the server refuses to start its clock at ‘%s’',
  (text) => {
    expect(() => readOptions([`--at=${text}`], {})).toThrow('a time in India such as');
  },
);

describe('a server with real users', () => {
  const strong = { SIGNING_KEY, DATA_KEY };
  const database = { DATABASE_URL: databaseUrl };

  test.each<[string, string[], Record<string, string>, boolean]>([
    ['on this machine', [], {}, false],
    ['with a data file and --host', ['--host', '192.168.1.5', '--sms', 'a.txt'], {}, false],
    ['with a database in the process', ['--database', 'folder'], {}, false],
    ['with an http address', ['--url', 'http://localhost:8080'], {}, false],
    ['with an https address', ['--url', 'https://app.example.com'], {}, true],
    ['behind a proxy', ['--trust-proxy', 'loopback'], {}, true],
    ['with a database', [], database, true],
    ['with a database of a demonstration', ['--demo-people'], database, false],
  ])('refuses people of the demo: %s', (_, args, env, refusesDemoPeople) => {
    expect(readOptions(args, { ...strong, ...env })).toMatchObject({ refusesDemoPeople });
  });

  test.each([
    ['--url', 'https://app.example.com'],
    ['--trust-proxy', 'loopback'],
  ])('cannot have people of the demo with %s', (flag, value) => {
    const start = () => readOptions([flag, value, '--demo-people'], { ...strong, ...database });
    expect(start).toThrow('--demo-people is for a demonstration');
  });

  test.each<[string[], Record<string, string>]>([
    [['--url', 'https://app.example.com'], {}],
    [['--trust-proxy', 'loopback'], {}],
    [[], database],
  ])('checks its secrets with %j', (args, env) => {
    const start = () => readOptions(args, { ...strong, ...env, WEBHOOK_SECRET: 'change-me' });
    expect(start).toThrow('WEBHOOK_SECRET is a placeholder');
  });

  test.each([
    DEVELOPMENT_WEBHOOK_SECRET,
    DEVELOPMENT_DOCTOR_WEBHOOK_SECRET,
    DEVELOPMENT_SMS_WEBHOOK_SECRET,
  ])('refuses the published secret %s', (secret) => {
    for (const name of ['WEBHOOK_SECRET', 'DOCTOR_WEBHOOK_SECRET_PREVIOUS', 'SMS_WEBHOOK_SECRET']) {
      const env = { ...strong, ...database, [name]: secret };
      expect(() => readOptions([], env)).toThrow(`${name} is a secret of development`);
    }
  });

  test('starts on this machine with any secrets', () => {
    const env = { WEBHOOK_SECRET: 'x', DOCTOR_WEBHOOK_SECRET: 'x' };
    expect(readOptions([], env)).toMatchObject({
      webhookSecrets: ['x'],
      doctorWebhookSecrets: ['x'],
    });
    expect(readOptions(['--demo-people'], { ...strong, ...database, ...env })).not.toBeNull();
  });
});
