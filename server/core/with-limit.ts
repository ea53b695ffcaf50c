import { setTimeout as sleep } from 'node:timers/promises';

export async function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const limit = new AbortController();
  const timeout = sleep(limitMs, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`No result within ${limitMs} ms`);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    limit.abort();
    timeout.catch(() => undefined);
  }
}
