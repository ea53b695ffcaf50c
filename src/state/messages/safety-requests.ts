import { blockPartner, reportPartner } from '../../api/safety.ts';
import type { ReportBody } from '../../contract/safety.ts';
import type { Submission } from '../../domain/forms/submission.ts';
import { partnerName } from '../../domain/messages/partner-name.ts';
import { t } from '../../words/t.ts';
import { showToast } from '../core/toasts.ts';
import { createUserGuard } from '../session/session.ts';
import { currentChat, currentSession } from './conversations/chat-store.ts';
import { applyPartner } from './conversations/loading.ts';

export type Report = Omit<ReportBody, 'clientId'>;

export interface SafetyState extends Submission {
  dialog: 'block' | 'report' | null;
  isReported: boolean;
}

export interface SafetyAttempt {
  partnerId: string;
  state: SafetyState;
  isShown: () => boolean;
}

const reportIds = new WeakMap<SafetyState, { content: string; id: string }>();

export async function sendBlock(attempt: SafetyAttempt, isBlocked: boolean): Promise<void> {
  const { partnerId, state } = attempt;
  const isStillHere = createUserGuard();
  const name = nameOf(partnerId);
  const failure = isBlocked ? t`${name} could not be blocked` : t`${name} could not be unblocked`;
  await orToast(attempt, failure, async () => {
    const user = await blockPartner(partnerId, isBlocked);
    if (!isStillHere()) return;
    applyPartner(user);
    showToast('success', isBlocked ? t`You blocked ${name}` : t`You unblocked ${name}`);
    state.dialog = null;
  });
}

export async function sendReport(attempt: SafetyAttempt, report: Report): Promise<void> {
  const { partnerId, state, isShown } = attempt;
  const isStillHere = createUserGuard();
  const name = nameOf(partnerId);
  await orToast(attempt, t`Your report about ${name} could not be sent`, async () => {
    await reportPartner(partnerId, { ...report, clientId: reportId(state, report) });
    state.isReported = true;
    if (!isShown() && isStillHere()) showToast('success', t`Your report about ${name} is sent`);
  });
}

/** The same for each attempt to send one report. */
function reportId(state: SafetyState, report: Report): string {
  const content = JSON.stringify(report);
  const last = reportIds.get(state);
  if (last?.content === content) return last.id;
  const id = crypto.randomUUID();
  reportIds.set(state, { content, id });
  return id;
}

async function orToast(
  { isShown }: SafetyAttempt,
  failure: string,
  send: () => Promise<void>,
): Promise<void> {
  const isStillHere = createUserGuard();
  try {
    await send();
  } catch (error) {
    if (isShown()) throw error;
    if (isStillHere()) showToast('error', failure);
  }
}

function nameOf(partnerId: string): string {
  const partner =
    currentSession()?.entry(partnerId)?.partner ?? currentChat().currentRecipient?.partner;
  return partner ? partnerName(partner) : '';
}
