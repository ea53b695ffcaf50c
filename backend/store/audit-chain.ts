import { careEnd, leastYears } from '../../src/domain/privacy/retention.ts';
import { dateInIndia } from '../../src/domain/time/india-time.ts';
import { sha256 } from '../core/crypto.ts';
import type { AuditChainRecord, AuditEntryRecord } from './records.ts';

export type AuditedRead = Omit<AuditEntryRecord, 'id' | 'position' | 'previousHash' | 'hash'>;

export function toEntryId(patientId: string, position: number): string {
  return `${patientId}|${position}`;
}

export async function nextEntry(
  chain: Pick<AuditChainRecord, 'length' | 'hash'> | undefined,
  read: AuditedRead,
): Promise<AuditEntryRecord> {
  const position = (chain?.length ?? 0) + 1;
  const id = toEntryId(read.patientId, position);
  const entry = { ...read, id, position, previousHash: chain?.hash ?? '' };
  return { ...entry, hash: await hashEntry(entry) };
}

type Link = NonNullable<AuditChainRecord['lastRemoved']>;

export async function hashEntry(entry: Omit<AuditEntryRecord, 'hash'>): Promise<string> {
  return hashLink(await toLink(entry));
}

/** The input of an entry's hash, without the patient, the reader and the items. */
export async function toLink(entry: Omit<AuditEntryRecord, 'hash'>): Promise<Link> {
  const { position, readAt, previousHash } = entry;
  return { position, readAt, contentHash: await sha256(canonicalContent(entry)), previousHash };
}

/** Stored hashes depend on it. */
function canonicalContent(entry: Omit<AuditEntryRecord, 'hash'>): string {
  return JSON.stringify([
    entry.id,
    entry.patientId,
    entry.readerId,
    entry.readerName,
    entry.readerRole,
    entry.kind,
    entry.items,
    entry.appointmentId ?? null,
  ]);
}

function hashLink({ position, readAt, contentHash, previousHash }: Link): Promise<string> {
  return sha256(JSON.stringify([position, readAt, contentHash, previousHash]));
}

export function entryEnd(readAt: string, years = leastYears): Date {
  return careEnd(dateInIndia(new Date(readAt)), years);
}

export class ChainVerifier {
  readonly #patientId: string;
  readonly #head: AuditChainRecord | undefined;
  readonly #saved: AuditChainRecord | undefined;
  #last = { length: 0, hash: '' };
  #problem: string | undefined;

  private constructor(patientId: string, head?: AuditChainRecord, saved?: AuditChainRecord) {
    this.#patientId = patientId;
    this.#head = head;
    this.#saved = saved;
  }

  static async begin(
    patientId: string,
    head: AuditChainRecord | undefined,
    saved: AuditChainRecord | undefined,
    now: Date,
  ): Promise<ChainVerifier> {
    const verifier = new ChainVerifier(patientId, head, saved);
    if (head?.lastRemoved) await verifier.#skipRemoved(head.lastRemoved, now);
    return verifier;
  }

  async add(entry: AuditEntryRecord): Promise<void> {
    this.#problem ??= await this.#findProblem(entry);
    this.#last = { length: entry.position, hash: entry.hash };
  }

  finish(): string | undefined {
    return this.#problem ?? this.#findHeadProblem();
  }

  async #skipRemoved(removed: Link, now: Date): Promise<void> {
    const { position, readAt } = removed;
    this.#last = { length: position, hash: await hashLink(removed) };
    const saved = this.#saved?.length ?? Infinity;
    if (entryEnd(readAt) > now || position > saved)
      this.#problem = `entry ${position} was removed too early`;
    else this.#problem = this.#findSavedProblem();
  }

  async #findProblem(entry: AuditEntryRecord): Promise<string | undefined> {
    const { id, patientId, position, previousHash, hash } = entry;
    const expected = this.#last.length + 1;
    if (position > expected) return `entry ${expected} is missing`;
    if (position < expected) return `entry ${position} is there twice, or was removed`;
    const isOwn = patientId === this.#patientId && id === toEntryId(patientId, position);
    if (!isOwn || hash !== (await hashEntry(entry))) return `entry ${position} was changed`;
    if (previousHash !== this.#last.hash) return `entry ${position} does not continue the chain`;
    this.#last = { length: position, hash };
    return this.#findSavedProblem();
  }

  #findSavedProblem(): string | undefined {
    const { length, hash } = this.#last;
    const isOther = length === this.#saved?.length && hash !== this.#saved.hash;
    return isOther ? `entry ${length} is not the one that was saved` : undefined;
  }

  #findHeadProblem(): string | undefined {
    const { length, hash } = this.#last;
    const head = this.#head;
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
