import type { Clock } from '../../core/clock.ts';
import type { KeyedTurns } from '../../core/keyed-turns.ts';
import type { Files } from '../../files/files.ts';
import type { EmailSender, Outbox, SmsSender } from '../../outbox/outbox.ts';
import type { Store, UnitOfWork } from '../../store/store.ts';
import { leastYears, type RetentionYears } from '../../../src/domain/privacy/retention.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { PrivacyInfo } from '../../../src/contract/privacy.ts';
import { ApiError } from './api-error.ts';
import type { AttemptTransport } from './attempt-transport.ts';
import type { DeviceTransport } from './device-transport.ts';
import type { Passwords } from './passwords.ts';
import type { EventPublisher, RealtimeEvent } from './realtime-events.ts';
import type { SessionTransport } from './session-transport.ts';

export interface Quotas {
  openVisits: number;
  /** Maximum number of unpaid queue bookings that reserve a helper's hours. */
  unpaidHolds: number;
  messagesAnHour: number;
  reportsAnHour: number;
  consentsAnHour: number;
  fileBytesAnHour: number;
  storedKeys: number;
}

/** See ADR 0036. */
export const defaultQuotas: Quotas = {
  openVisits: 10,
  unpaidHolds: 2,
  messagesAnHour: 2000,
  reportsAnHour: 20,
  consentsAnHour: 20,
  fileBytesAnHour: 200_000_000,
  storedKeys: 1000,
};

export interface Limits extends Quotas {
  passwordIterations: number;
}

export interface PrivacySettings {
  contact: PrivacyInfo['contact'];
  retention: RetentionYears;
}

export interface CallServers {
  stun: readonly string[];
  /** The secret is coturn's `static-auth-secret`. */
  turn: { urls: readonly string[]; secret: string } | null;
}

export const noCallServers: CallServers = { stun: [], turn: null };

export const defaultPrivacy: PrivacySettings = { contact: null, retention: leastYears };

export interface CalendarSettings {
  /** With the room of a video visit; null if the app's address is not known. No slash at the end. */
  appUrl: string | null;
}

/**
 * In the unit of work with these events: offers the slots that they free to waiting patients.
 * Returns the events without what it offered, and those of the offers.
 */
export type OfferFreed = (
  unit: UnitOfWork,
  events: readonly RealtimeEvent[],
  now: Date,
) => Promise<RealtimeEvent[]>;

export interface MailSettings {
  send: EmailSender;
  /** The sender's address, which is also the organizer of invitations. */
  from: string;
}

export interface Backend {
  store: Store;
  files: Files;
  realtime: EventPublisher;
  /** Of calls that write, so that those of one account do not conflict. */
  turns: KeyedTurns<string>;
  /** See ADR 0103. */
  offerFreed: OfferFreed;
  clock: Clock;
  baseUrl: string;
  geocoderUrl: string;
  sessions: SessionTransport;
  attempts: AttemptTransport;
  devices: DeviceTransport;
  /** Returns the client's IP address, or the /64 prefix for IPv6. The demo returns a constant. */
  addressOf: (request: Request) => string;
  requiresSecondFactor: boolean;
  outbox: Outbox;
  /** Null without a server: calendar apps could not reach the feeds. */
  calendarFeeds: CalendarSettings | null;
  /** Of notices; null if they are shown in the app alone. Throws if it must be sent again. */
  sendSms: SmsSender | null;
  /** Null if the server sends no e-mail. */
  mail: MailSettings | null;
  /** False if reports about users have no recipient. */
  acceptsReports: boolean;
  /** The first one signs. If the list is empty, the data has the key. */
  signingKeys: readonly string[];
  /** Webhooks must send one of these. If the list is empty, all are refused. */
  webhookSecrets: readonly string[];
  doctorWebhookSecrets: readonly string[];
  smsWebhookSecrets: readonly string[];
  passwords: Passwords;
  limits: Limits;
  /** Days after a visit in which its doctor may read what the patient shares. */
  sharingDays: number;
  isTooCommon: (password: string) => boolean;
  privacy: PrivacySettings;
  callServers: CallServers;
  /** Delays or fails calls, in the demo and in development. */
  network?: Network | undefined;
}

export type Network = (endpoint: Endpoint, run: () => Promise<Response>) => Promise<Response>;

/** A returned ApiError is thrown after the commit. A thrown error rolls back. */
export async function commitAndThrow<T>(
  store: Store,
  work: (unit: UnitOfWork) => Promise<T | ApiError>,
): Promise<T> {
  const outcome = await store.write(work);
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
