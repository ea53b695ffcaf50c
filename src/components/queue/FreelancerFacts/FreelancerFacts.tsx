import { CalendarDays, ListChecks, MapPin } from 'lucide-react';
import type { Freelancer } from '../../../contract/freelancers.ts';
import { shortWeekday, weekdayName } from '../../../domain/time/day-names.ts';
import { joinFacts } from '../../../domain/join-facts.ts';
import { listWorkdays } from '../../../domain/queue/freelancer-choice.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { placeText } from '../../doctors/doctor-text.ts';
import * as styles from './FreelancerFacts.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';

export interface FreelancerFactsProps {
  freelancer: Freelancer;
}

/** Spec §3 Freelancer. */
export function FreelancerFacts({ freelancer }: FreelancerFactsProps) {
  const { availability, services } = freelancer;
  const place = placeText(freelancer);
  const days = listWorkdays(availability);
  return (
    <Stack gap="s2">
      {place && (
        <p className={styles.fact}>
          <Icon glyph={MapPin} className={styles.icon} />
          {place}
        </p>
      )}
      <p className={styles.fact}>
        <Icon glyph={CalendarDays} className={styles.icon} />
        <Inline as="span" gap="s2" rowGap="none">
          {days.length > 0 ? (
            <VisuallyHidden>{t`Works on`} </VisuallyHidden>
          ) : (
            t`No hours at the moment`
          )}
          {days.map((day) => (
            <abbr key={day} className={styles.day} title={weekdayName(day)}>
              {shortWeekday(day)}
            </abbr>
          ))}
        </Inline>
      </p>
      {services.length > 0 && (
        <p className={styles.fact}>
          <Icon glyph={ListChecks} className={styles.icon} />
          {joinFacts(services)}
        </p>
      )}
    </Stack>
  );
}
