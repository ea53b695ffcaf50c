import type { HttpHandler } from 'msw';
import { AUDIT_PAGE_SIZE, type AuditEntry, auditEndpoints } from '../../../src/contract/audit.ts';
import { type AuditedRead, entryEnd, nextEntry, toEntryId } from '../../store/audit-chain.ts';
import type { AccountRecord, AuditChainRecord, AuditEntryRecord } from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import type { Backend } from '../core/backend.ts';
import { signedIn } from '../core/caller.ts';
import { endpointHandler } from '../core/endpoint-handler.ts';

const REPEAT_MS = 5 * 60 * 1000;
/** A doctor who goes through a patient's records repeats no read over more entries. */
const REPEAT_ENTRIES = 50;

export interface ReadItem {
  id: string;
  visitId?: string;
}

export function auditHandlers(backend: Backend): HttpHandler[] {
  const { store } = backend;

  return [
    endpointHandler(backend, auditEndpoints.listAudit, ({ query, caller }) => {
      const { id } = signedIn(caller);
      return store.read(async (reads) => {
        const { length = 0, lastRemoved } = (await reads.get('auditChains', id)) ?? {};
        const earliest = (lastRemoved?.position ?? 0) + 1;
        const last = Math.min(length, Number(query.before ?? Infinity) - 1);
        const first = Math.max(earliest, last - AUDIT_PAGE_SIZE + 1);
        const positions = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => last - i);
        const found = await Promise.all(
          positions.map((position) => reads.get('auditEntries', toEntryId(id, position))),
        );
        const entries = found.filter((entry) => entry !== undefined);
        return {
          entries: await Promise.all(entries.map((entry) => toAuditResponse(reads, entry))),
          hasMore: first > earliest,
        };
      });
    }),
  ];
}

export async function auditRead(
  unit: UnitOfWork,
  reader: AccountRecord,
  patientId: string,
  kind: AuditEntry['kind'],
  items: readonly ReadItem[],
  now: Date,
): Promise<void> {
  const firstVisitId = items.find(({ visitId }) => visitId !== undefined)?.visitId;
  const byVisit = new Map<string | undefined, string[]>();
  for (const { id, visitId = firstVisitId } of items) {
    byVisit.set(visitId, [...(byVisit.get(visitId) ?? []), id]);
  }
  for (const [visitId, ids] of byVisit) {
    const chain = await unit.get('auditChains', patientId);
    const read: AuditedRead = {
      patientId,
      readAt: now.toISOString(),
      readerId: reader.id,
      readerName: reader.name,
      readerRole: reader.role,
      kind,
      items: ids,
      ...(visitId !== undefined && { appointmentId: visitId }),
    };
    if (chain && (await isRepeated(unit, chain, read))) continue;
    const entry = await nextEntry(chain, read);
    await unit.insert('auditEntries', entry);
    const head = { length: entry.position, hash: entry.hash };
    if (chain) await unit.update('auditChains', patientId, head);
    else {
      const expiresAt = entryEnd(entry.readAt).toISOString();
      await unit.insert('auditChains', { id: patientId, ...head, expiresAt });
    }
  }
}

/**
 * Reads of one patient take turns in all processes, so no equal read is added in between (ADR 0107).
 */
async function isRepeated(
  reads: ReadTransaction,
  { id, length }: AuditChainRecord,
  read: AuditedRead,
): Promise<boolean> {
  const earliest = new Date(Date.parse(read.readAt) - REPEAT_MS).toISOString();
  const wanted = toReadKey(read);
  for (let position = length; position > Math.max(0, length - REPEAT_ENTRIES); position -= 1) {
    const entry = await reads.get('auditEntries', toEntryId(id, position));
    if (!entry || entry.readAt <= earliest) return false;
    if (toReadKey(entry) === wanted) return true;
  }
  return false;
}

function toReadKey(read: AuditedRead): string {
  const { readerId, readerName, readerRole, kind, items, appointmentId = null } = read;
  return JSON.stringify([readerId, readerName, readerRole, kind, [...items].sort(), appointmentId]);
}

export async function listAuditTrail(
  reads: ReadTransaction,
  patientId: string,
): Promise<AuditEntry[]> {
  const entries = await reads.find('auditEntries', { patientId });
  entries.sort((a, b) => b.position - a.position);
  return Promise.all(entries.map((entry) => toAuditResponse(reads, entry)));
}

async function toAuditResponse(
  reads: ReadTransaction,
  { position, readAt, kind, appointmentId, items, ...reader }: AuditEntryRecord,
): Promise<AuditEntry> {
  return {
    position,
    readAt,
    reader: { id: reader.readerId, name: reader.readerName, role: reader.readerRole },
    kind,
    items: await Promise.all(
      items.map(async (id) => {
        const label = await findLabel(reads, kind, id);
        return { id, ...(label !== undefined && { label }) };
      }),
    ),
    ...(appointmentId !== undefined && { appointmentId }),
  };
}

async function findLabel(
  reads: ReadTransaction,
  kind: AuditEntry['kind'],
  id: string,
): Promise<string | undefined> {
  if (kind === 'records') return (await reads.get('medicalRecords', id))?.diagnosis;
  if (kind === 'file') return (await reads.get('messages', id))?.file?.name;
  return undefined;
}
