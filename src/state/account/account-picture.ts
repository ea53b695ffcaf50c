import { proxy, ref, snapshot, useSnapshot } from 'valtio';
import { ApiError } from '../../api/http/api-error.ts';
import * as api from '../../api/account.ts';
import { pictureFile } from '../../contract/account.ts';
import { tooLarge, wrongType } from '../../domain/files/file-check.ts';
import { t } from '../../words/t.ts';
import { accountQuery, applyAccount } from './account.ts';
import { createUserGuard, onUserChange } from '../session/session.ts';
import { patch } from '../core/patch.ts';
import { parseLoadError, type Ref } from '../core/load-error.ts';
import { load } from '../core/query-client.ts';
import { showToast } from '../core/toasts.ts';

interface PictureState {
  status: 'idle' | 'sending' | 'failed' | 'removing';
  file: Ref<File> | null;
  progress: number;
  error: string | null;
}

const initial = (): PictureState => ({ status: 'idle', file: null, progress: 0, error: null });

const state = proxy(initial());
let sending: AbortController | null = null;
onUserChange(resetPicture);

export function usePicture() {
  return useSnapshot(state);
}

export function currentPicture() {
  return snapshot(state);
}

export async function sendPicture(file: File): Promise<void> {
  sending?.abort();
  const mine = new AbortController();
  sending = mine;
  patch(state, { ...initial(), status: 'sending', file: ref(file) });
  try {
    const onProgress = (share: number) => {
      if (sending === mine) state.progress = share;
    };
    const account = await api.changePicture(file, { onProgress, signal: mine.signal });
    if (sending !== mine) return;
    applyAccount(account);
    resetPicture();
    showToast('success', t`Picture saved`);
  } catch (error) {
    if (sending === mine) patch(state, { status: 'failed', error: toPictureError(error) });
  }
}

export async function retryPicture(): Promise<void> {
  if (state.file) await sendPicture(state.file);
}

/** The upload may already have reached the server. */
export async function cancelPicture(): Promise<void> {
  const wasSending = state.status === 'sending';
  sending?.abort();
  resetPicture();
  if (wasSending) await load(accountQuery);
}

export async function removePicture(): Promise<void> {
  if (state.status === 'sending' || state.status === 'removing') return;
  patch(state, { ...initial(), status: 'removing' });
  const isStillHere = createUserGuard();
  try {
    applyAccount(await api.removePicture());
    if (!isStillHere()) return;
    showToast('success', t`Picture removed`);
    resetPicture();
  } catch (error) {
    if (!isStillHere()) return;
    patch(state, { ...initial(), error: toPictureError(error) });
  }
}

export function resetPicture(): void {
  sending = null;
  patch(state, initial());
}

/** A proxy may reject the upload (413, 415) without an error message. */
function toPictureError(error: unknown): string {
  if (error instanceof ApiError && !error.serverMessage) {
    if (error.status === 413) return tooLarge(pictureFile);
    if (error.status === 415) return wrongType(pictureFile);
  }
  return parseLoadError(error).message;
}
