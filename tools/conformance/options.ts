import { parseArgs } from 'node:util';

export interface KitOptions {
  url: string;
  geocoderUrl: string | null;
  socketUrl: string;
  origin: string | null;
  accounts: { file: string } | { hook: string } | 'demo';
  smsFile: string | null;
  webhookSecret: string | null;
  doctorWebhookSecret: string | null;
  smsWebhookSecret: string | null;
  resultDir: string | null;
  refusesCommonPasswords: boolean;
  isForwarded: boolean;
  isCoreOnly: boolean;
  allowsTraces: boolean;
  isSlow: boolean;
}

export class UsageError extends Error {}

export const usage = `npm run conformance -- --url URL [options]

  --url URL          the API's address, such as https://api.example.com
  --accounts FILE    JSON with the test accounts: { "patientA": { "phone", "password" },
                     "patientB": …, "doctorA": …, "doctorB": …, "newPhone"?: "…" };
                     without it the demo's people, which \`npm run server\` starts with
  --hook COMMAND     a command that makes such accounts and prints that JSON
  --geocoder URL     checks this geocoder, too
  --socket URL       the realtime server, when it is not at the API's address
  --origin URL       the app's address: checks what pages in a browser may do, too
  --sms-file FILE    where the server writes its text messages (its own --sms FILE):
                     checks what needs one-time codes, too
  --traces           checks what cannot be undone, too: opens an account (with
                     --sms-file), completes a visit, sends messages, pays
                     with the demo's cards
  --slow             checks what takes up to ten minutes of waiting, too
  --forwarded        the server believes this machine's X-Forwarded-For: checks limits by
                     address, too
  --refuses-common-passwords  the server does so: checks that it does
  --core-only        leaves out the calls that an API need not have
  --result-dir DIR   writes conformance.json and conformance.xml (JUnit) there
  --help             shows this

With WEBHOOK_SECRET in its environment, as the server has it, it also checks what helpers'
devices and the payment provider report; with DOCTOR_WEBHOOK_SECRET, what the back office decides;
with SMS_WEBHOOK_SECRET, replies that the SMS gateway reports.

Ends with 0 when the server does all that was checked, with 1 when it differs, and
with 2 when the run could not be made.
`;

/**
 * Returns null for --help.
 * @throws {UsageError}
 */
export function readKitOptions(args: string[], env: NodeJS.ProcessEnv): KitOptions | null {
  const flags = parseFlags(args);
  if (flags.help) return null;
  if (flags.url === undefined) throw new UsageError(`--url is missing.\n\n${usage}`);
  if (flags.accounts !== undefined && flags.hook !== undefined) {
    throw new UsageError('Give --accounts or --hook, not both.');
  }
  const url = address('url', flags.url);
  return {
    url,
    socketUrl: flags.socket === undefined ? url : address('socket', flags.socket),
    geocoderUrl: flags.geocoder === undefined ? null : address('geocoder', flags.geocoder),
    origin: flags.origin === undefined ? null : new URL(address('origin', flags.origin)).origin,
    accounts: readAccounts(flags),
    smsFile: flags['sms-file'] ?? null,
    webhookSecret: env['WEBHOOK_SECRET'] || null,
    doctorWebhookSecret: env['DOCTOR_WEBHOOK_SECRET'] || null,
    smsWebhookSecret: env['SMS_WEBHOOK_SECRET'] || null,
    resultDir: flags['result-dir'] ?? null,
    refusesCommonPasswords: flags['refuses-common-passwords'] ?? false,
    isForwarded: flags.forwarded ?? false,
    isCoreOnly: flags['core-only'] ?? false,
    allowsTraces: flags.traces ?? false,
    isSlow: flags.slow ?? false,
  };
}

function readAccounts({ accounts, hook }: { accounts?: string; hook?: string }) {
  if (accounts !== undefined) return { file: accounts };
  return hook === undefined ? ('demo' as const) : { hook };
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        url: { type: 'string' },
        accounts: { type: 'string' },
        hook: { type: 'string' },
        geocoder: { type: 'string' },
        socket: { type: 'string' },
        origin: { type: 'string' },
        'sms-file': { type: 'string' },
        'result-dir': { type: 'string' },
        'refuses-common-passwords': { type: 'boolean' },
        forwarded: { type: 'boolean' },
        'core-only': { type: 'boolean' },
        traces: { type: 'boolean' },
        slow: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function address(flag: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--${flag} must be an http or https address, not "${text}".`);
  }
  return text.replace(/\/+$/, '');
}
