import { expect, test, vi } from 'vitest';
import { newConversation } from '../../../backend/handlers/conversations/conversations.ts';
import { columns, toText } from './columns.ts';
import { createTransactionReads } from './sql.ts';
import type { Query } from './transaction.ts';

const people = [
  { id: 'a', role: 'patient' },
  { id: 'b', role: 'doctor' },
] as const;
const at = new Date('2026-11-28T09:00:00.000Z');
const conversation = Object.fromEntries(
  columns.conversations.map((column) => [
    column.name,
    toText(column, newConversation('c-1', people, at)),
  ]),
);

test('a transaction reads nothing twice', async () => {
  const query = vi.fn<Query>().mockResolvedValue([conversation]);
  const reads = createTransactionReads(query);
  const pairKey = 'a|b';
  await reads.find('conversations', { pairKey });
  expect(await reads.find('conversations', { pairKey })).toMatchObject([{ id: 'c-1' }]);
  expect(await reads.get('conversations', 'c-1')).toMatchObject({ firstId: 'a' });
  expect(query).toHaveBeenCalledTimes(1);

  query.mockResolvedValue([]);
  expect(await reads.get('conversations', 'c-2')).toBeUndefined();
  expect(await reads.get('conversations', 'c-2')).toBeUndefined();
  expect(query).toHaveBeenCalledTimes(2);
});
