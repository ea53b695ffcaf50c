import type { Appointment } from '../../src/contract/appointments.ts';
import type { AppointmentRecord } from '../store/records.ts';
import type { Reads } from '../store/store.ts';

/** A visit with what its two people need to know of each other. */
export async function appointmentAnswer(
  reads: Reads,
  visit: AppointmentRecord,
): Promise<Appointment> {
  const doctor = await reads.get('doctors', visit.doctorId);
  const patient = await reads.get('accounts', visit.patientId);
  if (!doctor || !patient) throw new Error(`Appointment ${visit.id} has lost its people`);
  return {
    ...visit,
    doctor: {
      id: doctor.id,
      name: doctor.name,
      specialty: doctor.specialty,
      profilePicture: doctor.profilePicture,
      hospital: doctor.hospital,
      location: doctor.location,
    },
    patient: { id: patient.id, name: patient.name, profilePicture: patient.profilePicture },
  };
}
