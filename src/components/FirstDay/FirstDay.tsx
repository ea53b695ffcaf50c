import { useId } from 'react';
import { Link } from '../../ui/Link/Link.tsx';
import * as styles from './FirstDay.css.ts';

export interface FirstDayProps {
  /** The page where doctors are found. */
  findHref: string;
  /** All doctors, with their free days. */
  doctorsHref: string;
  /** The inbox. */
  inboxHref: string;
}

/** The first steps of a patient whose dashboard is empty, and the parts that fill later (spec §2 Patient dashboard). */
export function FirstDay({ findHref, doctorsHref, inboxHref }: FirstDayProps) {
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
      title: 'Write',
      text: 'Ask your doctor before or after a visit, and send reports.',
      link: { label: 'Open messages', href: inboxHref },
    },
  ];
  return (
    <>
      <section className={styles.sheet} aria-labelledby={headingId}>
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
      </section>
      <ul className={styles.later}>
        {laterParts.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const laterParts = [
  { title: 'Upcoming appointments', text: 'No upcoming appointments' },
  { title: 'Medical records', text: 'No medical records available' },
  { title: 'Your Doctors', text: 'Doctors you have visited will appear here.' },
  { title: 'Health summary', text: 'Readings from your visits will appear here.' },
];
