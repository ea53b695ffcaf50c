import * as api from '../../api/account.ts';
import { accountEndpoints, type Account, type ChangePasswordBody } from '../../contract/account.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { t } from '../../words/t.ts';
import { whileDeletingAccount } from '../session/end-session.ts';
import { createUserGuard, currentUser, updateUser } from '../session/session.ts';
import { knownDoctor, replaceDoctor } from '../doctors.ts';
import { patch } from '../core/patch.ts';
import { invalidate, query, queryClient, updateData } from '../core/query-client.ts';
import { deviceList } from './devices.ts';
import { knownDeviceList } from './known-devices.ts';
import { parseLoadError } from '../core/load-error.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';

interface AccountState {
  name: Submission;
  password: Submission;
  dataExport: Submission;
  deletion: Submission;
  passwordChanges: number;
}

const initial = (): AccountState => ({
  name: { ...idleSubmission },
  password: { ...idleSubmission },
  dataExport: { ...idleSubmission },
  deletion: { ...idleSubmission },
  passwordChanges: 0,
});

const form = createUserStore(initial);
const { state } = form;
export const { useStore: useAccountForms, current: currentAccount, reset: resetAccount } = form;

export const accountQuery = query(accountEndpoints.getAccount, {}, (account) => {
  showElsewhere(account);
  return account;
});

/** Also updates the user's doctor profile (spec §4 Doctor). */
export function applyAccount(account: Account): void {
  if (currentUser()?.id === account.id) updateData(accountQuery, () => account);
  showElsewhere(account);
}

function showElsewhere(account: Account): void {
  if (currentUser()?.id !== account.id) return;
  updateUser(account);
  const doctor = knownDoctor(account.id);
  const { name, profilePicture } = account;
  if (doctor && (doctor.name !== name || doctor.profilePicture !== profilePicture)) {
    replaceDoctor({ ...doctor, name, profilePicture });
  }
}

export function applyAccountPart(part: Pick<Account, 'id' | 'name' | 'profilePicture'>): void {
  const { id, name, profilePicture } = part;
  const account = queryClient.getQueryData(accountQuery.queryKey);
  if (account?.id === id) applyAccount({ ...account, name, profilePicture });
  else if (currentUser()?.id === id) updateUser(part);
}

export function saveName(name: string): Promise<boolean> {
  return submit(state.name, async () => {
    const isStillHere = createUserGuard();
    applyAccount(await api.updateAccount(name));
    if (isStillHere()) showToast('success', t`Name saved`);
  });
}

export function changePassword(body: ChangePasswordBody): Promise<boolean> {
  return submit(state.password, async () => {
    const isStillHere = createUserGuard();
    await api.changePassword(body);
    if (!isStillHere()) return;
    invalidate(deviceList);
    invalidate(knownDeviceList);
    state.passwordChanges += 1;
    showToast('success', t`Password changed`);
  });
}

/**
 * @param today yyyy-MM-dd, India time
 * @returns `step-up` if the user must enter a code first; null if it failed or the user has changed
 */
export async function exportData(today: string): Promise<File | 'step-up' | null> {
  const isStillHere = createUserGuard();
  let found: File | 'step-up' | null = null;
  await submit(state.dataExport, async () => {
    try {
      const content = await api.exportAccount();
      found = new File([content], `caresetu-${today}.json`, { type: 'application/json' });
    } catch (error) {
      if (parseLoadError(error).reason !== 'step-up') throw error;
      found = 'step-up';
    }
  });
  return isStillHere() ? found : null;
}

export function deleteAccount(password: string): Promise<boolean> {
  return submit(state.deletion, () => whileDeletingAccount(() => api.deleteAccount(password)));
}

export function clearDeletion(): void {
  patch(state.deletion, idleSubmission);
}
