import { MessageCircle } from 'lucide-react';
import { DoctorFacts } from '../../../components/doctors/DoctorFacts/DoctorFacts.tsx';
import { DoctorHero } from '../../../components/doctors/DoctorHero/DoctorHero.tsx';
import { DoctorOverview } from '../../../components/doctors/DoctorOverview/DoctorOverview.tsx';
import { PracticeList } from '../../../components/doctors/PracticeList/PracticeList.tsx';
import { RecommendedShare } from '../../../components/doctors/RecommendedShare/RecommendedShare.tsx';
import { ReviewList } from '../../../components/doctors/ReviewList/ReviewList.tsx';
import { getReviewCount } from '../../../components/doctors/doctor-text.ts';
import type { ReactNode } from 'react';
import type { Doctor } from '../../../contract/doctors.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Tabs } from '../../../ui/navigation/Tabs/Tabs.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './DoctorProfileScreen.css.ts';

export type ProfileTab = 'overview' | 'experience' | 'reviews';

export interface DoctorProfileProps {
  doctor: Doctor;
  tab: ProfileTab;
  onTabChange: (tab: ProfileTab) => void;
  now: Date;
  bookingHref: string;
  /** The next free times. */
  nextTimes: ReactNode;
  messageHref: string;
}

export function DoctorProfile({
  doctor,
  tab,
  onTabChange,
  now,
  bookingHref,
  nextTimes,
  messageHref,
}: DoctorProfileProps) {
  return (
    <div className={styles.main}>
      <DoctorHero doctor={doctor} />
      <DoctorFacts doctor={doctor} now={now} />
      <div className={styles.quickTimes}>{nextTimes}</div>
      <div className={styles.quickActions}>
        <ButtonLink href={bookingHref} variant="primary">
          {t`Book Appointment`}
        </ButtonLink>
        <ButtonLink href={messageHref} variant="icon" aria-label={t`Send Message`}>
          <Icon glyph={MessageCircle} size={20} />
        </ButtonLink>
      </div>
      <Tabs
        label={t`About this doctor`}
        selectedTab={tab}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'overview',
            label: t`Overview`,
            content: <DoctorOverview doctor={doctor} />,
          },
          {
            id: 'experience',
            label: t`Experience`,
            content: (
              <>
                <h2 className={styles.tabHeading}>Experience</h2>
                <PracticeList doctor={doctor} />
              </>
            ),
          },
          {
            id: 'reviews',
            label: t`Reviews`,
            content: (
              <>
                <h2 className={styles.tabHeading}>Reviews</h2>
                {doctor.ratingPercent !== undefined && (
                  <>
                    <RecommendedShare
                      percent={doctor.ratingPercent}
                      stories={doctor.patientStories}
                    />
                    <p className={quietText}>
                      {t`The percentage counts the patient stories that recommend the doctor. The stars are the average of all reviews.`}
                    </p>
                  </>
                )}
                <ReviewList reviews={doctor.reviews} total={getReviewCount(doctor)} />
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
