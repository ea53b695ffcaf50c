import type { ReactNode } from 'react';
import type { Doctor } from '../../../contract/doctors.ts';
import { h3Text } from '../../../theme/typography.css.ts';
import { EducationList } from '../EducationList/EducationList.tsx';
import { WeeklyAvailability } from '../WeeklyAvailability/WeeklyAvailability.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './DoctorOverview.css.ts';

export interface DoctorOverviewProps {
  doctor: Doctor;
}

/** Spec §2 Doctor profile. */
export function DoctorOverview({ doctor }: DoctorOverviewProps) {
  const { bio, education, availability } = doctor;
  return (
    <Stack gap="s8">
      {bio && (
        <Part title={t`About`}>
          <p className={styles.bio}>{bio}</p>
        </Part>
      )}
      {education.length > 0 && (
        <Part title={t`Education`}>
          <EducationList education={education} />
        </Part>
      )}
      <Part title={t`Weekly availability`}>
        <WeeklyAvailability availability={availability} />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="s2">
      <h2 className={h3Text}>{title}</h2>
      {children}
    </Stack>
  );
}
