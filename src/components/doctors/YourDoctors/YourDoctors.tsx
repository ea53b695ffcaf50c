import type { FreeDay } from '../../../contract/free-times.ts';
import type { SlotTime } from '../../../domain/booking/slots.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { NextFreeTimes } from '../../booking/NextFreeTimes/NextFreeTimes.tsx';
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
  now: Date;
  /** By the doctors' ids. */
  freeTimes: Readonly<Record<string, Loadable<readonly FreeDay[]>>>;
  bookHref: (doctorId: string, slot?: SlotTime) => string;
}

/** Spec §2 Patient dashboard. */
export function YourDoctors({ doctors, now, freeTimes, bookHref }: YourDoctorsProps) {
  return (
    <ul className={styles.list}>
      {doctors.map(({ id, name, specialty, profilePicture, takesVisits }) => (
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
                {freeTimes[id] && (
                  <div className={styles.nextFree}>
                    <NextFreeTimes
                      free={freeTimes[id]}
                      now={now}
                      doctorName={withDoctorTitle(name)}
                      bookHref={(slot) => bookHref(id, slot)}
                      count={1}
                    />
                  </div>
                )}
              </>
            )}
          </Stack>
        </li>
      ))}
    </ul>
  );
}
