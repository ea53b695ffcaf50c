import type { ReactNode } from 'react';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { ChangeEmailBody, Email } from '../../../contract/email.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { dateInIndia, formatDate } from '../../../domain/time/india-time.ts';
import { quietText, softText, strongText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';

const dialogModule = lazyModule(() => import('./EmailDialog.tsx'), { when: 'open' });

type EmailStep = 'address' | 'code' | 'remove';

export interface EmailSectionProps {
  email: Loadable<Email>;
  emailForm: {
    step: EmailStep | null;
    /** In the field of the address to begin with. */
    address: string;
    submission: Submission;
    onOpen: (step: EmailStep | null, address?: string) => void;
    onChange: (body: ChangeEmailBody) => void;
    onVerify: (code: string) => void;
    onRemove: () => void;
  };
  onRetryEmail: () => void;
  /** Of the demo. */
  mailbox: ReactNode;
}

export function EmailSection({ email, emailForm, onRetryEmail, mailbox }: EmailSectionProps) {
  const { step, onOpen } = emailForm;
  const onError = () => onOpen(null);
  const late = useLazyModule(dialogModule, { isOpen: step !== null, onError });
  return (
    <AccountSection
      title={t`E-mail`}
      note={t`You can get notices by e-mail too, with your visits for your calendar app.`}
    >
      <AsyncSection
        data={email}
        failure={t`Your e-mail address could not be loaded`}
        onRetry={onRetryEmail}
        empty={({ isOffered, address }) =>
          isOffered || address !== null ? null : { text: t`This server sends no e-mail.` }
        }
      >
        {(own) => <OwnEmail {...own} onOpen={onOpen} />}
      </AsyncSection>
      {late && (
        <late.EmailDialog
          {...emailForm}
          pending={email.status === 'ready' ? email.data.pending : null}
          mailbox={mailbox}
        />
      )}
      {mailbox}
    </AccountSection>
  );
}

interface OwnEmailProps extends Email {
  onOpen: EmailSectionProps['emailForm']['onOpen'];
}

function OwnEmail({ address, verifiedAt, pending, isOffered, onOpen }: OwnEmailProps) {
  const day = verifiedAt && formatDate(dateInIndia(new Date(verifiedAt)));
  return (
    <Stack gap="s4" align="start">
      {address === null ? (
        <p className={softText}>{t`You have no e-mail address here.`}</p>
      ) : (
        <Stack gap="s1">
          <p className={strongText}>
            <bdi>{address}</bdi>
          </p>
          <p className={quietText}>{t`Confirmed on ${day ?? ''}`}</p>
        </Stack>
      )}
      {pending && (
        <p className={softText}>
          {t`We have sent a code to ${pending.address}. It is valid for 10 minutes.`}
        </p>
      )}
      <Inline gap="s3">
        {pending && <Button onPress={() => onOpen('code')}>{t`Enter the code`}</Button>}
        {isOffered && (
          <Button variant="secondary" onPress={() => onOpen('address')}>
            {address === null ? t`Add an e-mail address` : t`Change the e-mail address`}
          </Button>
        )}
        {(address !== null || pending) && (
          <Button variant="danger" onPress={() => onOpen('remove')}>
            {t`Remove the e-mail address`}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
