import { Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import { DoctorCardList } from '../../../components/doctors/DoctorCardList/DoctorCardList.tsx';
import { HospitalFacts } from '../../../components/hospitals/HospitalFacts/HospitalFacts.tsx';
import { HospitalPicture } from '../../../components/hospitals/HospitalPicture/HospitalPicture.tsx';
import { SkipTheQueueForHospital } from '../../../components/queue/SkipTheQueue/SkipTheQueueForHospital.tsx';
import { directionsTo } from '../../../domain/appointments/visit-place.ts';
import type { Doctor } from '../../../contract/doctors.ts';
import type { Freelancer } from '../../../contract/freelancers.ts';
import type { Hospital } from '../../../contract/hospitals.ts';
import { formatWaitUpdate } from '../../../domain/hospitals/wait-update.ts';
import { helpersNear } from '../../../domain/queue/freelancer-choice.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { breakableText, figureText, quietText, softText } from '../../../theme/typography.css.ts';
import { ClientOnly } from '../../../ui/lazy/ClientOnly/ClientOnly.tsx';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading/PageHeading.tsx';
import { Rating } from '../../../ui/media/Rating/Rating.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Tag } from '../../../ui/feedback/Tag/Tag.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './HospitalScreen.css.ts';

export interface HospitalDetailsProps {
  hospital: Hospital;
  notice: ReactNode;
  doctors: Loadable<readonly Doctor[]>;
  /** If no helper works in the hospital's city, the section is hidden. */
  freelancers: Loadable<readonly Freelancer[]>;
  now: Date;
  doctorHref: (id: string) => string;
  hospitalsHref: string;
  queueFormHref: (freelancerId: string) => string;
  freelancersHref: string;
  onRetry: () => void;
}

export function HospitalDetails({
  hospital,
  notice,
  doctors,
  freelancers,
  now,
  doctorHref,
  hospitalsHref,
  queueFormHref,
  freelancersHref,
  onRetry,
}: HospitalDetailsProps) {
  const { name, address, rating, reviews, waitTime, departments, image } = hospital;
  const update = formatWaitUpdate(hospital.waitUpdatedAt, now, useHourCycle());
  const helpers = freelancers.status === 'ready' ? helpersNear(hospital, freelancers.data) : [];
  return (
    <Page padding="trail" gap="s6">
      {notice}
      <Breadcrumbs items={[{ label: t`Hospitals`, href: hospitalsHref }, { label: name }]} />
      <div className={styles.hero}>
        <HospitalPicture src={image} size="page" />
        <div className={styles.about}>
          <Stack gap="s2" align="start" className={breakableText}>
            <PageHeading>{name}</PageHeading>
            <Rating value={rating} count={reviews} />
          </Stack>
          <div className={styles.wait}>
            <Inline as="p" gap="s3" rowGap="none" align="baseline">
              <span className={figureText}>
                <ClientOnly>
                  <Say>{waitTime} min</Say>
                </ClientOnly>
              </span>{' '}
              <span className={softText}>
                {update ? <ClientOnly>{update}</ClientOnly> : t`wait time without an appointment`}
              </span>
            </Inline>
            {update && <p className={quietText}>{t`For patients without an appointment`}</p>}
          </div>
          <HospitalFacts hospital={hospital} />
          <Inline gap="s3">
            <ButtonLink
              href={directionsTo(`${name}, ${address}`)}
              icon={<Icon glyph={Navigation} size={20} />}
            >
              {t`Get Directions`}
            </ButtonLink>
          </Inline>
        </div>
      </div>
      <Stack as="section" gap="s4" className={styles.section} aria-labelledby="departments">
        <h2 id="departments" className={styles.sectionHeading}>
          {t`Departments`}
        </h2>
        <Inline as="ul" gap="s2">
          {departments.map((department) => (
            <li key={department}>
              <Tag variant="neutral">{department}</Tag>
            </li>
          ))}
        </Inline>
      </Stack>
      <Stack as="section" gap="s4" className={styles.section} aria-labelledby="doctors">
        <h2 id="doctors" className={styles.sectionHeading}>
          {t`Doctors`}
        </h2>
        {doctors.status === 'ready' && doctors.data.length === 0 ? (
          <p>
            <Say>No doctors from {name} are on CareSetu yet. Please call the hospital.</Say>
          </p>
        ) : (
          <DoctorCardList
            doctors={doctors}
            doctorHref={doctorHref}
            onRetry={onRetry}
            headingLevel={3}
          />
        )}
      </Stack>
      {helpers.length > 0 && (
        <Stack gap="s4" className={styles.section}>
          <SkipTheQueueForHospital
            helpers={helpers}
            bookHref={queueFormHref}
            allHref={freelancersHref}
          />
        </Stack>
      )}
    </Page>
  );
}
