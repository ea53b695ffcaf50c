import * as z from 'zod/mini';
import { type CollectionName, collectionNames, type RecordOf, recordSchemas } from './records.ts';

/** Every collection as json-server's database holds it. */
export type Database = { [C in CollectionName]: RecordOf<C>[] };

/** Without these a file is none of ours; other collections may have come with a later version. */
const essential: readonly CollectionName[] = ['accounts', 'doctors'];

/** How many records are turned into text at a time, so that calls are answered in between. */
const SLICE = 500;

/** What a data file holds. Throws an Error that says where the text is wrong. */
export function parseDatabase(text: string): Database {
  if (text.trim() === '') throw new Error('it is empty');
  const stored = collectionsOf(text);
  const known: readonly string[] = collectionNames;
  const unknown = Object.keys(stored).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`it has "${unknown}", which CareSetu does not know`);
  const missing = essential.find((name) => !(name in stored));
  if (missing) throw new Error(`it has no "${missing}"`);
  return collectDatabase((collection) => recordsOf(collection, stored[collection] ?? []));
}

/** A database of which each collection is made by a function. */
export function collectDatabase(
  collect: <C extends CollectionName>(collection: C) => RecordOf<C>[],
): Database {
  return {
    accounts: collect('accounts'),
    signups: collect('signups'),
    doctors: collect('doctors'),
    hospitals: collect('hospitals'),
    appointments: collect('appointments'),
    medicalRecords: collect('medicalRecords'),
    freelancers: collect('freelancers'),
    queueBookings: collect('queueBookings'),
    payments: collect('payments'),
    pictures: collect('pictures'),
    conversations: collect('conversations'),
    messages: collect('messages'),
    sessions: collect('sessions'),
    oneTimeCodes: collect('oneTimeCodes'),
    throttles: collect('throttles'),
    idempotency: collect('idempotency'),
    sms: collect('sms'),
    settings: collect('settings'),
    unusedFiles: collect('unusedFiles'),
  };
}

/** A database as text, piece by piece: what `JSON.stringify(database, null, 2)` would give at once. */
export function* stringifyDatabase(database: Database): Generator<string> {
  let separator = '{\n';
  for (const [name, records] of Object.entries(database)) {
    yield `${separator}  ${JSON.stringify(name)}: [`;
    for (let start = 0; start < records.length; start += SLICE) {
      // Wrapped as in the whole, the slice gets the whole's indentation.
      const slice = JSON.stringify({ _: records.slice(start, start + SLICE) }, null, 2);
      yield (start > 0 ? ',' : '') + slice.slice('{\n  "_": ['.length, -'\n  ]\n}'.length);
    }
    yield records.length > 0 ? '\n  ]' : ']';
    separator = ',\n';
  }
  yield '\n}\n';
}

function collectionsOf(text: string): Record<string, unknown[]> {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch (error) {
    throw new Error(`it is not valid JSON, or was cut short (${String(error)})`, { cause: error });
  }
  const { success, data } = z.record(z.string(), z.array(z.unknown())).safeParse(stored);
  if (!success) throw new Error('it does not hold lists of records');
  return data;
}

function recordsOf<C extends CollectionName>(collection: C, stored: unknown[]): RecordOf<C>[] {
  const { success, data, error } = z.array(recordSchemas[collection]).safeParse(stored);
  if (!success) {
    const [{ path, message } = { path: [], message: 'is wrong' }] = error.issues;
    throw new Error(`${[collection, ...path].join('.')} does not fit: ${message}`);
  }
  const ids = new Set<string>();
  for (const { id } of data) {
    if (ids.has(id)) throw new Error(`${collection} holds the id "${id}" twice`);
    ids.add(id);
  }
  return data;
}
