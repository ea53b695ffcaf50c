import { proxy, useSnapshot } from 'valtio';
import * as api from '../../api/second-factor.ts';
import {
  secondFactorEndpoints,
  type ConfirmFactorBody,
  type Enrolment,
  type TurnOffBody,
} from '../../contract/second-factor.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { patch } from '../core/patch.ts';
import { query, refetch } from '../core/query-client.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';
import { createUserGuard, onUserChange } from '../session/session.ts';

export type FactorDialog = 'turn-on' | 'turn-off' | 'renew-codes';

interface SecondFactorState extends Submission {
  dialog: FactorDialog | null;
  enrolment: Enrolment | null;
  /** Shown once. */
  recoveryCodes: string[] | null;
}

const idle: SecondFactorState = {
  ...idleSubmission,
  dialog: null,
  enrolment: null,
  recoveryCodes: null,
};
const state = proxy<SecondFactorState>({ ...idle });
onUserChange(() => openFactorDialog(null));

export const secondFactorQuery = query(secondFactorEndpoints.getSecondFactor, {});

export function useSecondFactor() {
  return useSnapshot(state);
}

/** Null closes it. */
export function openFactorDialog(dialog: FactorDialog | null): void {
  patch(state, { ...idle, dialog });
}

export async function startSecondFactor(password: string): Promise<void> {
  await submit(state, async () => {
    const enrolment = await api.startSecondFactor(password);
    if (state.dialog === 'turn-on') state.enrolment = enrolment;
  });
}

export async function confirmSecondFactor(body: ConfirmFactorBody): Promise<void> {
  await showNewCodes(() => api.confirmSecondFactor(body));
}

export async function renewRecoveryCodes(code: string): Promise<void> {
  await showNewCodes(() => api.renewRecoveryCodes(code));
}

async function showNewCodes(send: () => Promise<string[]>): Promise<void> {
  await submit(state, async () => {
    const isStillHere = createUserGuard();
    const recoveryCodes = await send();
    refetch(secondFactorQuery);
    if (isStillHere()) state.recoveryCodes = recoveryCodes;
  });
}

export async function turnOffSecondFactor(body: TurnOffBody): Promise<void> {
  await submit(state, async () => {
    const isStillHere = createUserGuard();
    await api.turnOffSecondFactor(body);
    refetch(secondFactorQuery);
    if (!isStillHere()) return;
    state.dialog = null;
    showToast('success', t`Two-step sign-in is off`);
  });
}

/** @returns true if the code was right */
export async function proveSecondFactor(code: string): Promise<boolean> {
  return submit(state, () => api.proveSecondFactor(code));
}
