import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { dateInIndia } from '../../domain/time/india-time.ts';
import type { AccountScreenProps } from '../../screens/account/AccountScreen/AccountScreen.tsx';
import {
  clearDeletion,
  deleteAccount,
  exportData,
  useAccountForms,
} from '../../state/account/account.ts';
import { consentQuery, saveConsent, useConsentForm } from '../../state/account/consent.ts';
import { privacyQuery } from '../../state/account/privacy.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { showToast } from '../../state/core/toasts.ts';
import { logOut } from '../../state/session/log-out.ts';
import { t } from '../../words/t.ts';
import { saveFile } from '../hooks/save-file.ts';
import { useDownloadStepUp } from '../hooks/use-step-up.tsx';
import { paths } from '../paths.ts';
import { currentTime } from '../../domain/time/clock.ts';

export function useDataPart(authenticator: ReactNode): Pick<
  AccountScreenProps,
  'consent' | 'privacy' | 'dataExport' | 'deletion'
> & {
  stepUpDialog: ReactNode;
} {
  const navigate = useNavigate();
  const { dataExport, deletion } = useAccountForms();
  const privacy = useLoadable(privacyQuery);

  const stepUp = useDownloadStepUp(authenticator);

  const saveData = async () => {
    const file = await exportData(dateInIndia(currentTime()));
    if (file === 'step-up') stepUp.ask(() => void saveData());
    else if (file) saveFile(file);
  };
  const leave = async (password: string) => {
    if (!(await deleteAccount(password))) return;
    // Navigate first, or the page's guard redirects to the login page.
    void navigate(paths.home());
    void logOut();
    showToast('success', t`Your account has been deleted`);
  };
  return {
    consent: {
      history: useLoadable(consentQuery),
      submission: useConsentForm(),
      onSave: (purposes) => void saveConsent(purposes),
      onRetry: () => refetch(consentQuery),
    },
    privacy: privacy.status === 'ready' ? privacy.data : null,
    dataExport: { submission: dataExport, onStart: () => void saveData() },
    deletion: {
      submission: deletion,
      onConfirm: (password) => void leave(password),
      onClose: clearDeletion,
    },
    stepUpDialog: stepUp.dialog,
  };
}
