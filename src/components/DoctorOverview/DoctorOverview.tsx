import type { ReactNode } from 'react';
import type { Doctor } from '../../contract/doctors.ts';
import type { HourCycle } from '../../domain/india-time.ts';
import { EducationList } from '../EducationList/EducationList.tsx';
import { WeeklyAvailability } from '../WeeklyAvailability/WeeklyAvailability.tsx';
import * as styles from './DoctorOverview.css.ts';

export interface DoctorOverviewProps {
  doctor: Doctor;
  hourCycle: HourCycle;
}

/** Skips unknown parts (spec §2 Doctor profile). */
export function DoctorOverview({ doctor, hourCycle }: DoctorOverviewProps) {
  const { bio, education, availability } = doctor;
  return (
    <div className={styles.parts}>
      {bio && (
        <Part title="About">
          <p className={styles.bio}>{bio}</p>
        </Part>
      )}
      {education.length > 0 && (
        <Part title="Education">
          <EducationList education={education} />
        </Part>
      )}
      <Part title="Weekly availability">
        <WeeklyAvailability availability={availability} hourCycle={hourCycle} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </div>
  );
}
