import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { password } from '../../src/contract/auth.ts';

const COMMON_PASSWORDS = 10_000;
/** The most common passwords first, in small letters. */
const LIST = '@zxcvbn-ts/language-common/src/passwords.json';

/**
 * Tells the 10,000 most common passwords of those that are long enough, in capital or small letters.
 * The list stays on the server: it weighs more than the demo's whole backend.
 */
export async function createCommonPasswordCheck(): Promise<(candidate: string) => boolean> {
  const path = createRequire(import.meta.url).resolve(LIST);
  const list = z.array(z.string()).parse(JSON.parse(await readFile(path, 'utf8')));
  const possible = list.filter((entry) => password.safeParse(entry).success);
  const common = new Set(possible.slice(0, COMMON_PASSWORDS));
  return (candidate) => common.has(candidate.normalize('NFKC').toLowerCase());
}
