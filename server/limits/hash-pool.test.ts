import { pbkdf2Sync } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { onTestFinished, expect, test } from 'vitest';
import { createHashPool } from './hash-pool.ts';

function start(size?: number) {
  const pool = createHashPool(size);
  onTestFinished(() => pool.close());
  return pool;
}

test('the hash pool derives the same keys as WebCrypto', async () => {
  const key = await start().deriveKey('passwd', 'salt', 1);
  expect(Buffer.from(key).toString('base64url')).toBe(
    'VawEblbjCJ_sFpHCJUS2BflBhSFt3gRl5oudV8INrLw',
  );
});

test('the hash pool accepts more concurrent jobs than it has threads', async () => {
  const pool = start(2);
  const passwords = Array.from({ length: 12 }, (_, index) => `password ${index}`);
  const keys = await Promise.all(passwords.map((text) => pool.deriveKey(text, 'salt', 50)));
  expect(keys.map((key) => Buffer.from(key).toString('hex'))).toEqual(
    passwords.map((text) => pbkdf2Sync(text, 'salt', 50, 32, 'sha256').toString('hex')),
  );
});

test('the hash pool does not block the event loop while it hashes', async () => {
  const pool = start(1);
  let isDone = false;
  const hashing = pool.deriveKey('password', 'salt', 2_000_000).then(() => (isDone = true));
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(isDone).toBe(false);
  await hashing;
});

test('the hash pool continues after a thread rejects an input', async () => {
  const pool = start(1);
  await expect(pool.deriveKey('password', 'salt', -1)).rejects.toThrow('iterations');
  expect(await pool.deriveKey('password', 'salt', 1)).toHaveLength(32);
});

test('the hash pool rejects queued jobs when the server closes', async () => {
  const pool = start(1);
  const results = [1, 2].map(() => pool.deriveKey('password', 'salt', 5_000_000));
  const outcomes = Promise.allSettled(results);
  await pool.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.deriveKey('password', 'salt', 1)).rejects.toThrow('stopped');
});

/** On Linux, each thread has its own. */
function countThreads(priority: number): number {
  const threads = readdirSync('/proc/self/task').map(Number);
  return threads.filter((thread) => getPriority(thread) === priority).length;
}

test.runIf(process.platform === 'linux')(
  'the hash pool leaves the processor to other work',
  async () => {
    const { PRIORITY_BELOW_NORMAL } = constants.priority;
    const before = countThreads(PRIORITY_BELOW_NORMAL);
    await start(1).deriveKey('password', 'salt', 1);
    expect(countThreads(PRIORITY_BELOW_NORMAL)).toBe(before + 1);
  },
);
