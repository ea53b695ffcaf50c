import { open } from 'node:fs/promises';
import type { Pool } from 'pg';
import { type Files, readStoredFile } from '../../../backend/files/files.ts';
import type { S3Files } from '../../files/s3-files.ts';
import { pictureHashes } from '../../../backend/handlers/files/picture-path.ts';
import { type Database, stringifyDatabase } from '../../../backend/store/database.ts';
import type { Operation } from '../../../backend/store/operations.ts';
import {
  collectionNames,
  eachCollection,
  type CollectionName,
  type SlotHoldRecord,
} from '../../../backend/store/records.ts';
import { findOfferHold, listSlotHolds } from '../../../backend/store/slot-holds.ts';
import { cannotWrite, errorCode, StorageError } from '../../../backend/store/storage-error.ts';
import type { ReadTransaction } from '../../../backend/store/store.ts';
import { MARK_ID } from '../seal/master-keys.ts';
import { toRecord } from './columns.ts';
import { createSqlReads, selectFrom, toTable } from './sql.ts';
import { applyOperations } from './sql-writes.ts';
import { inTransaction, type Query, queryRows } from './transaction.ts';

const BATCH = 1000;

/**
 * @param prepare called before the transaction if the database is empty; may store files
 * @throws StorageError unless the database is empty.
 */
export async function fillDatabase(
  pool: Pool,
  prepare: () => Promise<readonly Operation[]>,
): Promise<void> {
  await refuseRecords((text, values) => queryRows(pool, text, values));
  const operations = await prepare();
  await inTransaction(pool, async (query) => {
    // Another process may have filled the database in the meantime.
    await refuseRecords(query);
    for (let start = 0; start < operations.length; start += BATCH) {
      await applyOperations(query, operations.slice(start, start + BATCH));
    }
  }).catch((error: unknown) => {
    if (!(error instanceof Error) || !errorCode(error)?.startsWith('23')) throw error;
    const detail = 'detail' in error ? ` ${String(error.detail)}` : '';
    throw new StorageError(
      `The records contradict each other: ${error.message}.${detail} Nothing was changed.`,
      { cause: error },
    );
  });
}

async function refuseRecords(query: Query): Promise<void> {
  for (const collection of collectionNames) {
    // A server with a DATA_KEY may have marked the database.
    const text = `SELECT id FROM ${toTable(collection)} WHERE id <> $1 LIMIT 1`;
    const [row] = await query(text, [MARK_ID]);
    if (!row) continue;
    throw new StorageError(
      `The database already has ${collection}. Nothing was changed. Use an empty database.`,
    );
  }
}

export function readDatabase(pool: Pool): Promise<Database> {
  return inTransaction(pool, async (query) => {
    const all = new Map<CollectionName, object[]>();
    for (const collection of collectionNames) {
      all.set(collection, await createSqlReads(query).find(collection));
    }
    return eachCollection<Database>((collection) => all.get(collection) ?? []);
  });
}

/** @throws StorageError if the file exists. */
export async function writeDataFile(path: string, database: Database): Promise<void> {
  const handle = await open(path, 'wx', 0o600).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw cannotWrite(path, error);
    throw new StorageError(`${path} exists. Choose another name.`);
  });
  try {
    for (const piece of stringifyDatabase(database)) await handle.write(piece);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function listFiles(database: Database): string[] {
  const sent = database.messages.flatMap(({ file }) => file?.hash ?? []);
  const signed = database.medicalRecords.flatMap(({ signature }) => signature?.hash ?? []);
  const signatures = database.signatures.map(({ hash }) => hash);
  const pictures = database.pictures.map(({ id }) => id);
  return [...new Set([...pictures, ...sent, ...signed, ...signatures])];
}

export async function copyFiles(
  hashes: readonly string[],
  from: Files,
  to: Files,
  at: Date,
): Promise<string[]> {
  const missing: string[] = [];
  for (const hash of hashes) {
    const bytes = await readStoredFile(from, hash);
    if (bytes) await to.put(bytes, at, hash);
    else missing.push(hash);
  }
  return missing;
}

/**
 * Checks rules that database constraints cannot.
 * @param bucket has the files that are not in the database
 */
export async function checkDatabase(
  pool: Pool,
  bucket: Pick<S3Files, 'has'> | null = null,
): Promise<string[]> {
  return inTransaction(pool, async (query) => {
    const problems: string[] = [];
    for (const collection of collectionNames) {
      problems.push(...(await findInvalid(query, collection)));
    }
    // The other rules require valid records.
    return problems.length > 0 ? problems : checkRules(query, createSqlReads(query), bucket);
  });
}

async function findInvalid(query: Query, collection: CollectionName): Promise<string[]> {
  const rows = await query(selectFrom(collection));
  return rows.flatMap((row) => {
    try {
      toRecord(collection, row);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [`${collection} ${row['id'] ?? ''} is not valid: ${reason}`];
    }
  });
}

async function checkRules(
  query: Query,
  reads: ReadTransaction,
  bucket: Pick<S3Files, 'has'> | null,
): Promise<string[]> {
  const problems: string[] = [];
  const conversations = await reads.find('conversations');
  const messages = await reads.find('messages');
  const counts = new Map<string, number>();
  for (const { conversationId, id, seq } of messages) {
    counts.set(conversationId, (counts.get(conversationId) ?? 0) + 1);
    if (id !== `${conversationId}.${seq}`) problems.push(`messages ${id} is not at its position`);
  }
  for (const { id, lastSeq } of conversations) {
    const count = counts.get(id) ?? 0;
    if (count !== lastSeq)
      problems.push(`conversations ${id} has ${count} messages, but counts ${lastSeq}`);
  }
  const accounts = await reads.find('accounts');
  const doctors = new Set((await reads.find('doctors')).map(({ id }) => id));
  for (const { id, role } of accounts) {
    if ((role === 'doctor') !== doctors.has(id))
      problems.push(
        `accounts ${id} is a ${role}, but ${doctors.has(id) ? 'has' : 'has no'} profile`,
      );
  }
  problems.push(...(await checkSharing(reads)), ...(await checkHolds(reads)));
  const stored = new Set((await query('SELECT hash FROM files')).map(({ hash }) => hash));
  const named = [
    ...messages.flatMap(({ id, file }) => (file ? [[`messages ${id}`, file.hash] as const] : [])),
    ...(await reads.find('signatures')).map(({ id, hash }) => [`signatures ${id}`, hash] as const),
    ...(await reads.find('medicalRecords')).flatMap(({ id, signature }) =>
      signature ? [[`medical_records ${id}`, signature.hash] as const] : [],
    ),
    ...accounts.flatMap(({ id, profilePicture }) =>
      pictureHashes(profilePicture).map((hash) => [`accounts ${id}`, hash] as const),
    ),
  ];
  for (const [owner, hash] of named) {
    if (!(bucket ? await bucket.has(hash) : stored.has(hash)))
      problems.push(`${owner} names the file ${hash}, which is missing`);
  }
  return problems;
}

async function checkHolds(reads: ReadTransaction): Promise<string[]> {
  const visits = await reads.find('appointments');
  const offers = (await reads.find('waitlist')).flatMap((entry) => findOfferHold(entry) ?? []);
  const wanted = new Map(
    [...visits.flatMap(listSlotHolds), ...offers].map((hold) => [hold.id, toSlot(hold)]),
  );
  const held = new Map(
    (await reads.find('slotHolds')).map((hold) => [hold.id, toSlot(hold)] as const),
  );
  return [
    ...[...wanted].flatMap(([id, slot]) =>
      held.get(id) === slot ? [] : [`slot_holds ${id} is missing, or has another slot`],
    ),
    ...[...held.keys()].flatMap((id) =>
      wanted.has(id) ? [] : [`slot_holds ${id} has no visit or offer`],
    ),
  ];
}

function toSlot({ doctorId, date, time }: SlotHoldRecord): string {
  return `${doctorId} ${date} ${time}`;
}

async function checkSharing(reads: ReadTransaction): Promise<string[]> {
  const visits = new Map((await reads.find('appointments')).map((visit) => [visit.id, visit]));
  const patients = new Set((await reads.find('accounts', { role: 'patient' })).map(({ id }) => id));
  const sharings = (await reads.find('sharings')).flatMap(({ id, ...sharing }) => {
    const visit = visits.get(id);
    const isOfVisit = visit?.patientId === sharing.patientId && visit.doctorId === sharing.doctorId;
    if (!isOfVisit) return [`sharings ${id} is not about its visit`];
    return sharing.lastDay < visit.date ? [`sharings ${id} ends before its visit`] : [];
  });
  const facts = (await reads.find('healthFacts')).flatMap(({ id }) =>
    patients.has(id) ? [] : [`health_facts ${id} is not of a patient`],
  );
  return [...sharings, ...facts];
}
