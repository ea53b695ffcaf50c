import { useEffect, type ReactNode } from 'react';
import type { ChangeEmailBody } from '../../contract/email.ts';
import { EmailSection } from '../../screens/account/AccountScreen/EmailSection.tsx';
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

interface EmailPartProps {
  authenticator: ReactNode;
  mailbox: ReactNode;
}

/** Loaded after the page, which most users open for something else. */
export function EmailPart({ authenticator, mailbox }: EmailPartProps) {
  const email = useLoadable(emailQuery);
  const { step, address, ...submission } = useEmailForm();
  useEffect(() => () => openEmailStep(null), []);
  const stepUp = useActionStepUp(authenticator, {
    title: t`Enter a code to change your e-mail address`,
    action: t`Continue`,
  });
  const change = async (body: ChangeEmailBody) => {
    if ((await changeEmail(body)) === 'step-up') stepUp.ask(() => void change(body));
  };
  // A 404 means that the API does not support it.
  if (email.status === 'error' && email.reason === 'not-found') return null;
  return (
    <>
      <EmailSection
        email={email}
        emailForm={{
          step,
          address,
          submission,
          onOpen: openEmailStep,
          onChange: (body) => void change(body),
          onVerify: (code) => void verifyEmail(code),
          onRemove: () => void removeEmail(),
        }}
        onRetryEmail={() => refetch(emailQuery)}
        mailbox={mailbox}
      />
      {stepUp.dialog}
    </>
  );
}
