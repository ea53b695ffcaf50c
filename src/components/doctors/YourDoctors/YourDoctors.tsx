import type { ReactNode } from 'react';
import type { VisitedDoctor } from '../../../domain/appointments/dashboard.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { breakableText, strongText } from '../../../theme/typography.css.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import * as styles from './YourDoctors.css.ts';

export interface YourDoctorsProps {
  doctors: readonly VisitedDoctor[];
  bookHref: (doctorId: string) => string;
  /**
   * A doctor's next free time.
   * @default none
   */
  nextTimes?: ((doctor: VisitedDoctor) => ReactNode) | undefined;
}

/** Spec §2 Patient dashboard. */
export function YourDoctors({ doctors, bookHref, nextTimes }: YourDoctorsProps) {
  return (
    <ul className={styles.list}>
      {doctors.map((doctor) => {
        const { id, name, specialty, profilePicture, takesVisits } = doctor;
        return (
          <li key={id} className={styles.item}>
            <Avatar name={withDoctorTitle(name)} src={profilePicture} size="m" fallback="doctor" />
            <Stack align="start" className={breakableText}>
              <p className={strongText}>{withDoctorTitle(name)}</p>
              <p className={styles.specialty}>{specialty}</p>
              {takesVisits !== false && (
                <>
                  <Link href={bookHref(id)} variant="stitched">
                    <Say>
                      Book again
                      <VisuallyHidden> with {withDoctorTitle(name)}</VisuallyHidden>
                    </Say>
                  </Link>
                  {nextTimes && <div className={styles.nextTimes}>{nextTimes(doctor)}</div>}
                </>
              )}
            </Stack>
          </li>
        );
      })}
    </ul>
  );
}
