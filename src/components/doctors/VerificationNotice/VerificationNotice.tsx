import type { ReactNode } from 'react';
import type { Doctor, Verification } from '../../../contract/doctors.ts';
import { isExpiring, verificationState } from '../../../domain/doctors/verification.ts';
import { formatLongDate } from '../../../domain/time/india-time.ts';
import { h3Text, softText } from '../../../theme/typography.css.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { fullRegistrationText } from '../doctor-text.ts';
import { verificationWords } from './verification-words.ts';
import * as styles from './VerificationNotice.css.ts';

export interface VerificationNoticeProps {
  doctor: Doctor;
  /** In India. */
  today: string;
  formHref: string | null;
  children?: ReactNode;
}

export function VerificationNotice({ doctor, today, formHref, children }: VerificationNoticeProps) {
  const state = verificationState(doctor, today);
  if (state === null || state === 'verified') return null;
  const { requested, refused, reason, expiresOn = '' } = doctor.verification ?? {};
  const lastDay = expiresOn && formatLongDate(expiresOn);
  const { title, text, link } = verificationWords(state, lastDay);
  const isAside = ['suspended', 'missing', 'expired'].includes(state);
  const Heading = formHref === null ? 'h3' : 'h2';
  return (
    <Stack
      as="section"
      gap="s3"
      align="start"
      className={styles.notice}
      aria-labelledby="verification-notice"
      data-state={state}
    >
      <Heading id="verification-notice" className={h3Text}>
        {title}
      </Heading>
      {reason !== undefined && <p>{t`Reason: ${reason}`}</p>}
      {!isAside && <RequestLines request={requested ?? refused} />}
      <p className={softText}>{text}</p>
      {isAside && (requested ?? refused) && (
        <Stack gap="s1">
          <p>{requested ? t`A change waits for verification:` : t`A change was not accepted:`}</p>
          <RequestLines request={requested ?? refused} />
        </Stack>
      )}
      {state !== 'expiring' && !requested?.registration && isExpiring(doctor, today) && (
        <p>{t`The last day of your registration is ${lastDay}. Renew it with your council and send it again.`}</p>
      )}
      {link !== null && formHref !== null && (
        <ButtonLink href={formHref} variant="secondary">
          {link}
        </ButtonLink>
      )}
      {children}
    </Stack>
  );
}

function RequestLines({
  request = {},
}: {
  request: Verification['refused'] | Verification['requested'];
}) {
  const { name, registration, specialty, experience, education } = request;
  const reason = 'reason' in request ? request.reason : undefined;
  return (
    <>
      {reason !== undefined && <p>{t`Reason: ${reason}`}</p>}
      {name !== undefined && <p>{t`New name: ${name}`}</p>}
      {specialty !== undefined && <p>{t`New specialty: ${specialty || t`none`}`}</p>}
      {experience !== undefined && <p>{t`New years of experience: ${String(experience)}`}</p>}
      {education && <p>{t`New education: ${education.join('; ') || t`none`}`}</p>}
      {registration && <p>{fullRegistrationText(registration)}</p>}
    </>
  );
}
