import type { Appointment } from '../contract/appointments.ts';
import type { Role } from '../contract/common.ts';
import { doctorShortName } from '../domain/names.ts';

/** `cancelledBy` is an API extension and may be missing. */
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
  if (!cancelledBy) return 'This appointment was cancelled.';
  if (cancelledBy === 'system')
    return viewer === 'patient'
      ? `Your request lapsed because ${doctorName} did not reply in time.`
      : 'This request lapsed because it was not answered in time.';
  const other = viewer === 'patient' ? doctorName : patient.name;
  const who = cancelledBy === viewer ? 'You have' : `${other} has`;
  return `${who} cancelled this appointment.${cancelReason ? ` Reason: ${cancelReason}` : ''}`;
}
