import type { Doctor } from '../../../contract/doctors.ts';
import { verificationState } from '../../../domain/doctors/verification.ts';
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
  /** The page with the registration's form. Null on that page. */
  formHref: string | null;
}

/** Renders nothing for a verified doctor, and if the API does not verify doctors. */
export function VerificationNotice({ doctor, today, formHref }: VerificationNoticeProps) {
  const state = verificationState(doctor, today);
  if (state === null || state === 'verified') return null;
  const { requested, reason, expiresOn = '' } = doctor.verification ?? {};
  const lastDay = expiresOn && formatLongDate(expiresOn);
  const { title, text, link } = verificationWords(state, lastDay);
  const isRequestShown = state !== 'suspended' && state !== 'missing';
  return (
    <Stack
      as="section"
      gap="s3"
      align="start"
      className={styles.notice}
      aria-labelledby="verification-notice"
      data-state={state}
    >
      <h2 id="verification-notice" className={h3Text}>
        {title}
      </h2>
      {reason !== undefined && <p>{t`Reason: ${reason}`}</p>}
      {isRequestShown && requested?.name !== undefined && <p>{t`New name: ${requested.name}`}</p>}
      {isRequestShown && requested?.registration && (
        <p>{fullRegistrationText(requested.registration)}</p>
      )}
      <p className={softText}>{text}</p>
      {link !== null && formHref !== null && (
        <ButtonLink href={formHref} variant="secondary">
          {link}
        </ButtonLink>
      )}
    </Stack>
  );
}
