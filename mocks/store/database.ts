import { type CollectionName, collectionNames, type RecordOf } from './records.ts';
import { SCHEMA_VERSION } from './migrations.ts';

/** Every collection as json-server's database holds it. */
export type Database = { [C in CollectionName]: RecordOf<C>[] };

/** How many records are turned into text at a time, so that calls are answered in between. */
const SLICE = 500;

/** Adds to a record what is stored with it beyond its schema. */
export type Complete = <C extends CollectionName>(collection: C, record: RecordOf<C>) => object;

/**
 * A database as text, piece by piece: what `JSON.stringify({ version, ...database }, null, 2)` would
 * give at once.
 */
export function* stringifyDatabase(
  database: Database,
  complete: Complete = (_collection, record) => record,
): Generator<string> {
  yield `{\n  "version": ${SCHEMA_VERSION}`;
  for (const name of collectionNames) {
    const records = database[name];
    yield `,\n  ${JSON.stringify(name)}: [`;
    for (let start = 0; start < records.length; start += SLICE) {
      // Wrapped as in the whole, the slice gets the whole's indentation.
      const slice = JSON.stringify(
        { _: records.slice(start, start + SLICE).map((record) => complete(name, record)) },
        null,
        2,
      );
      yield (start > 0 ? ',' : '') + slice.slice('{\n  "_": ['.length, -'\n  ]\n}'.length);
    }
    yield records.length > 0 ? '\n  ]' : ']';
  }
  yield '\n}\n';
}
