import type { Clock } from '../../backend/core/clock.ts';
import type { Store } from '../../backend/store/store.ts';
import type { SweepScope } from '../../backend/sweep/sweep.ts';
import {
  describeDoubt,
  describeLongOff,
  type Doubt,
  findDatabaseGap,
  findDoubt,
  MARK_MS,
  type Moment,
  WAIT_MS,
  wasLongOff,
} from './clock-rule.ts';

const MARK_ID = 'clock-trusted-at';

export interface ClockWatchOptions {
  clock: Clock;
  /** Milliseconds. */
  readUptime: () => number;
  store: Store;
  readDatabaseTime: (() => Promise<Date>) | undefined;
  /** The operator has compared the clock, so the time in the data does not count. */
  isClockRight: boolean;
  warn: (message: string) => void;
}

/** See ADR 0088. */
export class ClockWatch {
  readonly #options: ClockWatchOptions;
  #reference: Moment | null = null;
  #doubt: Doubt | null = null;
  /** Of the uptime. */
  #waitsUntil = -Infinity;

  constructor(options: ClockWatchOptions) {
    this.#options = options;
  }

  get isDoubtful(): boolean {
    return this.#doubt !== null;
  }

  /** Reads null while the clock is doubtful. Call this before each sweep. */
  async readScope(): Promise<SweepScope | null> {
    const { clock, readUptime, isClockRight } = this.#options;
    const databaseGap = await this.#readDatabaseGap();
    const marked = await this.#readMark();
    const moment = { now: clock.now().getTime(), uptime: readUptime() };
    const trustedAt = isClockRight ? moment.now : marked;
    const reference = this.#reference;
    this.#noteDoubt(findDoubt({ ...moment, reference, trustedAt, databaseGap }));
    if (this.#doubt) return null;
    if (!reference) this.#noteStart(moment, trustedAt);
    this.#reference = moment;
    const scope = moment.uptime < this.#waitsUntil ? 'short' : 'all';
    const isOld = marked === null || Math.abs(moment.now - marked) > MARK_MS;
    // Not during the wait: a restart, or another process, would find it and remove everything.
    if (isOld && scope === 'all') await this.#writeMark(moment.now);
    return scope;
  }

  #noteDoubt(doubt: Doubt | null): void {
    const { warn } = this.#options;
    if (doubt && doubt.kind !== this.#doubt?.kind) warn(describeDoubt(doubt));
    if (!doubt && this.#doubt) warn('The clocks agree again. Removals and lapses go on.');
    this.#doubt = doubt;
  }

  #noteStart({ now, uptime }: Moment, trustedAt: number | null): void {
    if (!wasLongOff(now, trustedAt)) return;
    this.#waitsUntil = uptime + WAIT_MS;
    if (trustedAt !== null) this.#options.warn(describeLongOff(now - trustedAt));
  }

  async #readDatabaseGap(): Promise<number> {
    const { clock, readDatabaseTime } = this.#options;
    if (!readDatabaseTime) return 0;
    const sentAt = clock.now().getTime();
    const databaseAt = (await readDatabaseTime()).getTime();
    return findDatabaseGap(sentAt, databaseAt, clock.now().getTime());
  }

  async #readMark(): Promise<number | null> {
    const mark = await this.#options.store.read((reads) => reads.get('settings', MARK_ID));
    return mark ? Date.parse(mark.value) : null;
  }

  async #writeMark(now: number): Promise<void> {
    const value = new Date(now).toISOString();
    await this.#options.store.write(async (unit) => {
      const mark = await unit.get('settings', MARK_ID);
      if (mark) await unit.update('settings', MARK_ID, { value });
      else await unit.insert('settings', { id: MARK_ID, value });
    });
  }
}
