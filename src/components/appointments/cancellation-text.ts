import type { Appointment } from '../../contract/appointments.ts';
import type { Role } from '../../contract/common.ts';
import { doctorShortName } from '../../domain/names.ts';
import { t } from '../../words/t.ts';

/** `cancelledBy` is an extension, so a response may omit it. */
export function cancellationText(
  {
    cancelledBy,
    cancelReason,
    doctor,
    patient,
  }: Pick<Appointment, 'cancelledBy' | 'cancelReason' | 'doctor' | 'patient'>,
  viewer: Role,
): string {
  const doctorName = doctorShortName(doctor.name);
  if (!cancelledBy) return t`This appointment was cancelled.`;
  if (cancelledBy === 'system')
    return viewer === 'patient'
      ? t`Your request ended because ${doctorName} did not reply in time.`
      : t`This request ended because it had no reply in time.`;
  const other = viewer === 'patient' ? doctorName : patient.name;
  const cancelled =
    cancelledBy === viewer
      ? t`You have cancelled this appointment.`
      : t`${other} has cancelled this appointment.`;
  return cancelReason ? `${cancelled} ${t`Reason: ${cancelReason}`}` : cancelled;
}
