import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { signatureFile } from '../../../src/contract/signature.ts';
import { purpose } from '../../../src/contract/privacy.ts';
import { NOTICE_VERSION } from '../../../src/domain/privacy/notice.ts';
import { sha256OfBytes } from '../../../backend/core/crypto.ts';
import type { SeedData, SharingRecord, WaitlistRecord } from '../../../backend/store/records.ts';
import { type TestDevice } from '../../../backend/testing/test-backend.ts';
import {
  TEST_DOCTOR_WEBHOOK_SECRET,
  TEST_WEBHOOK_SECRET,
} from '../../../backend/testing/test-secrets.ts';
import { createForm } from '../../../backend/testing/test-chat.ts';
import { onePixel } from '../../../backend/testing/test-pictures.ts';
import { testRegistration } from '../../../backend/testing/test-verification.ts';
import {
  createTestSeed,
  people,
  type PersonName,
  signIn,
  TEST_PASSWORD,
  testHospital,
  testRecord,
  visit,
} from '../../../backend/testing/test-seed.ts';
import { conversationWithFile, messageRows, textFile } from './message-rows.ts';
import { queueOfPatientA, queueRows } from './queue-rows.ts';

type EndpointName = keyof typeof endpoints;
type CallerName = 'guest' | PersonName;

interface AccessRow {
  params?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** ISO 8601. */
  now?: string;
  /** Statuses for a guest, patient A, patient B, doctor A and doctor B. */
  answers: [number, number, number, number, number];
}

const everyCaller: CallerName[] = ['guest', 'patientA', 'patientB', 'doctorA', 'doctorB'];
const everyone: AccessRow['answers'] = [200, 200, 200, 200, 200];
const everyoneSignedIn: AccessRow['answers'] = [401, 200, 200, 200, 200];
const nobodyYet: AccessRow['answers'] = [400, 400, 400, 400, 400];
const onlyPatientA: AccessRow['answers'] = [401, 200, 403, 403, 403];
const onlyDoctorA: AccessRow['answers'] = [401, 403, 403, 200, 403];

const { phone } = people.patientA;
const otp = '000000';
const doctorA = { id: people.doctorA.id };
const atTheVisit = '2026-11-24T05:00:00.000Z';
/** 15 minutes after its start. */
const afterTheStart = '2026-11-24T05:15:00.000Z';
const renewal = {
  outcome: 'renewed',
  decidedAt: '2026-11-23T03:59:00.000Z',
  expiresOn: '2027-11-23',
};
const backOffice = { 'x-webhook-secret': TEST_DOCTOR_WEBHOOK_SECRET };
const otherSecret = { 'x-webhook-secret': TEST_WEBHOOK_SECRET };
const notOn: AccessRow['answers'] = [401, 409, 409, 409, 409];
const noOne: AccessRow['answers'] = [401, 401, 401, 401, 401];
const askedSharing: SharingRecord = {
  id: 'asked',
  patientId: people.patientA.id,
  doctorId: people.doctorA.id,
  scope: 'own',
  specialty: 'Cardiology',
  lastDay: '2026-12-01',
  healthRequest: { state: 'asked', askedAt: '2026-11-23T03:00:00.000Z' },
};
const signatureForm = createForm({}, new File([onePixel], 'mine.png'), signatureFile.part);
const freeSlot = { date: '2026-11-25', time: '11:30' };
const heldSlot = { date: '2026-11-25', time: '11:00' };
const waitWishes = {
  doctorId: people.doctorA.id,
  appointmentType: 'video',
  days: ['Wednesday'],
  parts: ['morning'],
  until: '2026-11-27',
};
const waiting: WaitlistRecord = {
  id: 'wait',
  patientId: people.patientA.id,
  doctorId: people.doctorA.id,
  appointmentType: 'video',
  days: ['Wednesday'],
  parts: ['morning'],
  until: '2026-11-27',
  askedAt: '2026-11-23T03:00:00.000Z',
  offer: {
    ...heldSlot,
    at: '2026-11-23T03:59:00.000Z',
    notifiedAt: '2026-11-23T03:59:00.000Z',
    endsAt: '2026-11-23T04:14:00.000Z',
  },
  passed: [],
  expiresAt: '2026-11-23T04:14:00.000Z',
};
const blockedHour = { date: '2026-11-25', startTime: '11:00', endTime: '12:00', isBlocked: true };
const notes = { diagnosis: 'Cold', prescription: '', notes: '' };

const rows: Record<EndpointName, AccessRow[]> = {
  signup: [
    {
      body: {
        fullName: 'New',
        phone: '9333333333',
        password: TEST_PASSWORD,
        role: 'doctor',
        terms: true,
      },
      answers: everyone,
    },
  ],
  verifyOtp: [{ body: { phone, otp }, answers: nobodyYet }],
  login: [
    {
      body: { phone, password: TEST_PASSWORD, role: 'patient', remember: false },
      answers: everyone,
    },
  ],
  logout: [{ answers: everyone }],
  refreshAtStart: [{ answers: [401, 200, 200, 200, 200] }],
  refreshOn403: [{ answers: [401, 200, 200, 200, 200] }],
  resendOtp: [{ body: { phone, purpose: 'reset' }, answers: everyone }],
  forgotPassword: [{ body: { phone }, answers: everyone }],
  resetPassword: [{ body: { phone, otp, password: TEST_PASSWORD }, answers: nobodyYet }],
  loginWithCode: [
    {
      body: { phone, password: TEST_PASSWORD, role: 'patient', remember: false, code: otp },
      answers: everyone,
    },
  ],
  getSecondFactor: [{ answers: everyoneSignedIn }],
  startSecondFactor: [
    { body: { password: TEST_PASSWORD }, answers: everyoneSignedIn },
    { body: { password: 'wrong-password' }, answers: [401, 400, 400, 400, 400] },
  ],
  confirmSecondFactor: [{ body: { code: otp, otp }, answers: notOn }],
  proveSecondFactor: [{ body: { code: otp }, answers: notOn }],
  renewRecoveryCodes: [{ body: { code: otp }, answers: notOn }],
  turnOffSecondFactor: [{ body: { password: TEST_PASSWORD, code: otp }, answers: notOn }],
  listIceServers: [{ answers: everyoneSignedIn }],
  getCalendarFeed: [{ answers: everyoneSignedIn }],
  makeCalendarFeed: [{ answers: everyoneSignedIn }],
  endCalendarFeed: [{ answers: everyoneSignedIn }],
  getCalendar: [{ params: { token: 'unknown' }, answers: [404, 404, 404, 404, 404] }],
  listSessions: [{ answers: everyoneSignedIn }],
  endSession: [{ params: { id: 'nobody' }, answers: [401, 404, 404, 404, 404] }],
  endOtherSessions: [{ answers: everyoneSignedIn }],
  listKnownDevices: [{ answers: everyoneSignedIn }],
  endKnownDevice: [{ params: { id: 'nobody' }, answers: [401, 404, 404, 404, 404] }],
  getAccount: [{ answers: everyoneSignedIn }],
  updateAccount: [{ body: { name: 'Changed Name' }, answers: everyoneSignedIn }],
  changePicture: [{ body: {}, answers: everyoneSignedIn }],
  getPicture: [{ params: { id: 'nobody' }, answers: [404, 404, 404, 404, 404] }],
  changePassword: [
    {
      body: { currentPassword: TEST_PASSWORD, newPassword: 'another-password' },
      answers: everyoneSignedIn,
    },
    {
      body: { currentPassword: 'wrong-password', newPassword: 'another-password' },
      answers: [401, 400, 400, 400, 400],
    },
  ],
  exportAccount: [{ answers: everyoneSignedIn }],
  deleteAccount: [
    { body: { password: TEST_PASSWORD }, answers: everyoneSignedIn },
    { body: { password: 'wrong-password' }, answers: [401, 400, 400, 400, 400] },
  ],
  getEmail: [{ answers: everyoneSignedIn }],
  changeEmail: [
    { body: { address: 'own@example.com', password: TEST_PASSWORD }, answers: everyoneSignedIn },
    {
      body: { address: 'own@example.com', password: 'wrong-password' },
      answers: [401, 400, 400, 400, 400],
    },
  ],
  verifyEmail: [{ body: { code: otp }, answers: [401, 400, 400, 400, 400] }],
  removeEmail: [{ answers: everyoneSignedIn }],
  showUnsubscribe: [{ params: { token: 'unknown' }, answers: [404, 404, 404, 404, 404] }],
  unsubscribe: [{ params: { token: 'unknown' }, answers: [404, 404, 404, 404, 404] }],
  getPrivacy: [{ answers: everyone }],
  getConsent: [{ answers: everyoneSignedIn }],
  updateConsent: [
    {
      body: { version: NOTICE_VERSION, purposes: purpose.options },
      answers: everyoneSignedIn,
    },
    {
      body: { version: NOTICE_VERSION, purposes: ['location'] },
      answers: [401, 400, 400, 400, 400],
    },
  ],
  listDoctors: [{ answers: everyone }],
  getDoctor: [{ params: doctorA, answers: everyone }],
  getDoctorForBooking: [{ params: doctorA, answers: everyone }],
  findDoctors: [{ answers: everyone }],
  getDoctorProfile: [{ params: doctorA, answers: everyone }],
  getTakenSlots: [{ params: { ...doctorA, date: '2026-11-24' }, answers: everyone }],
  listFreeTimes: [{ params: doctorA, answers: everyone }],
  updateDoctor: [
    {
      params: doctorA,
      body: {
        name: 'Dr. Changed',
        specialty: 'ENT',
        bio: '',
        experience: 1,
        profilePicture: null,
        education: [],
      },
      answers: onlyDoctorA,
    },
  ],
  updateAvailability: [{ params: doctorA, body: { availability: [] }, answers: onlyDoctorA }],
  blockHours: [{ params: doctorA, body: blockedHour, answers: onlyDoctorA }],
  updatePractice: [{ params: doctorA, body: { fees: {} }, answers: onlyDoctorA }],
  getSignature: [
    { params: doctorA, answers: [401, 403, 403, 404, 403] },
    { params: { id: 'nobody' }, answers: [401, 403, 403, 404, 404] },
  ],
  changeSignature: [
    { params: doctorA, body: {}, answers: [401, 403, 403, 400, 403] },
    { params: doctorA, form: signatureForm, answers: onlyDoctorA },
    { params: { id: 'nobody' }, form: signatureForm, answers: [401, 403, 403, 404, 404] },
  ],
  removeSignature: [
    { params: doctorA, answers: onlyDoctorA },
    { params: { id: 'nobody' }, answers: [401, 403, 403, 404, 404] },
  ],
  updateRegistration: [{ params: doctorA, body: testRegistration, answers: onlyDoctorA }],
  withdrawRequest: [
    {
      params: doctorA,
      body: { requestedAt: '2026-11-23T04:00:00.000Z' },
      answers: onlyDoctorA,
    },
  ],
  listRequests: [
    { answers: noOne },
    { headers: otherSecret, answers: noOne },
    { headers: backOffice, answers: everyone },
  ],
  getVerification: [
    { params: doctorA, answers: noOne },
    { params: doctorA, headers: otherSecret, answers: noOne },
    { params: doctorA, headers: backOffice, answers: everyone },
  ],
  reportDoctor: [
    { params: doctorA, body: renewal, answers: noOne },
    { params: doctorA, body: renewal, headers: otherSecret, answers: noOne },
    { params: doctorA, body: renewal, headers: backOffice, answers: everyone },
  ],
  bookAppointment: [
    {
      params: { doctorId: people.doctorA.id },
      body: {
        doctorId: people.doctorA.id,
        date: '2026-11-24',
        time: '11:30',
        appointmentType: 'phone',
        notes: '',
      },
      answers: [401, 201, 201, 403, 403],
    },
  ],
  listAppointments: [
    { params: { id: people.patientA.id }, answers: [401, 200, 403, 403, 403] },
    { params: { id: people.doctorA.id }, answers: onlyDoctorA },
    { params: { id: 'nobody' }, answers: [401, 403, 403, 403, 403] },
  ],
  acceptAppointment: [{ params: { id: 'pending' }, answers: onlyDoctorA }],
  cancelAppointment: [
    { params: { id: 'pending' }, body: {}, answers: [401, 200, 403, 200, 403] },
    { params: { id: 'nobody' }, body: {}, answers: [401, 404, 404, 404, 404] },
  ],
  moveAppointment: [
    { params: { id: 'pending' }, body: freeSlot, answers: [401, 200, 403, 409, 403] },
    { params: { id: 'scheduled' }, body: freeSlot, answers: [401, 200, 403, 200, 403] },
    { params: { id: 'nobody' }, body: freeSlot, answers: [401, 404, 404, 404, 404] },
  ],
  answerMove: [
    {
      params: { id: 'scheduled' },
      body: { ...heldSlot, answer: 'accept' },
      answers: [401, 409, 403, 409, 403],
    },
  ],
  sayLate: [
    { params: { id: 'scheduled' }, body: { minutes: 10 }, now: atTheVisit, answers: onlyPatientA },
    { params: { id: 'scheduled' }, body: { minutes: 10 }, answers: [401, 409, 403, 403, 403] },
    { params: { id: 'nobody' }, body: { minutes: null }, answers: [401, 404, 404, 403, 403] },
  ],
  markMissed: [
    {
      params: { id: 'scheduled' },
      body: { isMissed: true },
      now: afterTheStart,
      answers: onlyDoctorA,
    },
    { params: { id: 'scheduled' }, body: { isMissed: true }, answers: [401, 403, 403, 409, 403] },
  ],
  answerMissed: [{ params: { id: 'scheduled' }, answers: [401, 409, 403, 403, 403] }],
  completeAppointment: [
    { params: { id: 'scheduled' }, body: {}, now: atTheVisit, answers: onlyDoctorA },
    { params: { id: 'scheduled' }, body: { record: notes }, now: atTheVisit, answers: onlyDoctorA },
    { params: { id: 'scheduled' }, body: {}, answers: [401, 403, 403, 409, 403] },
  ],
  askFollowUp: [
    { params: { id: 'again' }, body: { date: '2026-11-30' }, answers: onlyDoctorA },
    { params: { id: 'again' }, body: { date: '2026-11-23' }, answers: [401, 403, 403, 400, 403] },
    { params: { id: 'scheduled' }, body: { date: null }, answers: [401, 403, 403, 409, 403] },
    { params: { id: 'nobody' }, body: { date: null }, answers: [401, 403, 403, 404, 404] },
  ],
  answerFollowUp: [
    { params: { id: 'again' }, body: { slot: freeSlot }, answers: onlyPatientA },
    { params: { id: 'again' }, body: { slot: null }, answers: onlyPatientA },
    { params: { id: 'scheduled' }, body: { slot: null }, answers: [401, 409, 403, 403, 403] },
  ],
  listWaitlist: [{ answers: [401, 200, 200, 403, 403] }],
  joinWaitlist: [
    { body: waitWishes, answers: [401, 200, 200, 403, 403] },
    { body: { ...waitWishes, doctorId: 'nobody' }, answers: [401, 404, 404, 403, 403] },
    { body: { ...waitWishes, until: '2026-11-20' }, answers: [401, 400, 400, 403, 403] },
  ],
  leaveWaitlist: [
    { params: { id: 'wait' }, answers: [401, 200, 404, 403, 403] },
    { params: { id: 'nobody' }, answers: [401, 404, 404, 403, 403] },
  ],
  answerOffer: [
    {
      params: { id: 'wait' },
      body: { ...heldSlot, answer: 'decline' },
      answers: [401, 200, 404, 403, 403],
    },
    {
      params: { id: 'wait' },
      body: { ...heldSlot, answer: 'accept' },
      answers: [401, 200, 404, 403, 403],
    },
    {
      params: { id: 'wait' },
      body: { ...freeSlot, answer: 'accept' },
      answers: [401, 409, 404, 403, 403],
    },
  ],
  countWaiting: [{ answers: [401, 403, 403, 200, 200] }],
  getVisitPhone: [
    { params: { id: 'phone' }, answers: [401, 200, 404, 409, 404] },
    { params: { id: 'phone' }, now: atTheVisit, answers: [401, 200, 404, 200, 404] },
    { params: { id: 'scheduled' }, now: atTheVisit, answers: [401, 404, 404, 404, 404] },
  ],
  listHospitals: [{ answers: everyone }],
  getHospital: [{ params: { id: testHospital.id }, answers: everyone }],
  listRecords: [
    { params: { id: people.patientA.id }, answers: [401, 200, 403, 200, 403] },
    { params: { id: people.patientB.id }, answers: [401, 403, 200, 403, 403] },
    { params: { id: 'nobody' }, answers: [401, 403, 403, 403, 403] },
  ],
  getRecord: [
    { params: { id: 'record' }, answers: [401, 200, 403, 200, 403] },
    { params: { id: 'nobody' }, answers: [401, 404, 404, 404, 404] },
  ],
  getRecordSignature: [
    { params: { id: 'signed' }, answers: [401, 200, 403, 200, 403] },
    { params: { id: 'record' }, answers: [401, 404, 403, 404, 403] },
    { params: { id: 'nobody' }, answers: [401, 404, 404, 404, 404] },
  ],
  listSharing: [{ answers: everyoneSignedIn }],
  chooseSharing: [
    { params: { id: 'pending' }, body: { scope: 'nothing' }, answers: onlyPatientA },
    { params: { id: 'nobody' }, body: { scope: 'nothing' }, answers: [401, 404, 404, 403, 403] },
  ],
  endSharing: [
    { params: doctorA, answers: [401, 200, 404, 403, 403] },
    { params: { id: 'nobody' }, answers: [401, 404, 404, 403, 403] },
  ],
  askForHealthFacts: [
    { params: { id: 'scheduled' }, answers: onlyDoctorA },
    { params: { id: 'pending' }, answers: [401, 403, 403, 409, 403] },
    { params: { id: 'nobody' }, answers: [401, 403, 403, 404, 404] },
  ],
  answerHealthRequest: [
    { params: { id: 'asked' }, body: { answer: 'yes' }, answers: onlyPatientA },
    { params: { id: 'asked' }, body: { answer: 'no' }, answers: onlyPatientA },
    { params: { id: 'scheduled' }, body: { answer: 'yes' }, answers: [401, 404, 403, 403, 403] },
    { params: { id: 'nobody' }, body: { answer: 'yes' }, answers: [401, 404, 404, 403, 403] },
  ],
  getHealthFacts: [
    { params: { id: people.patientA.id }, answers: onlyPatientA },
    { params: { id: people.patientB.id }, answers: [401, 403, 200, 403, 403] },
    { params: { id: 'nobody' }, answers: [401, 403, 403, 403, 403] },
  ],
  updateHealthFacts: [
    { body: { allergies: 'Dust', medicines: '' }, answers: [401, 200, 200, 403, 403] },
  ],
  listAudit: [{ answers: [401, 200, 200, 403, 403] }],
  ...messageRows,
  ...queueRows,
};

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

interface AccessBackend {
  seed: SeedData;
  file: Uint8Array<ArrayBuffer>;
  /** ISO 8601. Undefined for the tests' usual time. */
  now: string | undefined;
}

export function testAccess(
  open: (backend: AccessBackend) => Promise<() => TestDevice>,
  callers: readonly CallerName[] = everyCaller,
): void {
  async function start(caller: CallerName, now?: string) {
    const signature = { hash: await sha256OfBytes(textFile), type: 'image/png' };
    const seed = createTestSeed(
      [
        visit('pending', '10:00', 'pending'),
        visit('scheduled', '10:30', 'scheduled'),
        { ...visit('phone', '11:00', 'scheduled'), appointmentType: 'phone' },
        visit('asked', '10:45', 'scheduled'),
        {
          ...visit('again', '09:00', 'completed'),
          date: '2026-11-20',
          followUp: { date: '2026-11-26', at: '2026-11-20T04:00:00.000Z' },
        },
      ],
      [testRecord('record'), { ...testRecord('signed'), signature }],
    );
    const conversation = await conversationWithFile();
    const createDevice = await open({
      seed: {
        ...seed,
        sharings: [askedSharing],
        waitlist: [waiting],
        ...conversation,
        ...queueOfPatientA,
      },
      file: textFile,
      now,
    });
    const device = createDevice();
    if (caller === 'guest') return { device, token: undefined };
    const { accessToken } = await signIn(device, people[caller]);
    return { device, token: accessToken };
  }

  describe.each(names)('%s', (name) => {
    const cells = rows[name].flatMap((row) =>
      callers.map((caller) => ({
        row,
        caller,
        status: row.answers[everyCaller.indexOf(caller)] ?? 0,
      })),
    );

    test.each(cells)('returns $status to $caller', async ({ row, caller, status }) => {
      const { device, token } = await start(caller, row.now);
      const reply = await device.call(name, row.params, {
        ...(token && { token }),
        ...(row.body !== undefined && { body: row.body }),
        ...(row.form && { rawBody: row.form }),
        ...(row.headers && { headers: row.headers }),
      });
      expect(reply.status).toBe(status);
      if (status === 401 && caller === 'guest') {
        expect(reply.body).toMatchObject({ success: false, code: 'not-signed-in' });
      }
      if (status === 403) expect(reply.body).toMatchObject({ success: false, code: 'forbidden' });
    });
  });

  const guarded = names.filter(
    (name) =>
      !['public', 'session', 'webhook', 'back-office', 'sms-gateway'].includes(
        endpoints[name].access,
      ),
  );

  test.each(guarded)('%s rejects a stale access token with token-expired', async (name) => {
    const { device } = await start('guest');
    for (const { params, body } of rows[name]) {
      const reply = await device.call(name, params, { token: 'stale', body });
      expect(reply).toMatchObject({ status: 403, body: { code: 'token-expired' } });
    }
  });
}
