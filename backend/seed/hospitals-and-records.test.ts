import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hospital } from '../../src/contract/hospitals.ts';
import { visitNotes } from '../../src/contract/records.ts';
import { recordSchemas } from '../store/records.ts';
import { createSeed } from './seed.ts';

const today = '2026-11-21';
const seed = createSeed(today);

const counted = (values: readonly unknown[]) => new Set(values).size;
const placeOf = (picture: string) => new URL(`../../public${picture}`, import.meta.url);

describe('the demo’s hospitals', () => {
  it.each(seed.hospitals)('$name matches the API’s schema', (record) => {
    expect(hospital.parse(record)).toEqual(record);
    expect(record.rating).toBeGreaterThanOrEqual(4.5);
    expect(record.rating).toBeLessThanOrEqual(4.9);
    expect(record.address).toContain(record.location?.area);
    expect(record.address).toContain(record.location?.city);
    expect(record.phone).toMatch(/^\+91-\d{2,4}-0\d{2,3}-\d{4}$/);
    expect(existsSync(placeOf(record.image ?? ''))).toBe(true);
  });

  it('are at least twelve in eight cities, with unique ids and addresses', () => {
    expect(seed.hospitals.length).toBeGreaterThanOrEqual(12);
    expect(counted(seed.hospitals.map(({ id }) => id))).toBe(seed.hospitals.length);
    expect(counted(seed.hospitals.map(({ address }) => address))).toBe(seed.hospitals.length);
    expect(counted(seed.hospitals.map(({ location }) => location?.city))).toBe(8);
  });

  it('were measured in the last quarter of an hour, with three unknown times', () => {
    const now = new Date('2026-11-20T22:31:40.000Z');
    const times = createSeed(today, now).hospitals.map(({ waitUpdatedAt }) => waitUpdatedAt);
    const known = times.filter((time) => time !== undefined);
    expect(times.length - known.length).toBe(3);
    for (const time of known) {
      expect(time).toMatch(/:00\.000Z$/);
      expect(Date.parse(time)).toBeLessThan(now.getTime());
      expect(now.getTime() - Date.parse(time)).toBeLessThan(15 * 60_000);
    }
  });

  it('include every doctor’s hospital and department', () => {
    for (const doctor of seed.doctors) {
      const place = seed.hospitals.find(({ id }) => id === doctor.hospital?.id);
      expect(place).toMatchObject({
        name: doctor.hospital?.name,
        phone: doctor.hospital?.phone,
        location: doctor.location,
      });
      expect(place?.departments, `${place?.name}, for ${doctor.name}`).toContain(doctor.specialty);
    }
    const withDoctors = new Set(seed.doctors.map(({ hospital }) => hospital?.id));
    expect(seed.hospitals.filter(({ id }) => !withDoctors.has(id))).toEqual([]);
  });
});

describe('the demo’s medical records', () => {
  const { medicalRecords } = seed;

  it('match the schemas of the store and the API', () => {
    expect(z.array(recordSchemas.medicalRecords).parse(medicalRecords)).toEqual(medicalRecords);
    for (const record of medicalRecords) expect(visitNotes.safeParse(record).error).toBeUndefined();
    expect(counted(medicalRecords.map(({ id }) => id))).toBe(medicalRecords.length);
  });

  it('belong to completed visits, and have vitals only for in-person visits', () => {
    for (const record of medicalRecords) {
      const visit = seed.appointments.find(({ id }) => id === record.appointmentId);
      const { patientId, doctorId, date } = record;
      expect(visit).toMatchObject({ patientId, doctorId, date, status: 'completed' });
      if (record.vitals) expect(visit?.appointmentType).toBe('in-person');
    }
  });

  it('include at least five of Meera Nair’s records, with six measurements of each vital sign', () => {
    const own = medicalRecords.filter(({ patientId }) => patientId === 'patient-meera-nair');
    expect(own.length).toBeGreaterThanOrEqual(5);
    for (const measure of ['bloodPressure', 'pulse', 'weight', 'bloodSugar'] as const) {
      const measured = own.filter(({ vitals }) => vitals?.[measure] !== undefined);
      expect(counted(measured.map(({ date }) => date))).toBeGreaterThanOrEqual(6);
    }
  });

  it('include a record for each of Dr. Ananya Krishnan’s recent patients', () => {
    const seen = seed.appointments.filter(
      ({ doctorId, status }) => doctorId === 'doctor-ananya-krishnan' && status === 'completed',
    );
    const known = new Set(medicalRecords.map(({ patientId }) => patientId));
    expect(seen.filter(({ patientId }) => !known.has(patientId))).toEqual([]);
  });
});
