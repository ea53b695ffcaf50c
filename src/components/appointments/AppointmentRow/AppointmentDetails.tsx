import type { ReactNode } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { findContact } from '../../../domain/doctors/practice.ts';
import { formatContact, mobileHref } from '../../../domain/forms/landline.ts';
import { formatMobile } from '../../../domain/forms/format-mobile.ts';
import { formatMoney } from '../../../domain/payments/money.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { t } from '../../../words/t.ts';
import { fullRegistrationText } from '../../doctors/doctor-text.ts';
import { directionsHref, visitPlace } from '../../../domain/appointments/visit-place.ts';
import { VisitSharing, type VisitSharingProps } from './VisitSharing.tsx';
import * as styles from './AppointmentRow.css.ts';

export interface AppointmentDetailsProps {
  id: string;
  appointment: Appointment;
  viewer: Role;
  otherName: string;
  sharing: Omit<VisitSharingProps, 'visit'> | null;
  /** The number for a phone visit. Null if not known. */
  phone: string | null;
}

export function AppointmentDetails({
  id,
  appointment,
  viewer,
  otherName,
  sharing,
  phone,
}: AppointmentDetailsProps) {
  const { doctor, notes, price, status, cancelledBy, cancelReason } = appointment;
  const at = appointment.appointmentType === 'in-person' ? appointment.place : undefined;
  const place = visitPlace(at);
  const directions = directionsHref(at);
  const contact = viewer === 'patient' && at ? findContact(at) : null;
  return (
    <dl id={id} className={styles.details}>
      {status === 'cancelled' && cancelledBy && (
        <Detail term={t`Cancelled by`}>
          {cancelledBy === 'system' ? t`CareSetu` : cancelledBy === viewer ? t`You` : otherName}
        </Detail>
      )}
      {status === 'cancelled' && cancelReason && <Detail term={t`Reason`}>{cancelReason}</Detail>}
      {viewer === 'patient' && doctor.registration && (
        <Detail term={t`Doctor’s registration`}>{fullRegistrationText(doctor.registration)}</Detail>
      )}
      <Detail term={t`Notes`}>{notes || t`No notes`}</Detail>
      {place && (
        <Detail term={t`Place`}>
          <p>{place}</p>
          {directions && viewer === 'patient' && (
            <Link href={directions} variant="stitched">
              {t`Directions`}
            </Link>
          )}
          {contact && (
            <Link href={mobileHref(contact.phone)} variant="stitched">
              {t`Call ${formatContact(contact.phone)}`}
            </Link>
          )}
        </Detail>
      )}
      {phone && <Detail term={t`Number for the call`}>{formatMobile(phone)}</Detail>}
      <Detail term={t`Price`}>{formatMoney(price)}</Detail>
      {sharing && (
        <Detail term={t`What ${doctorShortName(doctor.name)} can see`}>
          <VisitSharing {...sharing} visit={appointment} />
        </Detail>
      )}
    </dl>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={quietText}>{term}</dt>
      <dd className={styles.detail}>{children}</dd>
    </div>
  );
}
