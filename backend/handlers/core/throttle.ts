import { replace, type UnitOfWork } from '../../store/store.ts';
import { SITE_FACTOR, toSitePrefix } from '../../core/site-prefix.ts';
import { secondsAfter, secondsUntil } from '../../core/time.ts';
import { ApiError } from './api-error.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export const CODES_AN_HOUR = 5;
/** Maximum failed logins per hour for one phone number from one IP address, or a known device. */
const LOGIN_ATTEMPTS = 5;
/** The same across all IP addresses. */
export const LOGIN_ATTEMPTS_IN_ALL = 50;
/** The same for codes of the second factor, which have only six digits. */
export const FACTOR_ATTEMPTS_IN_ALL = 20;
/** 15 minutes, doubled with each further block within a day. */
const LOGIN_BLOCK_SECONDS = 15 * 60;

export interface Giver {
  what: 'login' | 'second-factor';
  phone: string;
  address: string;
  /** Of a device that has logged in to the account before. Others cannot use up its attempts. */
  knownDeviceId?: string | undefined;
}

interface HourlyLimits {
  /**
   * Calls per hour.
   * @default CODES_AN_HOUR
   */
  limit?: number;
  spacingSeconds?: number;
}

/** @throws ApiError `too-many-requests`, with the seconds to wait. */
export async function spendHourlyCall(
  unit: UnitOfWork,
  id: string,
  now: Date,
  limits: HourlyLimits = {},
): Promise<void> {
  const usedAt = await checkHourlyCall(unit, id, now, limits);
  await replace(unit, 'throttles', {
    id,
    usedAt: [...usedAt, now.toISOString()],
    blockedUntil: null,
    blocks: 0,
    expiresAt: secondsAfter(now, HOUR_SECONDS),
  });
}

/** Does not count the call. Returns the times of the calls in the last hour. */
export async function checkHourlyCall(
  unit: UnitOfWork,
  id: string,
  now: Date,
  { limit = CODES_AN_HOUR, spacingSeconds = 0 }: HourlyLimits = {},
): Promise<string[]> {
  const usedAt = within(HOUR_SECONDS, (await unit.get('throttles', id))?.usedAt ?? [], now);
  const latest = usedAt.at(-1);
  const oldest = usedAt.length < limit ? undefined : usedAt[0];
  const waitSeconds = Math.max(
    latest ? secondsUntil(secondsAfter(new Date(latest), spacingSeconds), now) : 0,
    oldest ? secondsUntil(secondsAfter(new Date(oldest), HOUR_SECONDS), now) : 0,
  );
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
  return usedAt;
}

export async function hourlyLimitReachedAt(
  unit: UnitOfWork,
  id: string,
  now: Date,
  limit: number,
): Promise<string | null> {
  const usedAt = within(HOUR_SECONDS, (await unit.get('throttles', id))?.usedAt ?? [], now);
  return usedAt[limit - 1] ?? null;
}

export async function spendHourlyAmount(
  unit: UnitOfWork,
  id: string,
  now: Date,
  amount: number,
  { limit, reason }: { limit: number; reason: string },
): Promise<void> {
  const before = await unit.get('throttles', id);
  const current = before && before.expiresAt > now.toISOString() ? before : null;
  const used = (current?.used ?? 0) + amount;
  const expiresAt = current?.expiresAt ?? secondsAfter(now, HOUR_SECONDS);
  if (used > limit) throw tooManyRequests(secondsUntil(expiresAt, now), reason);
  const record = { id, usedAt: [], used, blockedUntil: null, blocks: 0, expiresAt };
  await replace(unit, 'throttles', record);
}

/**
 * Counts before the check, so that concurrent requests get no extra attempts. Call
 * `uncountAttempt` if the password or code is correct.
 * @throws ApiError `too-many-requests`
 */
export async function countAttempt(unit: UnitOfWork, giver: Giver, now: Date): Promise<void> {
  await countClientAttempt(unit, clientKey(giver), now);
  for (const { id, limit } of sharedLimits(giver)) await spendHourlyCall(unit, id, now, { limit });
}

/**
 * Removes only this attempt instead of resetting the count, because someone else may be guessing.
 */
export async function uncountAttempt(unit: UnitOfWork, giver: Giver): Promise<void> {
  await forgive(unit, clientKey(giver));
  for (const { id } of sharedLimits(giver)) {
    const { usedAt = [] } = (await unit.get('throttles', id)) ?? {};
    if (usedAt.length > 0) await unit.update('throttles', id, { usedAt: usedAt.slice(0, -1) });
  }
}

export async function clearAttempts(unit: UnitOfWork, giver: Giver): Promise<void> {
  await forgive(unit, clientKey(giver));
  for (const { id } of sharedLimits(giver)) await forgive(unit, id);
}

function clientKey({ what, phone, address, knownDeviceId }: Giver): string {
  const client = knownDeviceId === undefined ? address : `device:${knownDeviceId}`;
  return `${what}:${phone}:${client}`;
}

interface SharedLimit {
  id: string;
  limit: number;
}

/** Limits that strangers can reach. */
function sharedLimits({ what, phone, address, knownDeviceId }: Giver): SharedLimit[] {
  if (knownDeviceId !== undefined) return [];
  const site = toSitePrefix(address);
  return [
    ...(site === null
      ? []
      : [{ id: `${what}:${phone}:${site}`, limit: LOGIN_ATTEMPTS * SITE_FACTOR }]),
    {
      id: `${what}:${phone}`,
      limit: what === 'login' ? LOGIN_ATTEMPTS_IN_ALL : FACTOR_ATTEMPTS_IN_ALL,
    },
  ];
}

async function countClientAttempt(unit: UnitOfWork, id: string, now: Date): Promise<void> {
  const before = await unit.get('throttles', id);
  const blockedUntil = before?.blockedUntil ?? '';
  if (blockedUntil > now.toISOString()) throw tooManyRequests(secondsUntil(blockedUntil, now));
  const blocks = blockedUntil > secondsAfter(now, -DAY_SECONDS) ? (before?.blocks ?? 0) : 0;
  const usedAt = [...within(HOUR_SECONDS, before?.usedAt ?? [], now), now.toISOString()];
  const blockSeconds = Math.min(LOGIN_BLOCK_SECONDS * 2 ** blocks, DAY_SECONDS);
  const isBlocked = usedAt.length >= LOGIN_ATTEMPTS;
  const blockEnd = isBlocked ? secondsAfter(now, blockSeconds) : (before?.blockedUntil ?? null);
  const countsFrom = blockEnd && blockEnd > now.toISOString() ? new Date(blockEnd) : now;
  await replace(unit, 'throttles', {
    id,
    usedAt: isBlocked ? [] : usedAt,
    blockedUntil: blockEnd,
    blocks: isBlocked ? blocks + 1 : blocks,
    // Keep the count for a day, because another block within that day lasts longer.
    expiresAt: secondsAfter(countsFrom, DAY_SECONDS),
  });
}

export async function forgive(unit: UnitOfWork, id: string): Promise<void> {
  await unit.remove('throttles', id);
}

export function tooManyRequests(waitSeconds: number, reason = 'Too many attempts.'): ApiError {
  const wait =
    waitSeconds < 60
      ? plural(waitSeconds, 'second')
      : plural(Math.ceil(waitSeconds / 60), 'minute');
  return new ApiError('too-many-requests', `${reason} Please try again in ${wait}.`, {
    headers: { 'retry-after': String(waitSeconds) },
  });
}

function within(seconds: number, instants: readonly string[], now: Date): string[] {
  const earliest = secondsAfter(now, -seconds);
  return instants.filter((instant) => instant > earliest);
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
