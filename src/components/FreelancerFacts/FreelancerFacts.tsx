import { CalendarDays, ListChecks, MapPin } from 'lucide-react';
import type { Freelancer } from '../../contract/freelancers.ts';
import { workdaysOf } from '../../domain/freelancer-choice.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { placeText } from '../doctor-text.ts';
import * as styles from './FreelancerFacts.css.ts';

export interface FreelancerFactsProps {
  freelancer: Freelancer;
}

/** Skips unknown facts (spec §3 Freelancer). */
export function FreelancerFacts({ freelancer }: FreelancerFactsProps) {
  const { availability, services } = freelancer;
  const place = placeText(freelancer);
  const days = workdaysOf(availability);
  const icon = { className: styles.icon, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={styles.facts}>
      {place && (
        <p className={styles.fact}>
          <MapPin {...icon} />
          {place}
        </p>
      )}
      <p className={styles.fact}>
        <CalendarDays {...icon} />
        <span className={styles.days}>
          {days.length > 0 ? <VisuallyHidden>Works on </VisuallyHidden> : 'No hours at the moment'}
          {days.map((day) => (
            <abbr key={day} className={styles.day} title={day}>
              {day.slice(0, 3)}
            </abbr>
          ))}
        </span>
      </p>
      {services.length > 0 && (
        <p className={styles.fact}>
          <ListChecks {...icon} />
          {services.join(', ')}
        </p>
      )}
    </div>
  );
}
