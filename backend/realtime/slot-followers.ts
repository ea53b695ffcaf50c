import type { Connection } from './open-connections.ts';

/** The connections of this process that follow a doctor's times. Each follows one doctor. */
export class SlotFollowers {
  readonly #followed = new Map<Connection, string>();
  readonly #ofDoctor = new Map<string, Set<Connection>>();

  has(doctorId: string): boolean {
    return this.#ofDoctor.has(doctorId);
  }

  of(doctorId: string): Connection[] {
    return [...(this.#ofDoctor.get(doctorId) ?? [])];
  }

  /** @param doctorId null for none */
  follow(connection: Connection, doctorId: string | null): void {
    const before = this.#followed.get(connection);
    if (before !== undefined) this.#remove(connection, before);
    if (doctorId === null) return;
    this.#followed.set(connection, doctorId);
    const others = this.#ofDoctor.get(doctorId) ?? new Set();
    this.#ofDoctor.set(doctorId, others.add(connection));
  }

  #remove(connection: Connection, doctorId: string): void {
    this.#followed.delete(connection);
    const others = this.#ofDoctor.get(doctorId);
    others?.delete(connection);
    if (others?.size === 0) this.#ofDoctor.delete(doctorId);
  }
}
