import type { ReactNode } from 'react';
import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { formatMoney } from '../../domain/money.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { directionsHref, visitPlace } from '../visit-place.ts';
import * as styles from './AppointmentRow.css.ts';

export interface AppointmentDetailsProps {
  id: string;
  appointment: Appointment;
  viewer: Role;
  otherName: string;
}

export function AppointmentDetails({
  id,
  appointment,
  viewer,
  otherName,
}: AppointmentDetailsProps) {
  const { appointmentType, doctor, notes, price, status, cancelledBy, cancelReason } = appointment;
  const place = appointmentType === 'in-person' ? visitPlace(doctor) : null;
  const directions = place ? directionsHref(doctor) : null;
  return (
    <dl id={id} className={styles.details}>
      {status === 'cancelled' && cancelledBy && (
        <Detail term="Cancelled by">
          {cancelledBy === 'system' ? 'CareSetu' : cancelledBy === viewer ? 'You' : otherName}
        </Detail>
      )}
      {status === 'cancelled' && cancelReason && <Detail term="Reason">{cancelReason}</Detail>}
      <Detail term="Notes">{notes || 'No notes'}</Detail>
      {place && (
        <Detail term="Place">
          <p>{place}</p>
          {directions && viewer === 'patient' && (
            <Link href={directions} look="stitched">
              Directions
            </Link>
          )}
        </Detail>
      )}
      <Detail term="Price">{formatMoney(price)}</Detail>
    </dl>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.detail}>{children}</dd>
    </div>
  );
}
