import { useEffect } from 'react';
import { ConsentNotice } from '../../components/account/ConsentNotice/ConsentNotice.tsx';
import type { User } from '../../contract/auth.ts';
import { needsConsent } from '../../domain/privacy/notice.ts';
import {
  consentQuery,
  saveConsent,
  sendPendingConsent,
  useConsentForm,
} from '../../state/account/consent.ts';
import { isConsentPending } from '../../state/account/pending-consent.ts';
import { useLoadable } from '../../state/core/query-client.ts';

export function ConsentPrompt({ user }: { user: User }) {
  const isPending = isConsentPending(user.id);
  const history = useLoadable({ ...consentQuery, enabled: !isPending });
  const submission = useConsentForm();
  useEffect(() => {
    const send = () => void sendPendingConsent(user);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [user]);
  if (isPending || history.status !== 'ready' || !needsConsent(history.data)) return null;
  const latest = history.data.at(-1);
  return (
    <ConsentNotice
      role={user.role}
      isNewVersion={latest !== undefined}
      allowsLocation={latest?.purposes.includes('location') ?? false}
      submission={submission}
      onAgree={(purposes) => void saveConsent(purposes)}
    />
  );
}
