import { Clock, MessageCircle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Doctor } from '../../../contract/doctors.ts';
import { h3Text, quietText } from '../../../theme/typography.css.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { StitchRule } from '../../../ui/layout/StitchRule/StitchRule.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { ConsultationPrices } from '../ConsultationPrices/ConsultationPrices.tsx';
import { FeeNote } from '../FeeNote/FeeNote.tsx';
import * as styles from './BookingAside.css.ts';

export interface BookingAsideProps {
  doctor: Doctor;
  bookingHref: string;
  /**
   * The next free times.
   * @default none
   */
  nextTimes?: ReactNode;
  messageHref: string;
  freelancersHref: string;
}

/** Spec §2 Doctor profile. */
export function BookingAside({
  doctor,
  bookingHref,
  nextTimes,
  messageHref,
  freelancersHref,
}: BookingAsideProps) {
  const headingId = useId();
  return (
    <Stack as="section" gap="s4" className={styles.sheet} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={h3Text}>
          {t`Consultation`}
        </h2>
        <p className={quietText}>{t`Price per session`}</p>
      </div>
      <ConsultationPrices doctor={doctor} />
      <FeeNote doctor={doctor} />
      {nextTimes}
      <Stack gap="s3">
        <ButtonLink href={bookingHref} variant="primary">
          {t`Book Appointment`}
        </ButtonLink>
        <ButtonLink
          href={messageHref}
          variant="secondary"
          icon={<Icon glyph={MessageCircle} size={20} />}
        >
          {t`Send Message`}
        </ButtonLink>
      </Stack>
      <StitchRule />
      <p className={styles.hint}>
        <Icon glyph={Clock} className={styles.icon} />
        <span>
          <Say>
            Can’t wait in the hospital queue? A CareSetu helper can hold your place.{' '}
            <Link href={freelancersHref} variant="strong">
              Book a helper
            </Link>
          </Say>
        </span>
      </p>
    </Stack>
  );
}
