import { ApiError } from '../../api/http/api-error.ts';
import * as api from '../../api/privacy.ts';
import type { User } from '../../contract/auth.ts';
import { privacyEndpoints, purpose, type Consent, type Purpose } from '../../contract/privacy.ts';
import { idleSubmission, type Submission } from '../../domain/forms/submission.ts';
import { NOTICE_VERSION, requiredPurposes, toLocationChoice } from '../../domain/privacy/notice.ts';
import { t } from '../../words/t.ts';
import { dropRequest, query, queryClient } from '../core/query-client.ts';
import { submit } from '../core/submit.ts';
import { showToast } from '../core/toasts.ts';
import { createUserStore } from '../core/user-store.ts';
import { createUserGuard } from '../session/session.ts';
import { onFirstLocationUse, setLocationChoice } from './location-choice.ts';
import { clearPendingConsent, isConsentPending } from './pending-consent.ts';

const form = createUserStore<Submission>(() => ({ ...idleSubmission }));
const { state } = form;
export const { useStore: useConsentForm, current: currentConsentForm, reset: resetConsent } = form;
onFirstLocationUse(allowLocation);

export const consentQuery = query(privacyEndpoints.getConsent, {}, ({ history }) => {
  setLocationChoice(toLocationChoice(history));
  return history;
});

export function saveConsent(purposes: readonly Purpose[]): Promise<boolean> {
  return submit(state, async () => {
    const isStillHere = createUserGuard();
    const history = await api.updateConsent({ version: NOTICE_VERSION, purposes: [...purposes] });
    if (!isStillHere()) return;
    storeHistory(history);
    showToast('success', t`Your choice is saved`);
  });
}

export async function sendPendingConsent({ id, role }: User): Promise<void> {
  if (!isConsentPending(id)) return;
  const isStillHere = createUserGuard();
  try {
    const purposes = requiredPurposes(role);
    const history = await api.updateConsent({ version: NOTICE_VERSION, purposes });
    clearPendingConsent();
    if (isStillHere()) storeHistory(history);
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'not-found') clearPendingConsent();
  }
}

export async function allowLocation(): Promise<void> {
  const latest = queryClient.getQueryData(consentQuery.queryKey)?.at(-1);
  if (!latest) return;
  const isStillHere = createUserGuard();
  const purposes = purpose.options.filter(
    (one) => one === 'location' || latest.purposes.includes(one),
  );
  const history = await api.updateConsent({ version: latest.version, purposes }).catch(() => null);
  if (history && isStillHere()) storeHistory(history);
}

function storeHistory(history: Consent[]): void {
  dropRequest(consentQuery);
  queryClient.setQueryData(consentQuery.queryKey, history);
  setLocationChoice(toLocationChoice(history));
}
