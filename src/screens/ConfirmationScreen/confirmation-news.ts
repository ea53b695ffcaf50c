import type { Appointment } from '../../contract/appointments.ts';
import { doctorShortName } from '../../domain/names.ts';

/** What a patient is told about a booking, by its status; nothing that the product does not keep. */
export function confirmationNews({
  status,
  doctor,
  cancelledBy,
  cancelReason,
}: Pick<Appointment, 'status' | 'doctor' | 'cancelledBy' | 'cancelReason'>): string {
  const name = doctorShortName(doctor.name);
  switch (status) {
    case 'pending':
      return `We have sent your request to ${name}. You will see the answer here and in your appointments.`;
    case 'scheduled':
      return `${name} has accepted your request.`;
    case 'completed':
      return `Your visit to ${name} has taken place.`;
    case 'cancelled': {
      const who = cancelledBy === 'doctor' ? `${name} has` : 'You have';
      return `${who} cancelled this appointment.${cancelReason ? ` Reason: ${cancelReason}` : ''}`;
    }
  }
}
