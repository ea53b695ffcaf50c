import { proxy, snapshot, useSnapshot } from 'valtio';
import { idleSubmission } from '../../domain/forms/submission.ts';
import { submit } from '../core/submit.ts';
import { onUserChange } from '../session/session.ts';
import type * as requestsModule from './safety-requests.ts';
import type { Report, SafetyAttempt, SafetyState } from './safety-requests.ts';

type Requests = typeof requestsModule;

const idle: SafetyState = { ...idleSubmission, dialog: null, isReported: false };
const state = proxy({ current: { ...idle } });
onUserChange(() => changeSafetyDialog(null));

export function useSafety() {
  return useSnapshot(state).current;
}

export function currentSafety() {
  return snapshot(state).current;
}

export function changeSafetyDialog(dialog: SafetyState['dialog']): void {
  state.current = { ...idle, dialog };
}

export function setBlocked(partnerId: string, isBlocked: boolean): Promise<void> {
  return attempt(partnerId, ({ sendBlock }, own) => sendBlock(own, isBlocked));
}

export function sendReport(partnerId: string, report: Report): Promise<void> {
  return attempt(partnerId, (requests, own) => requests.sendReport(own, report));
}

async function attempt(
  partnerId: string,
  send: (requests: Requests, own: SafetyAttempt) => Promise<void>,
): Promise<void> {
  const own = state.current;
  const isShown = () => own === state.current;
  await submit(own, async () =>
    send(await import('./safety-requests.ts'), { partnerId, state: own, isShown }),
  );
}
