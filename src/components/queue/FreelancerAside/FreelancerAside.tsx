import { CalendarDays, RotateCcw, Ticket } from 'lucide-react';
import { useId } from 'react';
import type { Freelancer } from '../../../contract/freelancers.ts';
import { formatHourlyRate } from '../../../domain/payments/money.ts';
import { firstName } from '../../../domain/names.ts';
import { getHourlyRate } from '../../../domain/queue/queue-hours.ts';
import { FREE_CANCELLATION_HOURS } from '../../../domain/queue/queue-status.ts';
import { h3Text } from '../../../theme/typography.css.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { StitchRule } from '../../../ui/layout/StitchRule/StitchRule.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import * as aside from '../../booking/BookingAside/BookingAside.css.ts';
import * as styles from './FreelancerAside.css.ts';

export interface FreelancerAsideProps {
  freelancer: Freelancer;
  bookHref: string;
}

export function FreelancerAside({ freelancer, bookHref }: FreelancerAsideProps) {
  const headingId = useId();
  const { name, hourlyRate } = freelancer;
  const steps = [
    {
      icon: CalendarDays,
      text: t`You choose a day, the hours and a hospital, and see the total before you pay.`,
    },
    {
      icon: Ticket,
      text: t`${firstName(name)} waits in the queue for you, shares your token number and messages you when it is your turn.`,
    },
    {
      icon: RotateCcw,
      text: t`You can cancel free of charge until ${FREE_CANCELLATION_HOURS} hours before the start.`,
    },
  ];
  return (
    <Stack as="section" gap="s4" className={aside.sheet} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={h3Text}>
          {t`Queue service`}
        </h2>
        <data className={styles.rate} value={hourlyRate}>
          <bdi>{formatHourlyRate(getHourlyRate(freelancer))}</bdi>
        </data>
      </div>
      <Stack gap="s3">
        <ButtonLink href={bookHref}>
          {t`Book`}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      </Stack>
      <StitchRule />
      <Stack as="ul" gap="s4">
        {steps.map(({ icon, text }) => (
          <li key={text} className={aside.hint}>
            <Icon glyph={icon} className={aside.icon} />
            {text}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
