import { open } from 'node:fs/promises';
import { SCHEMA_VERSION } from '../../../backend/store/migrations.ts';
import { collectionNames } from '../../../backend/store/records.ts';
import type { ManyRecords } from '../../../tests/database/support/many-records.ts';

const PIECE = 1_000_000;

/**
 * Writes json-server's format, even if the records do not fit into memory.
 * @param hasVersion adds our version number, which the stock json-server refuses
 */
export async function writeManyRecords(
  path: string,
  records: ManyRecords,
  { hasVersion }: { hasVersion: boolean },
): Promise<void> {
  const handle = await open(path, 'w');
  let piece = hasVersion ? `{"version":${SCHEMA_VERSION}` : '{';
  let isFirst = !hasVersion;
  for (const collection of collectionNames) {
    piece += `${isFirst ? '' : ','}\n"${collection}":[`;
    isFirst = false;
    let separator = '\n';
    for (const record of records[collection] ?? []) {
      piece += separator + JSON.stringify(record);
      separator = ',\n';
      if (piece.length < PIECE) continue;
      await handle.write(piece);
      piece = '';
    }
    piece += ']';
  }
  await handle.write(`${piece}}\n`);
  await handle.close();
}
