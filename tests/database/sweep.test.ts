import { expect, test } from 'vitest';
import { storeFile } from '../../backend/handlers/files/unused-files.ts';
import { sweep } from '../../backend/sweep/sweep.ts';
import { createPostgresFiles } from '../../server/store/postgres/postgres-files.ts';
import type { Store } from '../../backend/store/store.ts';
import { createTestBackend } from '../../backend/testing/test-backend.ts';
import { createTestSeed, people, testRecord } from '../../backend/testing/test-seed.ts';
import { openTestStore } from './support/open-store.ts';

const HOUR = 60 * 60;

/** Before each write's first commit, another writer changes all unused files. */
function withConflicts(store: Store): Store {
  return {
    read: (work) => store.read(work),
    write(work) {
      let runs = 0;
      return store.write(async (unit) => {
        runs += 1;
        const result = await work(unit);
        if (runs > 1) return result;
        await store.write(async (other) => {
          for (const { id } of await other.find('unusedFiles')) {
            await other.update('unusedFiles', id, {});
          }
        });
        return result;
      });
    },
  };
}

test('a file sweep whose writes are retried removes all unused files and no others', async () => {
  let retries = 0;
  const { pool, store } = await openTestStore(createTestSeed(), { onRetry: () => (retries += 1) });
  const files = createPostgresFiles(pool);
  const { backend, clock } = createTestBackend({ store, files });
  const put = (text: string) =>
    storeFile(backend, people.patientA.id, new TextEncoder().encode(text), async () => undefined);
  const [unused, picture, sent] = [await put('unused'), await put('picture'), await put('sent')];
  const [own, signed] = [await put('own signature'), await put('signature of a record')];
  const type = 'image/png';
  await store.write(async (unit) => {
    await unit.insert('pictures', { id: picture, type });
    const changedAt = clock.now().toISOString();
    await unit.insert('signatures', { id: people.doctorA.id, hash: own, type, changedAt });
    await unit.insert('medicalRecords', {
      ...testRecord('signed'),
      signature: { hash: signed, type },
    });
  });
  await pool.query(
    `INSERT INTO conversations VALUES ('chat', 'a|b', 'a', 'b', '[{}, {}]', 1, now())`,
  );
  await pool.query(
    `INSERT INTO messages VALUES ('chat.1', 'chat', 1, 'one', 'a', 'b', '', $1, now())`,
    [JSON.stringify({ name: 'a.txt', type: 'text/plain', size: 4, hash: sent })],
  );
  clock.advance(HOUR);
  const before = retries;
  await sweep({ ...backend, store: withConflicts(store) });
  expect(retries).toBeGreaterThan(before);
  expect(await files.get(unused)).toBeNull();
  for (const used of [picture, sent, own, signed]) expect(await files.get(used)).not.toBeNull();
  expect(await store.read((reads) => reads.find('unusedFiles'))).toEqual([]);
});
