import { type CollectionName, collectionNames, type RecordOf } from './records.ts';
import { SCHEMA_VERSION } from './migrations.ts';

/** In json-server's format. */
export type Database = { [C in CollectionName]: RecordOf<C>[] };

/** Number of records per piece; requests are served between pieces. */
const SLICE = 500;

/** Adds stored fields that the schema does not list. */
export type Complete = <C extends CollectionName>(collection: C, record: RecordOf<C>) => object;

/** Yields `JSON.stringify({ version, ...database }, null, 2)` in pieces. */
export function* stringifyDatabase(
  database: Database,
  complete: Complete = (_collection, record) => record,
): Generator<string> {
  yield `{\n  "version": ${SCHEMA_VERSION}`;
  for (const name of collectionNames) {
    const records = database[name];
    yield `,\n  ${JSON.stringify(name)}: [`;
    for (let start = 0; start < records.length; start += SLICE) {
      // Wraps the records in an object, so that their indentation is correct.
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
