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
 * Runs calls, and lets further ones wait. Clients take turns, and a client with many calls leaves
 * one place to others (ADR 0030).
 */
export class FairTurns {
  readonly #options: TurnOptions;
  /** In the order of turns. No list is empty. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;
  readonly #runningOf = new Map<string, number>();
  #waitingCalls = 0;

  constructor(options: TurnOptions) {
    this.#options = options;
  }

  /**
   * @param client the client's IP address
   * @throws ApiError `busy` before `call` starts
   */
  async take<T>(client: string, call: () => Promise<T>): Promise<T> {
    if (this.#mayRun(client)) this.#count(client, 1);
    else await this.#wait(client);
    try {
      return await call();
    } finally {
      this.#count(client, -1);
      this.#startNext();
    }
  }

  #mayRun(client: string): boolean {
    const { maxRunning } = this.#options;
    const own = this.#runningOf.get(client) ?? 0;
    return this.#running < maxRunning && (own === 0 || own < maxRunning - 1);
  }

  #count(client: string, change: 1 | -1): void {
    this.#running += change;
    const own = (this.#runningOf.get(client) ?? 0) + change;
    if (own === 0) this.#runningOf.delete(client);
    else this.#runningOf.set(client, own);
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

  /** One at most may run since a call has ended. */
  #startNext(): void {
    const next = [...this.#waiting].find(([client]) => this.#mayRun(client));
    if (!next) return;
    const [client, [first, ...rest]] = next;
    this.#waiting.delete(client);
    if (rest.length > 0) this.#waiting.set(client, rest);
    this.#waitingCalls -= 1;
    this.#count(client, 1);
    first?.start();
  }
}
