import type { LoginBody } from '../contract/auth.ts';

/** Signs in, as the demo's accounts do, with code that comes only then. */
export async function logIn(body: LoginBody): Promise<void> {
  await (await import('../state/sign-in.ts')).logIn(body);
}
