import type { Clock } from '../../backend/core/clock.ts';
import { ceilings } from '../../backend/handlers/core/ceilings.ts';
import { tooManyRequests } from '../../backend/handlers/core/throttle.ts';
import { KeyedBuckets } from '../../backend/core/token-bucket.ts';

const RETRY_AFTER_SECONDS = 1;

export interface CallOfPerson {
  /** An account, or a session whose account is not known yet. Null for guests. */
  personId: string | null;
  address: string;
  isWrite: boolean;
}

/** Keeps one account, or one guest, from slowing all others in this process. */
export class AccountCeilings {
  readonly #clock: Clock;
  readonly #calls = new KeyedBuckets<string>(ceilings.calls);
  readonly #writes = new KeyedBuckets<string>(ceilings.writes);
  readonly #guestCalls = new KeyedBuckets<string>(ceilings.guestCalls);
  readonly #callsInProgress = new Map<string, number>();
  readonly #writesInProgress = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws ApiError `too-many-requests` before `work` starts */
  async run<T>({ personId, address, isWrite }: CallOfPerson, work: () => Promise<T>): Promise<T> {
    const now = this.#clock.now();
    if (personId === null) {
      if (!this.#guestCalls.take(address, now)) throw tooMany();
      return work();
    }
    const isOver =
      get(this.#callsInProgress, personId) >= ceilings.callsInProgress ||
      (isWrite && get(this.#writesInProgress, personId) >= ceilings.writesInProgress) ||
      !this.#calls.take(personId, now) ||
      (isWrite && !this.#writes.take(personId, now));
    if (isOver) throw tooMany();
    add(this.#callsInProgress, personId, 1);
    if (isWrite) add(this.#writesInProgress, personId, 1);
    try {
      return await work();
    } finally {
      add(this.#callsInProgress, personId, -1);
      if (isWrite) add(this.#writesInProgress, personId, -1);
    }
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
