import { patch } from './patch.ts';
import { problemOf } from './problem.ts';
import { createUserGuard } from './session/session.ts';

/** One change at a time to an item of a list. */
export interface ItemAction {
  /** The item that is being changed. */
  pendingId: string | null;
  /** The item whose last change failed. */
  actionError: { id: string; message: string } | null;
}

export const idleAction: ItemAction = { pendingId: null, actionError: null };

/** Changes an item. After a logout, neither the result nor a failure is applied. */
export async function runItemAction<T>(
  state: ItemAction,
  id: string,
  { request, onDone }: { request: () => Promise<T>; onDone: (result: T) => void },
): Promise<void> {
  const isSameUser = createUserGuard();
  patch(state, { pendingId: id, actionError: null });
  try {
    const result = await request();
    if (isSameUser()) onDone(result);
  } catch (error) {
    if (isSameUser()) state.actionError = { id, message: problemOf(error).message };
  } finally {
    if (isSameUser()) state.pendingId = null;
  }
}
