import type { Clock } from '../../backend/core/clock.ts';
import { ceilings } from '../../backend/handlers/core/ceilings.ts';
import { tooManyRequests } from '../../backend/handlers/core/throttle.ts';
import { SITE_FACTOR, toSitePrefix } from '../../backend/core/site-prefix.ts';
import { KeyedBuckets } from '../../backend/core/token-bucket.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';

const RETRY_AFTER_SECONDS = 1;

/** Count apart, so that a thief's calls do not keep the owner from ending the thief's session. */
const countedApart: readonly Pick<Endpoint, 'path'>[] = [
  endpoints.changePassword,
  endpoints.endSession,
  endpoints.endOtherSessions,
];

export interface CallOfPerson {
  /** An account, or a session whose account is not known yet. Null for guests. */
  personId: string | null;
  /** IPv4, or an IPv6 /64. */
  address: string;
  endpoint: Pick<Endpoint, 'method' | 'path'>;
}

/** Keeps one account, or one guest, from slowing all others in this process. */
export class AccountCeilings {
  readonly #clock: Clock;
  readonly #calls = new KeyedBuckets<string>(ceilings.calls);
  readonly #writes = new KeyedBuckets<string>(ceilings.writes);
  readonly #guestCalls = new KeyedBuckets<string>(ceilings.guestCalls);
  readonly #guestCallsOfSites = new KeyedBuckets<string>({
    burst: ceilings.guestCalls.burst * SITE_FACTOR,
    aSecond: ceilings.guestCalls.aSecond * SITE_FACTOR,
  });
  readonly #callsInProgress = new Map<string, number>();
  readonly #writesInProgress = new Map<string, number>();

  /** @param clock must not jump: an account would get too many calls, or none */
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws ApiError `too-many-requests` before `work` starts */
  async run<T>({ personId, address, endpoint }: CallOfPerson, work: () => Promise<T>): Promise<T> {
    const now = this.#clock.now();
    if (personId === null) {
      this.#countGuest(address, now);
      return work();
    }
    const isWrite = endpoint.method !== 'GET';
    const isApart = countedApart.some(({ path }) => path === endpoint.path);
    const holder = isApart ? `${personId} ${endpoint.path}` : personId;
    const isOver =
      get(this.#callsInProgress, holder) >= ceilings.callsInProgress ||
      (isWrite && get(this.#writesInProgress, holder) >= ceilings.writesInProgress) ||
      !this.#calls.take(holder, now) ||
      (isWrite && !this.#writes.take(holder, now));
    if (isOver) throw tooMany();
    add(this.#callsInProgress, holder, 1);
    if (isWrite) add(this.#writesInProgress, holder, 1);
    try {
      return await work();
    } finally {
      add(this.#callsInProgress, holder, -1);
      if (isWrite) add(this.#writesInProgress, holder, -1);
    }
  }

  #countGuest(address: string, now: Date): void {
    const site = toSitePrefix(address);
    const isAllowed =
      this.#guestCalls.take(address, now) &&
      (site === null || this.#guestCallsOfSites.take(site, now));
    if (!isAllowed) throw tooMany();
  }
}

function get(counts: ReadonlyMap<string, number>, personId: string): number {
  return counts.get(personId) ?? 0;
}

function add(counts: Map<string, number>, personId: string, change: number): void {
  const count = get(counts, personId) + change;
  if (count > 0) counts.set(personId, count);
  else counts.delete(personId);
}

function tooMany() {
  return tooManyRequests(RETRY_AFTER_SECONDS, 'You have sent too much at once.');
}
