import { patch } from './patch.ts';
import { parseLoadError } from './load-error.ts';
import { createUserGuard } from '../session/session.ts';

export interface ItemAction {
  pendingId: string | null;
  actionError: { id: string; message: string } | null;
}

export const idleAction: ItemAction = { pendingId: null, actionError: null };

/**
 * Does nothing while a request for this item is pending. Ignores the result if the user has
 * changed.
 */
export async function runItemAction<T>(
  state: ItemAction,
  id: string,
  { request, onDone }: { request: () => Promise<T>; onDone: (result: T) => void },
): Promise<void> {
  if (state.pendingId === id) return;
  const isSameUser = createUserGuard();
  patch(state, { pendingId: id, actionError: null });
  try {
    const result = await request();
    if (isSameUser()) onDone(result);
  } catch (error) {
    if (isSameUser()) state.actionError = { id, message: parseLoadError(error).message };
  } finally {
    if (isSameUser() && state.pendingId === id) state.pendingId = null;
  }
}
