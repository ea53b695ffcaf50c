import { type CollectionName, collectionNames, type RecordOf } from './records.ts';
import { SCHEMA_VERSION } from './migrations.ts';

/** In the format of json-server. */
export type Database = { [C in CollectionName]: RecordOf<C>[] };

/** Records per slice. The event loop serves requests between slices. */
const SLICE = 500;

export type Complete = <C extends CollectionName>(collection: C, record: RecordOf<C>) => object;

export function* stringifyDatabase(
  database: Database,
  complete: Complete = (_collection, record) => record,
): Generator<string> {
  yield `{\n  "version": ${SCHEMA_VERSION}`;
  for (const name of collectionNames) {
    const records = database[name];
    yield `,\n  ${JSON.stringify(name)}: [`;
    for (let start = 0; start < records.length; start += SLICE) {
      // The object gives the records the right indentation.
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
