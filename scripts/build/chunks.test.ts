import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chunkRows } from './chunks.ts';

describe.each(Object.entries(chunkRows))('the chunk %s', (_, rows: readonly string[]) => {
  test.each(rows)('names an existing folder or file: %s', (row) => {
    const paths = row.endsWith('/') ? [row] : ['.ts', '.tsx', '.css.ts'].map((end) => row + end);
    expect(paths.some((path) => existsSync(path))).toBe(true);
  });

  test('names each module once', () => {
    const folders = rows.filter((row) => row.endsWith('/'));
    const isCovered = (row: string) => folders.some((one) => one !== row && row.startsWith(one));
    expect(rows.filter(isCovered)).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
