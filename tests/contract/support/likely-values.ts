import {
  helpers,
  people,
  TEST_PASSWORD,
  testHospital,
} from '../../../backend/testing/test-seed.ts';
import { demoCardToken } from '../../../src/contract/payments.ts';
import { purpose } from '../../../src/contract/privacy.ts';
import { queueStatus } from '../../../src/contract/queue.ts';
import { queueRecords } from './queue-records.ts';

const everybody = Object.values(people);
const helperIds = Object.values(helpers).map((helper) => helper.id);
const { queueBookings, payments } = queueRecords();
const bookingIds = queueBookings.map((booking) => booking.id);
const paymentIds = payments.map((payment) => payment.id);

export const likely: Record<string, unknown[]> = {
  phone: [...everybody.map(({ phone }) => phone), '9333333333'],
  otp: ['000000'],
  code: ['000000', 'ABCDE-FGHIJ'],
  password: [TEST_PASSWORD, 'wrong-password'],
  role: ['patient', 'doctor'],
  remember: [true, false],
  terms: [true],
  fullName: ['New Person'],
  purpose: ['signup', 'reset'],
  id: everybody
    .map((person) => person.id)
    .concat(helperIds, bookingIds, paymentIds, 'pending', 'scheduled', testHospital.id),
  doctorId: [people.doctorA.id],
  date: ['2026-11-24', '2026-11-25'],
  time: ['10:00', '11:30', '23:30'],
  appointmentType: ['video', 'phone', 'in-person'],
  notes: [''],
  reason: ['Away'],
  availability: [[], [{ day: 'Monday', startTime: '10:00', endTime: '12:00' }]],
  name: ['Dr. New Name'],
  specialty: ['ENT', ''],
  bio: [''],
  experience: [3],
  profilePicture: [null],
  education: [[]],
  leaveDays: [undefined, ['2026-11-24']],
  record: [
    undefined,
    { diagnosis: 'Cold', prescription: '', notes: '', vitals: { pulse: 72 } },
    { diagnosis: 'Cold', prescription: '', prescriptionLines: [{ medicine: 'Zinc' }], notes: '' },
  ],
  scope: ['own', 'nothing', 'specialty', 'everything'],
  dateOfBirth: [undefined, '1984-08-17', '2999-01-01'],
  allergies: ['', 'Penicillin'],
  medicines: ['', 'Metformin'],
  currentPassword: [TEST_PASSWORD, 'wrong-password'],
  newPassword: [TEST_PASSWORD],
  recipientId: everybody.map(({ id }) => id),
  clientId: ['one', 'two'],
  content: [{ textContent: 'Hello' }, { textContent: 'Hello', shareDoc: null }],
  after: ['0', '3'],
  before: ['3', '100'],
  upTo: ['1', '100'],
  format: ['json'],
  q: ['beng'],
  countrycodes: ['in'],
  limit: ['5'],
  lat: ['12.97'],
  lon: ['77.59'],
  freelancerId: helperIds,
  duration: [1, 2, 12],
  hospitalName: ['Test Hospital'],
  department: ['ENT'],
  version: ['2026-11-20', '2026-01-01', '2027-01-01'],
  purposes: [purpose.options, ['location'], []],
  draftId: bookingIds,
  bookingId: bookingIds,
  paymentId: paymentIds,
  method: ['card', 'upi'],
  token: ['C-42', ...demoCardToken.options],
  status: [...queueStatus.options],
  outcome: ['succeeded', 'refused'],
  peopleAhead: [undefined, 12],
};
