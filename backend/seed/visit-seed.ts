import type { AppointmentStatus, AppointmentType } from '../../src/contract/appointments.ts';
import type { Role } from '../../src/contract/common.ts';
import { addDays, indiaInstant } from '../../src/domain/time/india-time.ts';
import { findOffer } from '../../src/domain/doctors/practice.ts';
import { offeredTimes, type Schedule } from '../../src/domain/booking/slots.ts';
import type { AppointmentRecord } from '../store/records.ts';
import { doctorRecord, scheduleOn } from './doctor-seed.ts';
import { doctors } from './doctors/all-doctors.ts';

export interface VisitSeed {
  /** Part of the id, so never change or reuse it. */
  number: number;
  /** The id without 'doctor-'. */
  doctor: string;
  /** The id without 'patient-'. */
  patient: string;
  /** Counts the doctor's working days. 0 is today; negative numbers are in the past. */
  workday: number;
  /** Negative numbers count from the last slot of the day. */
  slot: number;
  /** @default 'in-person' */
  appointmentType?: AppointmentType;
  /** @default 'scheduled' */
  status?: AppointmentStatus;
  /** @default '' */
  notes?: string;
  cancelledBy?: Role;
  cancelReason?: string;
}

export function appointmentRecord(seed: VisitSeed, today: string): AppointmentRecord {
  const { number, doctor, patient, workday, slot, ...given } = seed;
  const doctorId = `doctor-${doctor}`;
  const doctorSeed = doctors.find(({ id }) => id === doctorId);
  if (!doctorSeed) throw new Error(`Visit ${number}: there is no ${doctorId}`);
  const schedule = scheduleOn(doctorSeed, today);
  const date = workdayFrom(schedule, today, workday);
  const time = offeredTimes(schedule, date).at(slot);
  if (!time) throw new Error(`Visit ${number}: ${doctorId} has no slot ${slot} on ${date}`);
  const appointmentType = given.appointmentType ?? 'in-person';
  return {
    status: 'scheduled',
    notes: '',
    ...given,
    id: `appointment-${String(number).padStart(3, '0')}`,
    doctorId,
    patientId: `patient-${patient}`,
    date,
    time,
    appointmentType,
    ...findOffer(doctorRecord(doctorSeed, today), appointmentType),
    createdAt: bookedAt(date < today ? date : today),
  };
}

function bookedAt(date: string): string {
  return indiaInstant(addDays(date, -1), '19:40').toISOString();
}

function workdayFrom(schedule: Schedule, today: string, workday: number): string {
  if (schedule.availability.length === 0) {
    throw new Error('A doctor who never works has no working day');
  }
  let date = today;
  for (let left = Math.abs(workday); left > 0;) {
    date = addDays(date, Math.sign(workday));
    if (offeredTimes(schedule, date).length > 0) left -= 1;
  }
  return date;
}
