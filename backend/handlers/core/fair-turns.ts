import { busy } from './api-error.ts';

export interface TurnOptions {
  maxRunning: number;
  maxWaiting: number;
}

interface Waiting {
  start: () => void;
  refuse: () => void;
}

/**
 * Runs calls, and lets further ones wait. Clients take turns, so a client with many calls delays
 * others by one call (ADR 0030).
 */
export class FairTurns {
  readonly #options: TurnOptions;
  /** In the order of turns. No list is empty. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;
  #waitingCalls = 0;

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  /**
   * @param client the client's IP address
   * @throws ApiError `busy` before `call` starts
   */
  async take<T>(client: string, call: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.maxRunning) this.#running += 1;
    else await this.#wait(client);
    try {
      return await call();
    } finally {
      this.#pass();
    }
  }

  #wait(client: string): Promise<void> {
    if (this.#waitingCalls >= this.#options.maxWaiting) this.#makeRoom(client);
    return new Promise<void>((resolve, reject) => {
      const own = this.#waiting.get(client) ?? [];
      own.push({ start: resolve, refuse: () => reject(busy()) });
      this.#waiting.set(client, own);
      this.#waitingCalls += 1;
    });
  }

  /** Refuses the newest call of the client that has most, or else that of `client`. */
  #makeRoom(client: string): void {
    const all = [...this.#waiting];
    const most = Math.max(0, ...all.map(([, calls]) => calls.length));
    const greediest = all.find(([, calls]) => calls.length === most);
    const own = this.#waiting.get(client)?.length ?? 0;
    if (!greediest || most <= own + 1) throw busy();
    const [name, calls] = greediest;
    calls.pop()?.refuse();
    if (calls.length === 0) this.#waiting.delete(name);
    this.#waitingCalls -= 1;
  }

  /** Gives the place of a finished call to the next client. */
  #pass(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [client, [first, ...rest]] = next;
    this.#waiting.delete(client);
    if (rest.length > 0) this.#waiting.set(client, rest);
    this.#waitingCalls -= 1;
    first?.start();
  }
}
