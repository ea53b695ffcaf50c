import { DEFAULT_SHARING_DAYS } from '../src/domain/records/sharing.ts';
import { leastYears } from '../src/domain/privacy/retention.ts';

/** Texts are Markdown: docs/server.md has them as a table. `--help` shows them without marks. */
interface Setting {
  /** Used if the setting is missing. */
  fallback?: string;
  /** Replaces `fallback` in the table, or says that there is none. */
  unset?: string;
  text: string;
}

interface Flag extends Setting {
  type: 'string' | 'boolean';
  takes?: string;
  /** True if no environment variable sets it, as for all booleans. */
  isFlagOnly?: boolean;
}

/** All are public, so use them only on servers that other machines cannot reach. */
export const DEVELOPMENT_WEBHOOK_SECRET = 'development-webhook-secret';
export const DEVELOPMENT_DOCTOR_WEBHOOK_SECRET = 'development-doctor-webhook-secret';
export const DEVELOPMENT_SMS_WEBHOOK_SECRET = 'development-sms-webhook-secret';

export const LEAST_KEY_LENGTH = 32;
export const MOST_DRAIN_SECONDS = 300;
export const MOST_SHARING_DAYS = 365;

const defaultOrigins = ['localhost', '127.0.0.1'].flatMap((host) =>
  [4173, 5173, 6006].map((port) => `http://${host}:${port}`),
);

const value = (takes: string, text: string, more: Omit<Flag, 'type' | 'text'> = {}) => ({
  type: 'string' as const,
  takes,
  text,
  ...more,
});

const onOff = (text: string) => ({ type: 'boolean' as const, text });

/** `parseArgs` reads `type` and ignores the rest. */
export const flags = {
  data: value('FILE', 'the data file', { fallback: 'data/caresetu.json' }),
  database: value(
    'FOLDER',
    'PostgreSQL inside the process, to try it without a server, see [postgresql.md](postgresql.md)',
  ),
  port: value('NUMBER', 'the port to listen on', { fallback: '5003' }),
  host: value('ADDRESS', '`localhost` is 127.0.0.1 and ::1; else an IP address', {
    fallback: 'localhost',
  }),
  url: value('ADDRESS', 'the address that browsers use, behind a proxy', {
    unset: 'the listening address',
  }),
  origins: value('LIST', 'origins that may call from a browser, separated by commas', {
    fallback: defaultOrigins.join(','),
    unset: 'ports 4173, 5173 and 6006 of `localhost` and `127.0.0.1`',
  }),
  'trust-proxy': value(
    'LIST',
    'proxies whose `X-Forwarded-For` and `X-Request-Id` are trusted: addresses, subnets such as 10.0.0.0/8, `loopback`, `linklocal` or `uniquelocal`, separated by commas',
  ),
  app: value('[FOLDER]', 'serves the built app too, with public pages from live data, see below', {
    unset: 'none; `dist` without a folder',
  }),
  metrics: value(
    'LIST',
    'addresses that may read `/metrics`, as for `--trust-proxy`, see [operations.md](operations.md#addresses-for-machines)',
    { fallback: 'loopback' },
  ),
  'sharing-days': value(
    'NUMBER',
    `days after a visit in which its doctor may read what the patient shares, 0 to ${MOST_SHARING_DAYS}; for visits booked from then on`,
    { fallback: String(DEFAULT_SHARING_DAYS) },
  ),
  drain: value(
    'SECONDS',
    `time from SIGTERM until it refuses connections, 0 to ${MOST_DRAIN_SECONDS}; \`/ready\` answers 503 from the start`,
    { fallback: '0' },
  ),
  'common-passwords': value(
    'RULE',
    '`allow` or `refuse` the 10,000 most common passwords at sign-up, reset and change',
    { unset: '`allow` on this machine only, else `refuse`' },
  ),
  'require-second-factor': value(
    'doctors',
    'doctors must turn on two-step sign-in before all else, see [decision 53](decisions/0053-second-factor.md)',
    { unset: 'off' },
  ),
  sms: value(
    'TARGET',
    'target of one-time codes: `console`, a file of JSON lines, or the address of a gateway, see below',
    { unset: '`console` on this machine' },
  ),
  'email-from': value(
    'ADDRESS',
    'the sender of e-mails, who is also the organizer of invitations; needs `SMTP_URL`, see below',
    { unset: 'no e-mail' },
  ),
  stun: value(
    'LIST',
    'STUN servers of video visits, such as `stun:stun.example.in:3478`, separated by commas, see below',
  ),
  turn: value(
    'LIST',
    'their TURN servers, such as `turn:turn.example.in:3478` and `turns:turn.example.in:443?transport=tcp`, which need `TURN_SECRET`',
  ),
  'grievance-name': value(
    'NAME',
    'who answers questions and complaints about data, see [privacy.md](privacy.md)',
  ),
  'grievance-email': value(
    'ADDRESS',
    'their address, also in the calendar files of cancelled visits; both or neither',
  ),
  'record-years': value(
    'NUMBER',
    'years that records, visits and messages of deleted patients stay after the last visit; not fewer than the default',
    { fallback: String(leastYears.medicalRecordYears) },
  ),
  'payment-years': value(
    'NUMBER',
    'years that their payments stay after the financial year; not fewer than the default',
    { fallback: String(leastYears.paymentYears) },
  ),
  latency: value(
    'RANGE',
    'delay of each response in ms, such as `200-900`; refused with a database',
    { isFlagOnly: true },
  ),
  faults: value(
    'LIST',
    'calls that fail, such as `bookAppointment:slot-taken,sendMessage:lost~5`, see below; refused with a database',
    { isFlagOnly: true },
  ),
  at: value(
    'TIME',
    'starts the clock at this time in India, such as `2026-11-25T09:10`; refused with a database',
    { unset: "the device's time", isFlagOnly: true },
  ),
  'demo-people': onOff(
    "allows a `DATABASE_URL` with the demo's people, for a demonstration; refused with an https `--url` and with `--trust-proxy`",
  ),
  'insecure-no-key': onOff(
    'starts without a `SIGNING_KEY` and a `DATA_KEY` where they are required',
  ),
  'clock-is-right': onOff(
    'removes expired data at once, although the data is newer than the clock or was off for long, see [operations.md](operations.md#a-doubtful-clock)',
  ),
  reset: onOff('starts with new data; the old file is renamed to `<path>.before-reset`'),
  help: onOff('shows these settings'),
} satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;

/** None of them is a flag, because all users of a machine can read flags. */
const variables: Record<string, Setting> = {
  DATABASE_URL: {
    text: 'a PostgreSQL database instead of the data file, such as `postgres://user:password@host/name`, see [postgresql.md](postgresql.md)',
  },
  DATABASE_DIRECT_URL: {
    unset: '`DATABASE_URL`',
    text: 'the same database without its PgBouncer, see [postgresql.md](postgresql.md#behind-pgbouncer)',
  },
  SIGNING_KEY: {
    unset: 'in the data; required with `DATABASE_URL` and `--trust-proxy`',
    text: `key of access tokens and one-time codes, at least ${LEAST_KEY_LENGTH} characters, see below; \`SIGNING_KEY_PREVIOUS\` is accepted, too`,
  },
  DATA_KEY: {
    unset: 'none; required with `DATABASE_URL` and `--trust-proxy`',
    text: 'encrypts notes, messages and files in the data: 32 bytes as base64, see below; data of `DATA_KEY_PREVIOUS` is read, too. Without it, such data cannot be read again',
  },
  WEBHOOK_SECRET: {
    unset: `\`${DEVELOPMENT_WEBHOOK_SECRET}\` on this machine, else none`,
    text: "secret of webhooks of helpers' devices and a payment provider, see below; `WEBHOOK_SECRET_PREVIOUS` is accepted, too",
  },
  DOCTOR_WEBHOOK_SECRET: {
    unset: `\`${DEVELOPMENT_DOCTOR_WEBHOOK_SECRET}\` on this machine, else none`,
    text: 'secret of the back office, which verifies doctors, see below; `DOCTOR_WEBHOOK_SECRET_PREVIOUS` is accepted, too',
  },
  SMS_WEBHOOK_SECRET: {
    unset: `\`${DEVELOPMENT_SMS_WEBHOOK_SECRET}\` on this machine, else none`,
    text: 'secret of the SMS gateway, which reports replies, see below; `SMS_WEBHOOK_SECRET_PREVIOUS` is accepted, too',
  },
  REPORT_WEBHOOK_URL: {
    unset: 'the console on this machine, else none',
    text: 'https address that gets reports about users as JSON POSTs, see below',
  },
  REPORT_WEBHOOK_SECRET: { text: 'their `X-Webhook-Secret`, which needs the address' },
  SMS_AUTHORIZATION: {
    text: 'the `Authorization` header for the gateway of `--sms`, such as `Bearer` and its token, see below',
  },
  SMTP_URL: {
    text: 'the mail server, such as `smtps://user:password@smtp.example.in`, for `--email-from`, see below',
  },
  TURN_SECRET: {
    text: `coturn's \`static-auth-secret\`, for \`--turn\`, at least ${LEAST_KEY_LENGTH} characters`,
  },
};

/** @returns null if neither the flag nor its environment variable is set, and it has no fallback */
export function readText(
  name: FlagName,
  given: string | undefined,
  env: NodeJS.ProcessEnv,
): string | null {
  const { fallback }: Setting = flags[name];
  return given ?? (env[toVariable(name)] || fallback || null);
}

function toVariable(name: string): string {
  return `CARESETU_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** The cells of the table in docs/server.md: flag, variable, default, text. */
export function listSettings(): [flag: string, variable: string, unset: string, text: string][] {
  const ofFlags = Object.entries(flags).map(([name, flag]: [string, Flag]) => {
    const { type, takes, isFlagOnly = type === 'boolean' } = flag;
    const variable = isFlagOnly ? '' : `\`${toVariable(name)}\``;
    const written = `\`--${[name, takes].filter(Boolean).join(' ')}\``;
    return [written, variable, type === 'boolean' ? '' : toDefault(flag), flag.text] as const;
  });
  const ofVariables = Object.entries(variables).map(
    ([name, setting]) => ['', `\`${name}\``, toDefault(setting), setting.text] as const,
  );
  return [...ofFlags, ...ofVariables].map((cells) => [...cells]);
}

function toDefault({ fallback, unset = fallback ? `\`${fallback}\`` : 'none' }: Setting): string {
  return unset;
}

const WIDTH = 96;

function toHelp([flag, variable, unset, text]: readonly string[]): string {
  const [head, ...more] = [flag, variable, unset].filter(Boolean);
  const words = `${text}${more.length > 0 ? ` (${more.join('; ')})` : ''}`
    .replaceAll('see below', 'see [server.md](server.md)')
    .replaceAll(/\[[^\]]+\]\(([^)#]+)[^)]*\)/g, 'docs/$1')
    .replaceAll('`', '');
  const lines = words.replaceAll(new RegExp(`(.{1,${WIDTH}})(?: |$)`, 'g'), '\n      $1');
  return `  ${head?.replaceAll('`', '')}${lines}`;
}

export const usage = `npm run server -- [options]

${listSettings().map(toHelp).join('\n')}

With an https --url, with --trust-proxy, and with DATABASE_URL unless --demo-people is given, the
server creates none of the demo's people and refuses data that have them. Each secret then needs 32
bytes or more, 16 of them different, and no two may be equal.

S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY store files in an
S3-compatible bucket instead (docs/server.md).
OTEL_EXPORTER_OTLP_ENDPOINT, such as http://localhost:4318, gets traces (docs/operations.md).
`;
