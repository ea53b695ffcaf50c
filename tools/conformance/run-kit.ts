import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { type Accounts, accountsFile, demoPeople } from './accounts.ts';
import { allChecks } from './all-checks.ts';
import { forwardedFor } from './targets/device.ts';
import { type KitOptions, readKitOptions, usage, UsageError } from './options.ts';
import { toJson, toJunit } from './result/result-files.ts';
import { toTable } from './result/result-table.ts';
import { runChecks } from './run-checks.ts';
import { openSocketConnection } from './targets/socket-connection.ts';
import type { Target } from './targets/target.ts';

const HOOK_LIMIT_MS = 120_000;
const EVENT_LIMIT_MS = 5000;

const smsLine = z.object({ phone: z.string(), text: z.string() });

export async function runKit(
  args: string[],
  print: (text: string) => void,
  world: Partial<Pick<Target, 'fetch' | 'now'>> = {},
  env = process.env,
): Promise<number> {
  try {
    const options = readKitOptions(args, env);
    if (!options) {
      print(usage);
      return 0;
    }
    const target = { ...(await createTarget(options)), ...world };
    await expectAnybody(target);
    const result = await runChecks(allChecks, target);
    print(toTable(result));
    if (options.resultDir !== null) {
      await mkdir(options.resultDir, { recursive: true });
      await writeFile(join(options.resultDir, 'conformance.json'), toJson(result));
      await writeFile(join(options.resultDir, 'conformance.xml'), toJunit(result));
    }
    return result.results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(error.message);
    return 2;
  }
}

async function createTarget(options: KitOptions): Promise<Target> {
  const { url, geocoderUrl, socketUrl, origin, smsFile } = options;
  const { isForwarded, isCoreOnly, allowsTraces, isSlow } = options;
  return {
    url,
    geocoderUrl,
    accounts: await loadAccounts(options),
    origin,
    fetch: (request) => fetch(request),
    refusesCommonPasswords: options.refusesCommonPasswords,
    elsewhere: isForwarded ? forwardedFor : null,
    connect: (token, take) => openSocketConnection(socketUrl, token, origin, take),
    eventLimitMs: EVENT_LIMIT_MS,
    now: () => new Date(),
    wait: isSlow ? (seconds) => pause(seconds * 1000) : null,
    codes: smsFile === null ? null : (phone) => codesIn(smsFile, phone),
    webhookSecret: options.webhookSecret,
    doctorWebhookSecret: options.doctorWebhookSecret,
    smsWebhookSecret: options.smsWebhookSecret,
    isCoreOnly,
    allowsTraces,
  };
}

async function loadAccounts({ accounts }: KitOptions): Promise<Accounts> {
  if (accounts === 'demo') return demoPeople();
  const source = 'file' in accounts ? accounts.file : accounts.hook;
  const text = await ('file' in accounts ? read(source) : runCommand(source));
  const parsed = accountsFile.safeParse(parsedJson(text));
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'the JSON').join(', ');
  throw new UsageError(`The accounts of ${source} are not complete: ${places}.\n\n${usage}`);
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new UsageError(`The file ${file} cannot be read.`);
  }
}

async function runCommand(command: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { timeout: HOOK_LIMIT_MS });
    return stdout;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The hook failed: ${reason}`);
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One JSON object per line, oldest first. */
async function codesIn(file: string, phone: string): Promise<string[]> {
  const lines = (await read(file)).split('\n').filter((line) => line !== '');
  return lines
    .map((line) => smsLine.parse(JSON.parse(line)))
    .filter((message) => message.phone === phone)
    .flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
}

async function expectAnybody({ url, fetch }: Target): Promise<void> {
  try {
    await fetch(new Request(`${url}/api/doctors`));
  } catch {
    throw new UsageError(`Nothing answers at ${url}.`);
  }
}
