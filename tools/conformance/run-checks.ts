import { callNames, getContract, type SubjectName, getSubject } from './calls.ts';
import type { Check, Need } from './check.ts';
import { Difference, Skipped } from './difference.ts';
import { Kit } from './kit.ts';
import type { Target } from './targets/target.ts';

export interface CheckResult {
  endpoint: SubjectName;
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  ms: number;
  message?: string;
  /** May differ from the check's endpoint. */
  difference?: { endpoint: string; field: string; expected: string; actual: string };
}

export interface KitResult {
  url: string;
  startedAt: string;
  results: CheckResult[];
  notRestored: string[];
}

const reasons: Record<Need, (target: Target) => string | null> = {
  'back-office': ({ doctorWebhookSecret }) =>
    doctorWebhookSecret === null
      ? 'the back office’s secret for webhooks is not given (DOCTOR_WEBHOOK_SECRET)'
      : null,
  codes: ({ codes }) => (codes ? null : 'one-time codes cannot be read (--sms-file)'),
  'common-passwords': ({ refusesCommonPasswords }) =>
    refusesCommonPasswords ? null : 'common passwords are allowed (--refuses-common-passwords)',
  elsewhere: ({ elsewhere }) =>
    elsewhere ? null : 'calls come from one address only (--forwarded)',
  extensions: ({ isCoreOnly }) => (isCoreOnly ? 'it is of the extensions (--core-only)' : null),
  geocoder: ({ geocoderUrl }) =>
    geocoderUrl === null ? 'no geocoder is named (--geocoder)' : null,
  origin: ({ origin }) => (origin === null ? "the app's address is not named (--origin)" : null),
  'sms-gateway': ({ smsWebhookSecret }) =>
    smsWebhookSecret === null
      ? 'the SMS gateway’s secret for webhooks is not given (SMS_WEBHOOK_SECRET)'
      : null,
  traces: ({ allowsTraces }) => (allowsTraces ? null : 'it cannot be undone (--traces)'),
  waiting: ({ wait }) => (wait ? null : 'it takes waiting (--slow)'),
  webhook: ({ webhookSecret }) =>
    webhookSecret === null ? 'the webhooks’ secret is not given (WEBHOOK_SECRET)' : null,
};

export async function runChecks(checks: readonly Check[], target: Target): Promise<KitResult> {
  const kit = new Kit(target);
  const startedAt = target.now().toISOString();
  const told = new Set<Difference>();
  const results: CheckResult[] = [];
  for (const check of checks) {
    if (target.isCoreOnly && getSubject(check.endpoint).origin === 'extension') continue;
    results.push(await runCheck(check, kit, told));
    await kit.cancelVisits();
  }
  return { url: target.url, startedAt, results, notRestored: await kit.cleanUp() };
}

const isExtension = (name: string) =>
  callNames.some((call) => call === name && getContract(call).origin === 'extension');

async function runCheck(check: Check, kit: Kit, told: Set<Difference>): Promise<CheckResult> {
  const { endpoint, name, needs } = check;
  const start = performance.now();
  const result = (outcome: CheckResult['outcome'], message?: string): CheckResult => {
    const ms = Math.round(performance.now() - start);
    return { endpoint, name, outcome, ms, ...(message !== undefined && { message }) };
  };
  const missing = needs.map((need) => reasons[need](kit.target)).find((reason) => reason !== null);
  if (missing) return result('skipped', missing);
  try {
    await check.run(kit);
    return result('passed');
  } catch (error) {
    if (error instanceof Skipped) return result('skipped', error.message);
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof Difference)) return result('failed', message);
    if (kit.target.isCoreOnly && isExtension(error.endpoint)) {
      return result('skipped', `${error.endpoint} is of the extensions (--core-only)`);
    }
    if (told.has(error)) return result('skipped', `not reached: ${message}`);
    told.add(error);
    const { endpoint: differing, field, expected, actual } = error;
    const difference = { endpoint: differing, field, expected, actual };
    return { ...result('failed', message), difference };
  }
}
