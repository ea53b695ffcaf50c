import { isDecided } from '../../api/http/is-refused-as.ts';
import { createUserGuard } from '../session/session.ts';

/**
 * Repeats an idempotent call once: the API may have decided, and its response may be lost.
 * @throws the error of the second call
 */
export async function sendAgainIfLost<T>(request: () => Promise<T>): Promise<T> {
  const isSameUser = createUserGuard();
  try {
    return await request();
  } catch (error) {
    if (isDecided(error) || !isSameUser()) throw error;
    return request();
  }
}
