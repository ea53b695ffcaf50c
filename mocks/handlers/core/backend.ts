import type { Clock } from '../../clock.ts';
import type { Files } from '../../files/files.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Realtime } from '../../realtime/realtime.ts';
import type { Store, UnitOfWork } from '../../store/core/store.ts';
import { ApiError } from './api-error.ts';
import type { AttemptTransport } from '../auth/attempt-transport.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { SessionTransport } from '../auth/session-transport.ts';

export interface Quotas {
  /** Pending or scheduled visits that have not begun. */
  openVisits: number;
  /** Unpaid queue bookings that hold a helper's hours. */
  unpaidHolds: number;
  messagesAnHour: number;
  /** For files and portraits together. */
  fileBytesAnHour: number;
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
  passwordIterations: number;
}

export interface Backend {
  store: Store;
  files: Files;
  realtime: Realtime;
  clock: Clock;
  baseUrl: string;
  geocoderUrl: string;
  sessions: SessionTransport;
  attempts: AttemptTransport;
  /** The client's network address (IPv6: its /64); constant in the demo. */
  addressOf: (request: Request) => string;
  outbox: Outbox;
  /** Any of them is accepted; without one, no webhook is. */
  webhookSecrets: readonly string[];
  passwords: Passwords;
  limits: Limits;
  isTooCommon: (password: string) => boolean;
}

/** Commits, then throws an ApiError that `work` returns. An error that `work` throws rolls back. */
export async function commitAndThrow<T>(
  store: Store,
  work: (unit: UnitOfWork) => Promise<T | ApiError>,
): Promise<T> {
  const outcome = await store.write(work);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
