import type { Clock } from '../clock.ts';
import type { Files } from '../files/files.ts';
import type { Realtime } from '../realtime.ts';
import type { Store, UnitOfWork } from '../store/store.ts';
import { ApiError } from './api-error.ts';
import type { AttemptTransport } from './attempt-transport.ts';
import type { Passwords } from './passwords.ts';
import type { SessionTransport } from './session-transport.ts';

/** Limits for one account. */
export interface Quotas {
  /** Pending and scheduled visits that have not begun. */
  openVisits: number;
  /** Unpaid queue bookings that reserve a helper's hours. */
  unpaidHolds: number;
  messagesAnHour: number;
  /** Files and portraits together. */
  fileBytesAnHour: number;
  /** Idempotency-Keys stored at a time. */
  storedKeys: number;
}

/** See ADR 0036. */
export const defaultQuotas: Quotas = {
  openVisits: 10,
  unpaidHolds: 2,
  messagesAnHour: 2000,
  fileBytesAnHour: 200_000_000,
  storedKeys: 1000,
};

export interface Limits extends Quotas {
  /** PBKDF2 rounds of new password hashes. */
  passwordIterations: number;
}

export interface Sms {
  phone: string;
  text: string;
}

/** Everything that differs between the demo, the server and tests. */
export interface Backend {
  store: Store;
  files: Files;
  realtime: Realtime;
  clock: Clock;
  /** Without a trailing slash. */
  baseUrl: string;
  /** Without a trailing slash. */
  geocoderUrl: string;
  sessions: SessionTransport;
  attempts: AttemptTransport;
  /** The client's network address (IPv6: its /64); constant in the demo. */
  addressOf: (request: Request) => string;
  /**
   * Not awaited, and failures are only logged: a response must not reveal which numbers get a
   * message.
   */
  sendSms: (sms: Sms) => void;
  /** Shared with the payment provider and helpers' devices; null refuses all webhooks. */
  webhookSecret: string | null;
  passwords: Passwords;
  limits: Limits;
  /** The demo accepts every password. */
  isTooCommon: (password: string) => boolean;
}

/**
 * Throws an ApiError that `work` returns after the commit, so a spent attempt stays. An error that
 * `work` throws rolls back.
 */
export async function writeOrRefuse<T>(
  store: Store,
  work: (unit: UnitOfWork) => Promise<T | ApiError>,
): Promise<T> {
  const outcome = await store.write(work);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
