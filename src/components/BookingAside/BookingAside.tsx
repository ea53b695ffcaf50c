import { Clock, MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { StitchRule } from '../../ui/StitchRule/StitchRule.tsx';
import { ConsultationPrices } from '../ConsultationPrices/ConsultationPrices.tsx';
import { PriceNote } from '../PriceNote/PriceNote.tsx';
import * as styles from './BookingAside.css.ts';

export interface BookingAsideProps {
  bookingHref: string;
  messageHref: string;
  freelancersHref: string;
}

/** Prices and booking (spec §2 Doctor profile). */
export function BookingAside({ bookingHref, messageHref, freelancersHref }: BookingAsideProps) {
  const headingId = useId();
  return (
    <Stack as="section" gap="s4" className={styles.sheet} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={styles.heading}>
          Consultation
        </h2>
        <p className={styles.note}>Price per session</p>
      </div>
      <ConsultationPrices />
      <PriceNote />
      <Stack gap="s3">
        <ButtonLink href={bookingHref} variant="primary">
          Book Appointment
        </ButtonLink>
        <ButtonLink
          href={messageHref}
          variant="secondary"
          icon={<Icon glyph={MessageCircle} size={20} />}
        >
          Send Message
        </ButtonLink>
      </Stack>
      <StitchRule />
      <p className={styles.hint}>
        <Icon glyph={Clock} className={styles.icon} />
        <span>
          Can’t wait in the hospital queue? A CareSetu helper can hold your place.{' '}
          <Link href={freelancersHref} look="strong">
            Book a helper
          </Link>
        </span>
      </p>
    </Stack>
  );
}
