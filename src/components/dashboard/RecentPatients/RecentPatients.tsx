import type { VisitedPatient } from '../../../domain/appointments/dashboard.ts';
import { firstName } from '../../../domain/names.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './RecentPatients.css.ts';

export interface RecentPatientsProps {
  patients: readonly VisitedPatient[];
  messageHref: (patientId: string) => string;
}

/** Spec §2 Doctor dashboard. */
export function RecentPatients({ patients, messageHref }: RecentPatientsProps) {
  return (
    <ul className={styles.patients}>
      {patients.map(({ id, name, profilePicture }) => (
        <li key={id}>
          <a className={styles.patient} href={messageHref(id)} aria-label={t`${name}, messages`}>
            <Avatar name={name} src={profilePicture} size="s" />
            {firstName(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
