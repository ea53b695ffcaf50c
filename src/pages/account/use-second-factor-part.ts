import { useEffect, type ReactNode } from 'react';
import type { AccountScreenProps } from '../../screens/account/AccountScreen/AccountScreen.tsx';
import {
  confirmSecondFactor,
  openFactorDialog,
  renewRecoveryCodes,
  secondFactorQuery,
  startSecondFactor,
  turnOffSecondFactor,
  useSecondFactor,
} from '../../state/account/second-factor.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { showToast } from '../../state/core/toasts.ts';
import { t } from '../../words/t.ts';
import { saveFile } from '../hooks/save-file.ts';

export function useSecondFactorPart(
  authenticator: ReactNode,
): Pick<AccountScreenProps, 'secondFactor' | 'factorForm' | 'onRetryFactor'> {
  const { dialog, enrolment, recoveryCodes, ...submission } = useSecondFactor();
  useEffect(() => () => openFactorDialog(null), []);
  return {
    secondFactor: useLoadable(secondFactorQuery),
    factorForm: {
      dialog,
      enrolment,
      recoveryCodes,
      submission,
      onOpen: openFactorDialog,
      onClose: () => openFactorDialog(null),
      onStart: (password) => void startSecondFactor(password),
      onConfirm: (body) => void confirmSecondFactor(body),
      onRenew: (code) => void renewRecoveryCodes(code),
      onTurnOff: (body) => void turnOffSecondFactor(body),
      onCopyCodes: () => void copyCodes(recoveryCodes ?? []),
      onDownloadCodes: () => saveCodes(recoveryCodes ?? []),
      authenticator,
    },
    onRetryFactor: () => refetch(secondFactorQuery),
  };
}

async function copyCodes(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    showToast('success', t`Recovery codes copied`);
  } catch {
    showToast('error', t`The codes could not be copied. Download them instead.`);
  }
}

function saveCodes(codes: readonly string[]): void {
  saveFile(new File([codes.join('\n')], 'caresetu-recovery-codes.txt', { type: 'text/plain' }));
}
