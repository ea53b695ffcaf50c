import type { Pool } from 'pg';
import type { AuditTrail } from '../../../backend/store/audit-trail.ts';
import type { CollectionName, RecordOf } from '../../../backend/store/records.ts';
import { errorCode, StorageError } from '../../../backend/store/storage-error.ts';
import { type Row, toRecord } from './columns.ts';
import { selectFrom } from './sql.ts';
import { inTransaction, type Query } from './transaction.ts';

const BATCH = 1000;
const NO_TABLE = '42P01';

export function readAuditTrail<T>(pool: Pool, work: (trail: AuditTrail) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (query) => {
    await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const rows = (await query(selectFrom('auditChains'))).map((row) => parse('auditChains', row));
    return work({
      chains: new Map(rows.flatMap((row) => ('invalidId' in row ? [] : [[row.id, row]]))),
      invalidChains: rows.flatMap((row) => ('invalidId' in row ? [row.invalidId] : [])),
      entries: () => readEntries(query),
    });
  }).catch((error: unknown) => {
    if (errorCode(error) !== NO_TABLE) throw error;
    throw new StorageError(
      'The database has no audit trail yet. A server of this release creates it at its start.',
      { cause: error },
    );
  });
}

async function* readEntries(query: Query) {
  await query(`DECLARE trail NO SCROLL CURSOR FOR
    ${selectFrom('auditEntries')} ORDER BY patient_id, position`);
  for (;;) {
    const rows = await query(`FETCH ${BATCH} FROM trail`);
    if (rows.length === 0) return;
    for (const row of rows) yield parse('auditEntries', row);
  }
}

function parse<C extends CollectionName>(
  collection: C,
  row: Row,
): RecordOf<C> | { invalidId: string } {
  try {
    return toRecord(collection, row);
  } catch {
    return { invalidId: row['id'] ?? '' };
  }
}
