import { holdsSlot } from '../../src/domain/appointments/appointment-status.ts';
import { offeredTimes } from '../../src/domain/booking/slots.ts';
import { findOffer } from '../../src/domain/doctors/practice.ts';
import { indiaInstant } from '../../src/domain/time/india-time.ts';
import { demoAccounts } from '../../backend/seed/demo-accounts.ts';
import { sharingRecord } from '../../backend/seed/sharing-seed.ts';
import type { AppointmentRecord, SeedData } from '../../backend/store/records.ts';

/**
 * Other patients take each free time of the doctor's day.
 * @param day `date` and `bookedOn` are days in India
 */
export function withFullDay(
  seed: SeedData,
  { doctorId, date, bookedOn }: { doctorId: string; date: string; bookedOn: string },
): SeedData {
  const doctor = seed.doctors.find(({ id }) => id === doctorId);
  if (!doctor) throw new Error(`There is no ${doctorId}`);
  const held = seed.appointments.filter((visit) => visit.date === date && holdsSlot(visit.status));
  const busy = new Set(held.map(({ patientId }) => patientId));
  const patients = seed.accounts.filter(
    ({ id, role }) =>
      role === 'patient' && !busy.has(id) && !demoAccounts.some((known) => known.id === id),
  );
  const taken = held.filter((visit) => visit.doctorId === doctorId).map(({ time }) => time);
  const free = offeredTimes(doctor, date).filter((time) => !taken.includes(time));
  const added = free.map((time, index): AppointmentRecord => {
    const patient = patients[index % patients.length];
    if (!patient) throw new Error(`Nobody is free on ${date}`);
    return {
      id: `appointment-full-${doctorId.replace('doctor-', '')}-${date}-${time.replace(':', '')}`,
      doctorId,
      patientId: patient.id,
      date,
      time,
      appointmentType: 'in-person',
      notes: '',
      status: 'scheduled',
      createdAt: indiaInstant(bookedOn, '08:00').toISOString(),
      ...findOffer(doctor, 'in-person'),
    };
  });
  return {
    ...seed,
    appointments: [...seed.appointments, ...added],
    sharings: [...seed.sharings, ...added.map((visit) => sharingRecord(visit, seed.doctors))],
  };
}
