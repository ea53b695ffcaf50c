import * as z from 'zod/mini';
import { type User, user } from '../../src/contract/auth.ts';
import type { Role } from '../../src/contract/common.ts';
import { weekday } from '../../src/contract/doctors.ts';
import type {
  AccountRecord,
  AppointmentRecord,
  DoctorRecord,
  FreelancerRecord,
  HospitalRecord,
  MedicalRecordRecord,
  SeedData,
} from '../store/records.ts';
import type { TestDevice } from './test-backend.ts';

export const TEST_PASSWORD = 'right-password';
const TEST_PASSWORD_HASH =
  'pbkdf2-sha256$1$XEIp6keu20yTH3AqX89xyQ$jfBe5qybSr1fu8Yze7PoV8fBajXi8sd-d04f_9293o0';

function account(id: string, name: string, phone: string, role: Role): AccountRecord {
  return {
    id,
    name,
    phone,
    role,
    profilePicture: null,
    passwordHash: TEST_PASSWORD_HASH,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

export const people = {
  patientA: account('patient-a', 'Asha Rao', '9000000001', 'patient'),
  patientB: account('patient-b', 'Bala Iyer', '9000000002', 'patient'),
  doctorA: account('doctor-a', 'Dr. Charu Menon', '9000000011', 'doctor'),
  doctorB: account('doctor-b', 'Dr. Dev Sharma', '9000000012', 'doctor'),
};

export type PersonName = keyof typeof people;

function doctor({ id, name, profilePicture }: AccountRecord): DoctorRecord {
  return {
    id,
    name,
    profilePicture,
    specialty: 'Cardiology',
    bio: 'Listens first.',
    experience: 12,
    rating: 4.8,
    reviews: [],
    education: ['MBBS'],
    availability: weekday.options.map((day) => ({ day, startTime: '10:00', endTime: '12:00' })),
    leaveDays: [],
    registration: { number: `TMC ${id}`, council: 'Test Medical Council', year: 2012 },
    verification: { status: 'verified' },
    hospital: { id: testHospital.id, name: testHospital.name, phone: testHospital.phone },
    location: testHospital.location,
  };
}

function helper(id: string, name: string, hourlyRate: number): FreelancerRecord {
  return {
    id,
    name,
    role: 'freelancer',
    phone: '9000000021',
    email: `${id}@helpers.test`,
    profilePicture: null,
    rating: 4.7,
    reviews: [],
    hourlyRate,
    availability: weekday.options.map((day) => ({ day, startTime: '07:00', endTime: '21:00' })),
    completedJobs: 12,
    bio: 'Knows every queue.',
    services: ['Waiting'],
    location: { area: 'Indiranagar', city: 'Bengaluru', state: 'Karnataka' },
  };
}

export const helpers = {
  helperA: helper('helper-a', 'Esha Das', 25),
  helperB: helper('helper-b', 'Farid Khan', 30),
  helperC: helper('helper-c', 'Gita Roy', 35),
};

export const testHospital: HospitalRecord = {
  id: 'hospital-a',
  name: 'Test Hospital',
  address: '1 Test Road, Indiranagar, Bengaluru',
  phone: '+91-80-0111-0000',
  rating: 4.6,
  reviews: 12,
  departments: ['Cardiology'],
  waitTime: 20,
  waitUpdatedAt: '2026-11-20T03:45:00.000Z',
  image: null,
  location: { area: 'Indiranagar', city: 'Bengaluru', state: 'Karnataka' },
};

export const farHospital: HospitalRecord = {
  ...testHospital,
  id: 'hospital-b',
  name: 'Far Hospital',
  address: '2 Test Road, Dadar, Mumbai',
  location: { area: 'Dadar', city: 'Mumbai', state: 'Maharashtra' },
};

export function testRecord(id: string, date = '2026-10-01'): MedicalRecordRecord {
  return {
    id,
    patientId: people.patientA.id,
    doctorId: people.doctorA.id,
    date,
    diagnosis: 'Seasonal cold',
    prescription: 'Steam, twice a day.',
    notes: '',
    vitals: { pulse: 72 },
    writtenAt: `${date}T06:00:00.000Z`,
    specialty: 'Cardiology',
  };
}

export function visit(
  id: string,
  time: string,
  status: AppointmentRecord['status'],
): AppointmentRecord {
  return {
    id,
    doctorId: people.doctorA.id,
    patientId: people.patientA.id,
    date: '2026-11-24',
    time,
    appointmentType: 'video',
    notes: '',
    status,
    createdAt: '2026-11-20T04:00:00.000Z',
    price: { amountMinor: 5000, currency: 'USD' },
  };
}

export const unansweredVisit: AppointmentRecord = {
  ...visit('unanswered', '10:00', 'pending'),
  date: '2026-11-22',
};

export function createTestSeed(
  appointments: AppointmentRecord[] = [],
  medicalRecords: MedicalRecordRecord[] = [],
): SeedData {
  return {
    accounts: Object.values(people),
    doctors: [doctor(people.doctorA), doctor(people.doctorB)],
    hospitals: [testHospital, farHospital],
    appointments,
    medicalRecords,
    sharings: [],
    healthFacts: [],
    freelancers: Object.values(helpers),
    queueBookings: [],
    payments: [],
    pictures: [],
    conversations: [],
    messages: [],
    consents: [],
  };
}

const signedIn = z.object({ user, accessToken: z.string() });

export async function signIn(
  device: TestDevice,
  { phone, role }: Pick<AccountRecord, 'phone' | 'role'>,
  { password = TEST_PASSWORD, remember = false } = {},
): Promise<{ user: User; accessToken: string }> {
  const reply = await device.call('login', {}, { body: { phone, password, role, remember } });
  if (reply.status !== 200) throw new Error(`Login refused: ${JSON.stringify(reply.body)}`);
  return signedIn.parse(reply.body);
}
