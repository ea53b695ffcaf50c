import { beforeAll, describe, expect, test } from 'vitest';
import { createTestChat } from '../../testing/test-chat.ts';
import { people } from '../../testing/test-seed.ts';

describe('a conversation requested with', () => {
  let chat: Awaited<ReturnType<typeof createTestChat>>;

  beforeAll(async () => {
    chat = await createTestChat();
    for (let count = 1; count <= 60; count += 1) {
      await chat.send('patientA', 'doctorA', `Message ${count}`);
    }
  });

  const asked = (query: string) => Object.fromEntries(new URLSearchParams(query));
  const places = async (query: string) =>
    (await chat.history('doctorA', 'patientA', asked(query))).map(({ seq }) => seq);

  test.each([
    { query: '', from: 11, to: 60 },
    { query: 'limit=5', from: 56, to: 60 },
    { query: 'limit=200', from: 1, to: 60 },
    { query: 'before=11', from: 1, to: 10 },
    { query: 'before=60&limit=2', from: 58, to: 59 },
    { query: 'before=99999&limit=1', from: 60, to: 60 },
    { query: 'after=0&limit=3', from: 1, to: 3 },
    { query: 'after=58', from: 59, to: 60 },
    { query: 'after=3&before=6', from: 4, to: 5 },
    { query: 'after=3&before=50&limit=2', from: 4, to: 5 },
  ])('?$query returns messages $from to $to', async ({ query, from, to }) => {
    const wanted = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    expect(await places(query)).toEqual(wanted);
  });

  test.each([
    'before=0',
    'before=1',
    'after=60',
    'after=999999999999999',
    'after=5&before=6',
    'after=9&before=2',
  ])('?%s returns no messages', async (query) => {
    expect(await places(query)).toEqual([]);
  });

  test.each(['limit=0', 'limit=201', 'limit=-1', 'after=1.5', 'before=x', 'after='])(
    '?%s is rejected',
    async (query) => {
      const params = { id: people.patientA.id, ...asked(query) };
      const reply = await chat.call('doctorA', 'listMessages', params);
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    },
  );
});
