import { proxy, snapshot, useSnapshot } from 'valtio';
import type { ReportBody } from '../../contract/safety.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { patch } from '../core/patch.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';
import { createUserGuard, onUserChange } from '../session/session.ts';
import { applyPartner } from './conversations/loading.ts';

interface SafetyState extends Submission {
  dialog: 'block' | 'report' | null;
  isReported: boolean;
  /** The same for each attempt to send one report. */
  reportId: string;
}

const idle: SafetyState = { ...idleSubmission, dialog: null, isReported: false, reportId: '' };
const state = proxy<SafetyState>({ ...idle });
onUserChange(() => changeSafetyDialog(null));

export function useSafety() {
  return useSnapshot(state);
}

export function currentSafety() {
  return snapshot(state);
}

export function changeSafetyDialog(dialog: SafetyState['dialog']): void {
  patch(state, { ...idle, dialog, reportId: crypto.randomUUID() });
}

export async function setBlocked(partnerId: string, isBlocked: boolean): Promise<void> {
  const { reportId } = state;
  await submit(state, async () => {
    const isStillHere = createUserGuard();
    const { blockPartner } = await import('../../api/safety.ts');
    const user = await blockPartner(partnerId, isBlocked);
    if (!isStillHere()) return;
    applyPartner(user);
    showToast('success', isBlocked ? t`Blocked` : t`Unblocked`);
    if (state.reportId === reportId) state.dialog = null;
  });
}

export async function sendReport(
  partnerId: string,
  report: Omit<ReportBody, 'clientId'>,
): Promise<void> {
  const { reportId } = state;
  await submit(state, async () => {
    const { reportPartner } = await import('../../api/safety.ts');
    await reportPartner(partnerId, { ...report, clientId: reportId });
    if (state.reportId === reportId) state.isReported = true;
  });
}
