import { DEFAULT_SHARING_DAYS } from '../src/domain/records/sharing.ts';
import { systemClock } from './core/clock.ts';
import { KeyedTurns } from './core/keyed-turns.ts';
import { withoutAttemptIds } from './handlers/core/attempt-transport.ts';
import {
  type Backend,
  defaultPrivacy,
  defaultQuotas,
  noCallServers,
} from './handlers/core/backend.ts';
import { withoutDeviceTokens } from './handlers/core/device-transport.ts';
import { browserPasswords } from './handlers/core/passwords.ts';
import type { SharedEvents } from './handlers/core/realtime-events.ts';
import { offerFreed } from './handlers/waitlist/offer-freed.ts';
import { Realtime } from './realtime/realtime.ts';

/** See ADR 0005. */
const PASSWORD_ITERATIONS = 210_000;

type Essential = 'store' | 'files' | 'baseUrl' | 'sessions' | 'addressOf';

export interface RunningBackend extends Backend {
  realtime: Realtime;
}

/**
 * By default, no webhook, report, text message, e-mail, calendar feed or call server works.
 * @param events for a store of several processes
 */
export function createBackend(
  parts: Pick<Backend, Essential> &
    Partial<Omit<Backend, Essential | 'realtime' | 'turns' | 'offerFreed'>>,
  events?: SharedEvents,
): RunningBackend {
  const { store, baseUrl, clock = systemClock } = parts;
  const turns = new KeyedTurns<string>();
  const { requiresSecondFactor = false, signingKeys = [] } = parts;
  return {
    geocoderUrl: `${baseUrl}/geocoder`,
    attempts: withoutAttemptIds,
    devices: withoutDeviceTokens,
    outbox: { append: () => {}, send: () => {} },
    sendSms: null,
    mail: null,
    acceptsReports: false,
    calendarFeeds: null,
    webhookSecrets: [],
    doctorWebhookSecrets: [],
    smsWebhookSecrets: [],
    passwords: browserPasswords(),
    limits: { passwordIterations: PASSWORD_ITERATIONS, ...defaultQuotas },
    sharingDays: DEFAULT_SHARING_DAYS,
    isTooCommon: () => false,
    privacy: defaultPrivacy,
    callServers: noCallServers,
    ...parts,
    clock,
    turns,
    offerFreed,
    requiresSecondFactor,
    signingKeys,
    realtime: new Realtime({ store, clock, baseUrl, requiresSecondFactor, signingKeys }, events),
  };
}
