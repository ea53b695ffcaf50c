import { sha256 } from '../../crypto.ts';
import type { AuditChainRecord, AuditEntryRecord } from './records.ts';

export type AuditedRead = Omit<AuditEntryRecord, 'id' | 'position' | 'previousHash' | 'hash'>;

export function toEntryId(patientId: string, position: number): string {
  return `${patientId}|${position}`;
}

export async function nextEntry(
  chain: AuditChainRecord | undefined,
  read: AuditedRead,
): Promise<AuditEntryRecord> {
  const position = (chain?.length ?? 0) + 1;
  const id = toEntryId(read.patientId, position);
  const entry = { ...read, id, position, previousHash: chain?.hash ?? '' };
  return { ...entry, hash: await hashEntry(entry) };
}

export function hashEntry(entry: Omit<AuditEntryRecord, 'hash'>): Promise<string> {
  return sha256(canonicalEntry(entry));
}

/** Stored hashes depend on it. */
export function canonicalEntry(entry: Omit<AuditEntryRecord, 'hash'>): string {
  return JSON.stringify([
    entry.id,
    entry.patientId,
    entry.position,
    entry.readAt,
    entry.readerId,
    entry.readerName,
    entry.readerRole,
    entry.kind,
    entry.items,
    entry.appointmentId ?? null,
    entry.previousHash,
  ]);
}

/** Takes one patient's entries, sorted by position. */
export class ChainVerifier {
  readonly #patientId: string;
  readonly #saved: AuditChainRecord | undefined;
  #last: Pick<AuditChainRecord, 'length' | 'hash'> = { length: 0, hash: '' };
  #problem: string | undefined;

  constructor(patientId: string, saved?: AuditChainRecord) {
    this.#patientId = patientId;
    this.#saved = saved;
  }

  async add(entry: AuditEntryRecord): Promise<void> {
    this.#problem ??= await this.#findProblem(entry);
    this.#last = { length: entry.position, hash: entry.hash };
  }

  /** Returns the chain's first problem. */
  finish(head: AuditChainRecord | undefined): string | undefined {
    return this.#problem ?? this.#findHeadProblem(head);
  }

  async #findProblem(entry: AuditEntryRecord): Promise<string | undefined> {
    const { id, patientId, position, previousHash, hash } = entry;
    const expected = this.#last.length + 1;
    if (position > expected) return `entry ${expected} is missing`;
    if (position < expected) return `entry ${position} is there twice`;
    const isOwn = patientId === this.#patientId && id === toEntryId(patientId, position);
    if (!isOwn || hash !== (await hashEntry(entry))) return `entry ${position} was changed`;
    if (previousHash !== this.#last.hash) return `entry ${position} does not continue the chain`;
    if (position === this.#saved?.length && hash !== this.#saved.hash)
      return `entry ${position} is not the one that was saved`;
    return undefined;
  }

  #findHeadProblem(head: AuditChainRecord | undefined): string | undefined {
    const { length, hash } = this.#last;
    const saved = this.#saved?.length ?? 0;
    if (!head && length === 0)
      return saved > 0 ? `all ${saved} saved entries are missing` : undefined;
    if (!head) return `the chain's head is missing, but ${length} entries are there`;
    if (length < head.length) return `entry ${length + 1} is missing`;
    if (length > head.length) return `entry ${head.length + 1} is not in the chain`;
    if (hash !== head.hash) return `the chain's head is not entry ${length}`;
    if (length < saved) return `the head went back from ${saved} to ${length}`;
    return undefined;
  }
}
