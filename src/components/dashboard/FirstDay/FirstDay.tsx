import { Check } from 'lucide-react';
import { useId } from 'react';
import { h3Text, quietText, strongText } from '../../../theme/typography.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { DashboardSection } from '../DashboardSection/DashboardSection.tsx';
import * as styles from './FirstDay.css.ts';

export interface FirstDayProps {
  findHref: string;
  doctorsHref: string;
  isRequestWaiting: boolean;
  hasConversation: boolean;
}

/** Spec §2 Patient dashboard. */
export function FirstDay({
  findHref,
  doctorsHref,
  isRequestWaiting,
  hasConversation,
}: FirstDayProps) {
  const headingId = useId();
  const steps = [
    {
      title: t`Find`,
      isDone: isRequestWaiting || hasConversation,
      text: t`Search by place, doctor, specialty or hospital.`,
      link: { label: t`Find a doctor`, href: findHref },
    },
    {
      title: t`Book`,
      isDone: isRequestWaiting,
      text: t`Open a doctor’s profile and choose a free time. You do not need a referral.`,
      link: { label: t`See all doctors`, href: doctorsHref },
    },
    {
      title: t`Message`,
      isDone: hasConversation,
      text: t`Open a doctor’s profile and choose Send Message, before or after a visit. You can attach reports.`,
      link: { label: t`Choose a doctor to message`, href: doctorsHref },
    },
  ];
  const laterParts = [
    {
      title: t`Upcoming appointments`,
      text: isRequestWaiting
        ? t`Visits appear here once the doctor has accepted.`
        : t`No upcoming appointments`,
    },
    { title: t`Medical records`, text: t`No medical records available` },
    { title: t`Your Doctors`, text: t`Doctors you have visited will appear here.` },
    { title: t`Health summary`, text: t`Readings from your visits will appear here.` },
  ];
  return (
    <>
      <Stack as="section" gap="s5" className={styles.sheet} aria-labelledby={headingId}>
        <h2 id={headingId} className={h3Text}>
          {t`Three steps to your first visit`}
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ title, isDone, text, link }, index) => (
            <li key={title} className={styles.step}>
              <span
                className={styles.number}
                data-state={isDone ? 'done' : 'open'}
                aria-hidden="true"
              >
                {isDone ? <Icon glyph={Check} size={20} /> : <span>{index + 1}</span>}
              </span>
              <div>
                <h3 className={strongText}>
                  <span>{title}</span> {isDone && <VisuallyHidden>{t`(done)`}</VisuallyHidden>}
                </h3>
                <p className={quietText}>{text}</p>
                <Link href={link.href} variant="stitched">
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
            <p className={quietText}>{text}</p>
          </DashboardSection>
        ))}
      </div>
    </>
  );
}
