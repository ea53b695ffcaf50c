import type { LoginBody } from '../../contract/auth.ts';

export async function logIn(body: LoginBody): Promise<void> {
  await (await import('../../state/auth/sign-in.ts')).logIn(body);
}
