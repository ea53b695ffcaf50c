import type { LoginBody } from '../../contract/auth.ts';

export function logIn(body: LoginBody): Promise<void> {
  return import('../../state/auth/sign-in.ts').then((signIn) => signIn.logIn(body));
}
