import type { Clock } from '../clock.ts';
import type { Files } from '../files/files.ts';
import type { Realtime } from '../realtime.ts';
import type { Store, UnitOfWork } from '../store/store.ts';
import { ApiError } from './api-error.ts';
import type { AttemptTransport } from './attempt-transport.ts';
import type { Passwords } from './passwords.ts';
import type { SessionTransport } from './session-transport.ts';

/** How much an account may have at a time or send in an hour. */
export interface Quotas {
  /** Pending and scheduled visits of a patient that have not begun. */
  openVisits: number;
  /** Queue bookings of a patient that keep hours from others and are not paid. */
  unpaidHolds: number;
  /** Messages that an account sends in an hour. */
  messagesAnHour: number;
  /** Bytes of the files and portraits that an account sends in an hour. */
  fileBytesAnHour: number;
  /** Idempotency-Keys of an account that are stored at a time. */
  storedKeys: number;
}

/** The quotas of the demo and the server (ADR 0036). */
export const defaultQuotas: Quotas = {
  openVisits: 10,
  unpaidHolds: 2,
  messagesAnHour: 2000,
  fileBytesAnHour: 200_000_000,
  storedKeys: 1000,
};

/** What differs between a demo, a server and a test in how much is allowed. */
export interface Limits extends Quotas {
  /** PBKDF2 rounds of new password hashes. */
  passwordIterations: number;
}

/** A text message to a mobile number. */
export interface Sms {
  phone: string;
  text: string;
}

/** All that the handlers reach outside themselves: the same handlers run in a page and on a server. */
export interface Backend {
  store: Store;
  /** What people have sent along with their messages. */
  files: Files;
  /** Tells people what happens while they are there. */
  realtime: Realtime;
  clock: Clock;
  /** The API's address, without a trailing slash. */
  baseUrl: string;
  /** The geocoder's address, without a trailing slash. */
  geocoderUrl: string;
  /** How a device keeps its refresh token. */
  sessions: SessionTransport;
  /** How a device stores the id of its signup or password reset. */
  attempts: AttemptTransport;
  /** The client's network address, an IPv6 one by its /64; constant where only one browser can call. */
  addressOf: (request: Request) => string;
  /**
   * Sends a text message without being waited for. A failure is logged: no answer may tell which
   * numbers get a message.
   */
  sendSms: (sms: Sms) => void;
  /** What other servers and helpers' devices show that they are who they say; null takes none of their calls. */
  webhookSecret: string | null;
  passwords: Passwords;
  limits: Limits;
  /** Says if a new password is too easy to guess; the demo refuses none. */
  isTooCommon: (password: string) => boolean;
}

/**
 * A write whose refusal may still leave something behind, such as a used-up try: an ApiError that
 * `work` returns is thrown after the commit, one that it throws undoes everything.
 */
export async function writeOrRefuse<T>(
  store: Store,
  work: (unit: UnitOfWork) => Promise<T | ApiError>,
): Promise<T> {
  const outcome = await store.write(work);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
