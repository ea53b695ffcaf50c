import type { SeenPatient } from '../../domain/dashboard.ts';
import { firstName } from '../../domain/names.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import * as styles from './RecentPatients.css.ts';

export interface RecentPatientsProps {
  /** Whom the doctor has seen, the latest first. */
  patients: readonly SeenPatient[];
  /** Where the conversation with a patient is. */
  messageHref: (patientId: string) => string;
}

/** Portraits of the patients seen lately; each leads to the conversation with them (spec §2 Doctor dashboard). */
export function RecentPatients({ patients, messageHref }: RecentPatientsProps) {
  return (
    <ul className={styles.patients}>
      {patients.map(({ id, name, profilePicture }) => (
        <li key={id}>
          <a className={styles.patient} href={messageHref(id)} aria-label={`${name}, messages`}>
            <Avatar name={name} src={profilePicture} size="s" />
            {firstName(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
