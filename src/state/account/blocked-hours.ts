import * as api from '../../api/blocked-hours.ts';
import type { BlockedHours } from '../../contract/doctors.ts';
import { t } from '../../words/t.ts';
import { parseLoadError } from '../core/load-error.ts';
import { patch } from '../core/patch.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';
import { replaceDoctor } from '../doctors.ts';
import { createUserGuard } from '../session/session.ts';

interface BlockState {
  /** The hours that are sent. */
  pending: BlockedHours | null;
  error: string | null;
}

const action = createUserStore<BlockState>(() => ({ pending: null, error: null }));
const { state } = action;
export const { useStore: useBlockedHours, current: currentBlock, reset: resetBlock } = action;

/**
 * @param isBlocked false to take the hours back
 * @returns false if it was refused, or other hours are pending
 */
export async function blockHours(
  doctorId: string,
  hours: BlockedHours,
  isBlocked: boolean,
): Promise<boolean> {
  if (state.pending) return false;
  const isSameUser = createUserGuard();
  patch(state, { pending: hours, error: null });
  try {
    const doctor = await api.blockHours(doctorId, { ...hours, isBlocked });
    if (!isSameUser()) return false;
    replaceDoctor(doctor);
    showToast('success', isBlocked ? t`Time blocked` : t`Time no longer blocked`);
    return true;
  } catch (error) {
    if (isSameUser()) state.error = parseLoadError(error).message;
    return false;
  } finally {
    if (isSameUser()) state.pending = null;
  }
}

/** An error that the doctor has seen. */
export function clearBlockError(): void {
  state.error = null;
}
