import { setTimeout as pause } from 'node:timers/promises';
import { Skipped } from './difference.ts';
import type { Kit } from './kit.ts';

const ARRIVAL_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 100;

export async function codeFrom(
  kit: Kit,
  phone: string,
  send: () => Promise<unknown>,
): Promise<string> {
  const { codes } = kit.target;
  if (!codes) throw new Skipped('one-time codes cannot be read');
  const before = (await codes(phone)).length;
  await send();
  const end = performance.now() + ARRIVAL_LIMIT_MS;
  for (;;) {
    const sent = await codes(phone);
    const code = sent.length > before ? sent.at(-1) : undefined;
    if (code !== undefined) return code;
    if (performance.now() > end) throw new Error(`No code for ${phone} has come in 10 s`);
    await pause(LOOK_EVERY_MS);
  }
}

export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
