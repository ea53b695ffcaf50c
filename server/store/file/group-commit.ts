import { setImmediate as moment } from 'node:timers/promises';
import type { Operation } from '../../../backend/store/operations.ts';
import type { ReadTransaction, Store, UnitOfWork } from '../../../backend/store/store.ts';
import type { Tables } from '../../../backend/store/tables.ts';
import { BufferedUnitOfWork, createReads } from '../../../backend/store/unit-of-work.ts';

/** Tidying uses at most a twentieth of the time. */
const TIDY_PAUSE = 20;
const TIDY_PAUSE_MS = 200;

export interface Disk {
  /**
   * Resolves once the changes would survive a power failure. If it rejects, none of them is stored.
   */
  append(operations: readonly Operation[]): Promise<void>;
  tidy(): Promise<void>;
}

class Batch {
  ground: ReadTransaction;
  readonly changes = new BufferedUnitOfWork({
    get: (collection, id) => this.ground.get(collection, id),
    find: (collection, where, limit) => this.ground.find(collection, where, limit),
    findExpired: (...search) => this.ground.findExpired(...search),
  });
  readonly flushed: Promise<void>;
  resolve = () => {};
  reject: (error: unknown) => void = () => {};

  constructor(ground: Batch['ground']) {
    this.ground = ground;
    this.flushed = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }
}

/**
 * A write sees earlier writes immediately, a read only flushed ones. A failed flush rejects its
 * writes and later ones that may have seen them.
 */
export class GroupCommitStore implements Store {
  readonly #committed: ReadTransaction;
  readonly #tables: Tables;
  readonly #disk: Disk;
  #lastTurn: Promise<unknown> = Promise.resolve();
  #gathering: Batch | undefined;
  #flushing: Batch | undefined;
  #lastFailure: { error: unknown } | undefined;
  #isFailing = false;
  #diskWork: Promise<void> | undefined;
  #tidyTimer: NodeJS.Timeout | undefined;
  #isTidyDue = false;
  #lastTidyMs = 0;

  constructor(tables: Tables, disk: Disk) {
    this.#tables = tables;
    this.#committed = createReads(tables);
    this.#disk = disk;
    // The previous process may have been killed before tidying up.
    this.#tidyLater();
  }

  read<T>(work: (reads: ReadTransaction) => Promise<T>): Promise<T> {
    return work(this.#committed);
  }

  async write<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const turn = this.#lastTurn.then(() => this.#takeTurn(work));
    this.#lastTurn = turn.catch(() => undefined);
    const { outcome, flushed } = await turn;
    // Errors also wait, because they may depend on a change that is not flushed yet.
    await flushed;
    return outcome();
  }

  /**
   * Flushes nothing, but only if the last flush failed.
   * @throws the error of that flush
   */
  async check(): Promise<void> {
    if (!this.#isFailing) return;
    const { flushed } = this.#gather();
    await flushed;
  }

  async settle(): Promise<void> {
    await this.#lastTurn;
    clearTimeout(this.#tidyTimer);
    this.#isTidyDue = true;
    await this.#wakeDisk();
  }

  async #takeTurn<T>(work: (unit: UnitOfWork) => Promise<T>) {
    const lastFailure = this.#lastFailure;
    const latest = (this.#gathering ?? this.#flushing)?.changes ?? this.#committed;
    const unit = new BufferedUnitOfWork(latest);
    const [outcome, operations] = await work(unit).then(
      (result) => [() => result, unit.operations()] as const,
      (error: unknown) => [() => Promise.reject<T>(error), []] as const,
    );
    if (this.#lastFailure && this.#lastFailure !== lastFailure) throw this.#lastFailure.error;
    if (operations.length > 0) this.#gather().changes.apply(operations);
    return { outcome, flushed: (this.#gathering ?? this.#flushing)?.flushed };
  }

  #gather(): Batch {
    this.#gathering ??= new Batch(this.#flushing?.changes ?? this.#committed);
    void this.#wakeDisk();
    return this.#gathering;
  }

  #wakeDisk(): Promise<void> {
    this.#diskWork ??= this.#workDisk();
    return this.#diskWork;
  }

  async #workDisk(): Promise<void> {
    try {
      while (this.#gathering || this.#isTidyDue) {
        await (this.#isTidyDue ? this.#tidy() : this.#flush());
      }
    } finally {
      this.#diskWork = undefined;
    }
  }

  async #flush(): Promise<void> {
    await moment();
    const batch = this.#nextBatch();
    if (!batch) return;
    const operations = batch.changes.operations();
    try {
      await this.#disk.append(operations);
      this.#tables.apply(operations);
      if (this.#gathering) this.#gathering.ground = this.#committed;
      this.#isFailing = false;
      batch.resolve();
      this.#tidyLater();
    } catch (error) {
      this.#lastFailure = { error };
      this.#isFailing = true;
      batch.reject(error);
      this.#gathering?.reject(error);
      this.#gathering = undefined;
    }
    this.#flushing = undefined;
  }

  #nextBatch(): Batch | undefined {
    this.#flushing = this.#gathering;
    this.#gathering = undefined;
    return this.#flushing;
  }

  async #tidy(): Promise<void> {
    this.#isTidyDue = false;
    const start = performance.now();
    await this.#disk.tidy();
    this.#lastTidyMs = performance.now() - start;
  }

  #tidyLater(): void {
    this.#tidyTimer ??= setTimeout(
      () => {
        this.#tidyTimer = undefined;
        this.#isTidyDue = true;
        void this.#wakeDisk();
      },
      Math.max(TIDY_PAUSE_MS, TIDY_PAUSE * this.#lastTidyMs),
    ).unref();
  }
}
