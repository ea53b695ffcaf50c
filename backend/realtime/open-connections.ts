import { ceilings } from '../handlers/core/ceilings.ts';
import type { SessionRecord } from '../store/records.ts';
import type { DeliveredEvent } from '../handlers/core/realtime-events.ts';

export interface Connection {
  token: string;
  emit(event: DeliveredEvent['event'], payload: DeliveredEvent['payload']): void;
  /** @param reason 'full' if the person has too many connections */
  close(reason?: 'full'): void;
}

export interface RegisteredConnection {
  connection: Connection;
  personId: string;
  sessionId: string;
}

/** The registered connections of this process. */
export class OpenConnections {
  readonly #registered = new Map<Connection, RegisteredConnection>();
  readonly #ofPerson = new Map<string, Set<RegisteredConnection>>();
  /** How many connections of a person are about to be added. */
  readonly #opening = new Map<string, number>();
  readonly #left = new WeakSet<Connection>();

  get(connection: Connection): RegisteredConnection | undefined {
    return this.#registered.get(connection);
  }

  of(personId: string): RegisteredConnection[] {
    return [...(this.#ofPerson.get(personId) ?? [])];
  }

  has(personId: string): boolean {
    return this.#ofPerson.has(personId);
  }

  /** A connection that has left is not added again. */
  hasLeft(connection: Connection): boolean {
    return this.#left.has(connection);
  }

  /**
   * Takes a place before `mayConnect`, because many connections may register at once.
   * @returns false if the person has too many connections, or may not connect
   */
  async addWithin(
    connection: Connection,
    { id: sessionId, accountId: personId }: SessionRecord,
    mayConnect: () => Promise<boolean>,
  ): Promise<boolean> {
    const opening = this.#opening.get(personId) ?? 0;
    if (opening + this.of(personId).length >= ceilings.sockets) {
      connection.close('full');
      return false;
    }
    this.#opening.set(personId, opening + 1);
    try {
      if (!(await mayConnect())) return false;
      if (!this.#left.has(connection)) this.#add({ connection, personId, sessionId });
      return true;
    } finally {
      const others = (this.#opening.get(personId) ?? 1) - 1;
      if (others > 0) this.#opening.set(personId, others);
      else this.#opening.delete(personId);
    }
  }

  leave(connection: Connection): void {
    this.#left.add(connection);
    this.#remove(connection);
  }

  #add(one: RegisteredConnection): void {
    this.#remove(one.connection);
    this.#registered.set(one.connection, one);
    const own = this.#ofPerson.get(one.personId) ?? new Set();
    this.#ofPerson.set(one.personId, own.add(one));
  }

  #remove(connection: Connection): void {
    const one = this.#registered.get(connection);
    if (!one) return;
    this.#registered.delete(connection);
    const own = this.#ofPerson.get(one.personId);
    own?.delete(one);
    if (own?.size === 0) this.#ofPerson.delete(one.personId);
  }
}
