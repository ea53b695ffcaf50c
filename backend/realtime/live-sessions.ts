import { isLive } from '../handlers/core/access-token.ts';
import type { Backend } from '../handlers/core/backend.ts';

interface Batch {
  ids: Set<string>;
  live: Promise<ReadonlySet<string>>;
}

/** Reads all sessions that are requested in one turn by one statement. */
export class LiveSessions {
  readonly #backend: Pick<Backend, 'store' | 'clock'>;
  #open: Batch | undefined;

  constructor(backend: Pick<Backend, 'store' | 'clock'>) {
    this.#backend = backend;
  }

  /** Returns those that have not ended, perhaps with sessions of other requests. */
  async find(ids: Iterable<string>): Promise<ReadonlySet<string>> {
    const own = new Set(ids);
    const batch = (this.#open ??= this.#begin());
    for (const id of own) batch.ids.add(id);
    try {
      return await batch.live;
    } catch {
      // One failed read must not fail all requests.
      return this.#read(own);
    }
  }

  #begin(): Batch {
    const ids = new Set<string>();
    return { ids, live: this.#readOnceFull(ids) };
  }

  async #readOnceFull(ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    // Wait a microtask, so that the caller can add more ids.
    await Promise.resolve();
    this.#open = undefined;
    return this.#read(ids);
  }

  async #read(ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const { store, clock } = this.#backend;
    const sessions = await store.read((reads) =>
      Promise.all([...ids].map((id) => reads.get('sessions', id))),
    );
    const now = clock.now();
    return new Set(
      sessions.flatMap((session) => (session && isLive(session, now) ? session.id : [])),
    );
  }
}
