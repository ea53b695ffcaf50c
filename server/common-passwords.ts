import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { password } from '../src/contract/auth.ts';

const COMMON_PASSWORDS = 10_000;
/** In lowercase, most common passwords first. */
const LIST = '@zxcvbn-ts/language-common/src/passwords.json';

export async function createCommonPasswordCheck(): Promise<(candidate: string) => boolean> {
  const path = createRequire(import.meta.url).resolve(LIST);
  const list = z.array(z.string()).parse(JSON.parse(await readFile(path, 'utf8')));
  const possible = list.filter((entry) => password.safeParse(entry).success);
  const common = new Set(possible.slice(0, COMMON_PASSWORDS));
  return (candidate) => common.has(candidate.normalize('NFKC').toLowerCase());
}
