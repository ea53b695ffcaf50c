import { useEffect, type ReactNode } from 'react';
import type { ChangeEmailBody } from '../../contract/email.ts';
import type { AccountScreenProps } from '../../screens/account/AccountScreen/AccountScreen.tsx';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import {
  changeEmail,
  emailQuery,
  openEmailStep,
  removeEmail,
  useEmailForm,
  verifyEmail,
} from '../../state/account/email.ts';
import { t } from '../../words/t.ts';
import { useActionStepUp } from '../hooks/use-step-up.tsx';

export function useEmailPart(authenticator: ReactNode): Pick<
  AccountScreenProps,
  'email' | 'emailForm' | 'onRetryEmail'
> & {
  emailCodeDialog: ReactNode;
} {
  const { step, ...submission } = useEmailForm();
  useEffect(() => () => openEmailStep(null), []);
  const stepUp = useActionStepUp(authenticator, {
    title: t`Enter a code to change your e-mail address`,
    action: t`Continue`,
  });
  const change = async (body: ChangeEmailBody) => {
    if ((await changeEmail(body)) === 'step-up') stepUp.ask(() => void change(body));
  };
  return {
    email: useLoadable(emailQuery),
    emailForm: {
      step,
      submission,
      onOpen: openEmailStep,
      onChange: (body) => void change(body),
      onVerify: (code) => void verifyEmail(code),
      onRemove: () => void removeEmail(),
    },
    onRetryEmail: () => refetch(emailQuery),
    emailCodeDialog: stepUp.dialog,
  };
}
