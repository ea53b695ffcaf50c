import { currentAuth } from './auth.ts';

/** Asks, when an answer comes late, whether whoever is here now is still who asked. */
export function samePerson(): () => boolean {
  const auth = currentAuth();
  const id = auth.user?.id;
  return () => auth.user?.id === id;
}
