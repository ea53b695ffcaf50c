import { useId } from 'react';
import { Link } from '../../ui/Link/Link.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { DashboardSection } from '../DashboardSection/DashboardSection.tsx';
import * as styles from './FirstDay.css.ts';

export interface FirstDayProps {
  findHref: string;
  doctorsHref: string;
  isRequestWaiting: boolean;
}

/** For patients before the first visit (spec §2 Patient dashboard). */
export function FirstDay({ findHref, doctorsHref, isRequestWaiting }: FirstDayProps) {
  const headingId = useId();
  const steps = [
    {
      title: 'Find',
      text: 'Search by place, doctor, specialty or hospital.',
      link: { label: 'Find a doctor', href: findHref },
    },
    {
      title: 'Book',
      text: 'Open a doctor and choose a free time. You do not need a referral.',
      link: { label: 'See all doctors', href: doctorsHref },
    },
    {
      title: 'Message',
      text: 'Open a doctor’s profile and choose Send Message, before or after a visit. You can attach reports.',
      link: { label: 'Choose a doctor to message', href: doctorsHref },
    },
  ];
  const laterParts = [
    {
      title: 'Upcoming appointments',
      text: isRequestWaiting
        ? 'Visits appear here once the doctor has accepted.'
        : 'No upcoming appointments',
    },
    { title: 'Medical records', text: 'No medical records available' },
    { title: 'Your Doctors', text: 'Doctors you have visited will appear here.' },
    { title: 'Health summary', text: 'Readings from your visits will appear here.' },
  ];
  return (
    <>
      <Stack as="section" gap="s5" className={styles.sheet} aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          Three steps to your first visit
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text, link }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
                <Link href={link.href} look="stitched">
                  {link.label}
                </Link>
              </div>
            </li>
          ))}
        </ol>
      </Stack>
      <div className={styles.later}>
        {laterParts.map(({ title, text }) => (
          <DashboardSection key={title} title={title} size="small">
            <p className={styles.text}>{text}</p>
          </DashboardSection>
        ))}
      </div>
    </>
  );
}
