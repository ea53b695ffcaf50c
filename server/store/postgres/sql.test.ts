import { expect, test, vi } from 'vitest';
import { cacheRows } from './sql.ts';
import type { Query } from './transaction.ts';

test('equal queries of a transaction run once', async () => {
  const query = vi.fn<Query>().mockImplementation(async (text) => [{ text }]);
  const cached = cacheRows(query);
  expect(await cached('SELECT a WHERE id = $1', ['1'])).toEqual([
    { text: 'SELECT a WHERE id = $1' },
  ]);
  expect(await cached('SELECT a WHERE id = $1', ['1'])).toEqual([
    { text: 'SELECT a WHERE id = $1' },
  ]);
  expect(query).toHaveBeenCalledTimes(1);
  await cached('SELECT a WHERE id = $1', ['2']);
  await cached('SELECT b WHERE id = $1', ['1']);
  expect(query).toHaveBeenCalledTimes(3);
});
