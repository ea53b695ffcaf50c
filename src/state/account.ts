import { proxy, useSnapshot } from 'valtio';
import * as api from '../api/account.ts';
import { accountEndpoints, type Account, type ChangePasswordBody } from '../contract/account.ts';
import { unsent, type Submission } from '../domain/submission.ts';
import { endingAccount } from './session/end-session.ts';
import { createUserGuard, currentUser, onUserChange, updateUser } from './session/session.ts';
import { knownDoctor, replaceDoctor } from './doctors.ts';
import { patch } from './patch.ts';
import { query, queryClient, updateData } from './query-client.ts';
import { submit } from './submit.ts';
import { showToast } from './toasts.ts';

interface AccountState {
  /** How sending each of the forms goes. */
  name: Submission;
  password: Submission;
  dataExport: Submission;
  deletion: Submission;
  /** How often the password was changed here: its form begins afresh after each time. */
  passwordChanges: number;
}

const initial = (): AccountState => ({
  name: { ...unsent },
  password: { ...unsent },
  dataExport: { ...unsent },
  deletion: { ...unsent },
  passwordChanges: 0,
});

const state = proxy(initial());
onUserChange(resetAccount);

/** The user's account. */
export const accountQuery = query(accountEndpoints.getAccount, {}, (account) => {
  showElsewhere(account);
  return account;
});

/** How the forms of the account go. */
export function useAccountForms() {
  return useSnapshot(state);
}

/** What the store holds right now, for code outside of React. */
export function currentAccount(): AccountState {
  return state;
}

/** Shows a changed account: here, in the header and on the doctor's own card (spec §4 Doctor). */
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

/** Shows a name or a picture that was not changed through the account. */
export function applyAccountPart(part: Pick<Account, 'id' | 'name' | 'profilePicture'>): void {
  const { id, name, profilePicture } = part;
  const account = queryClient.getQueryData(accountQuery.queryKey);
  if (account?.id === id) applyAccount({ ...account, name, profilePicture });
  else if (currentUser()?.id === id) updateUser(part);
}

/** Changes the own name. Resolves to whether it was taken. */
export function saveName(name: string): Promise<boolean> {
  return submit(state.name, async () => {
    const isStillHere = createUserGuard();
    applyAccount(await api.updateAccount(name));
    if (isStillHere()) showToast('success', 'Name saved');
  });
}

/** Sets another password; every other device is then logged out. Resolves to whether it was taken. */
export function changePassword(body: ChangePasswordBody): Promise<boolean> {
  return submit(state.password, async () => {
    const isStillHere = createUserGuard();
    await api.changePassword(body);
    if (!isStillHere()) return;
    state.passwordChanges += 1;
    showToast('success', 'Password changed');
  });
}

/**
 * All that is kept of the person, as a file named after the day; null when it could not be had, or when
 * it came after the person had left this device to somebody else.
 * @param today the day in India
 */
export async function exportData(today: string): Promise<File | null> {
  const isStillHere = createUserGuard();
  const found: File[] = [];
  await submit(state.dataExport, async () => {
    const content = await api.exportAccount();
    if (!isStillHere()) return;
    found.push(new File([content], `caresetu-${today}.json`, { type: 'application/json' }));
  });
  return found[0] ?? null;
}

/** Removes the account, for good. Resolves to whether it is gone: then the person is to be logged out. */
export function deleteAccount(password: string): Promise<boolean> {
  return submit(state.deletion, () => endingAccount(() => api.deleteAccount(password)));
}

/** Forgets what a try to delete the account had to say. */
export function clearDeletion(): void {
  patch(state.deletion, unsent);
}

export function resetAccount(): void {
  patch(state, initial());
}
