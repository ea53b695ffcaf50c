import { type PersonName, personNames } from '../../accounts.ts';
import type { GuardedName } from '../../calls.ts';
import { check } from '../../check.ts';
import type { CallInput } from '../../targets/device.ts';
import { expectResponse, expectEqual, expectError } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { png, signatureForm } from '../../pictures.ts';
import { findHelper } from '../../queue-hours.ts';
import { accountAccess } from './account-access.ts';
import { registration, toPublicBody, withdrawalOf } from '../../verification.ts';
import { messageAccess } from '../messages/message-access.ts';
import { freeHour } from '../booking/blocked-hours.ts';
import { unchangedBody } from '../booking/practice.ts';
import { sharingAccess } from '../booking/sharing-access.ts';
import { queueAccess, webhookChecks } from '../queue/queue-access.ts';

interface GuardedCall {
  allowed: PersonName[];
  input: (kit: Kit) => Promise<CallInput>;
}

const ownIdOf = (person: PersonName) => async (kit: Kit) => ({
  params: { id: (await kit.as(person)).user.id },
});

const ofPendingVisit = async (kit: Kit) => {
  const { id } = await kit.sharedVisit('visit that others may not touch');
  return { params: { id }, body: {} };
};

const wishesAtDoctorA = async (kit: Kit) => {
  const { user } = await kit.as('doctorA');
  const { date: until } = await kit.spareSlot();
  const wishes = { days: ['Monday'], parts: ['morning'], until };
  return { doctorId: user.id, appointmentType: 'phone', ...wishes };
};

const unchangedProfile = async (kit: Kit) => {
  const input = await ownIdOf('doctorA')(kit);
  return { ...input, body: expectResponse(await kit.guest().call('getDoctor', input)) };
};

const unchangedPractice = async (kit: Kit) => {
  const input = await ownIdOf('doctorA')(kit);
  const doctor = expectResponse(await kit.guest().call('getDoctor', input));
  return { ...input, body: unchangedBody(doctor) };
};

const guarded: Record<GuardedName, GuardedCall[]> = {
  updateDoctor: [{ allowed: ['doctorA'], input: unchangedProfile }],
  updateAvailability: [{ allowed: ['doctorA'], input: unchangedProfile }],
  blockHours: [
    {
      allowed: ['doctorA'],
      input: async (kit) => ({ ...(await ownIdOf('doctorA')(kit)), body: await freeHour(kit) }),
    },
  ],
  updatePractice: [{ allowed: ['doctorA'], input: unchangedPractice }],
  getSignature: [{ allowed: ['doctorA'], input: ownIdOf('doctorA') }],
  changeSignature: [
    {
      allowed: ['doctorA'],
      input: async (kit) => ({ ...(await ownIdOf('doctorA')(kit)), body: {} }),
    },
    {
      allowed: ['doctorA'],
      input: async (kit) => ({ ...(await ownIdOf('doctorA')(kit)), form: signatureForm(png) }),
    },
  ],
  removeSignature: [{ allowed: ['doctorA'], input: ownIdOf('doctorA') }],
  updateRegistration: [
    {
      allowed: ['doctorA'],
      input: async (kit) => ({ ...(await ownIdOf('doctorA')(kit)), body: registration }),
    },
  ],
  withdrawRequest: [
    { allowed: ['doctorA'], input: async (kit) => withdrawalOf(await kit.as('doctorA')) },
  ],
  bookAppointment: [
    {
      allowed: ['patientA', 'patientB'],
      async input(kit) {
        const body = await kit.spareSlot();
        return { params: { doctorId: body.doctorId }, body };
      },
    },
  ],
  listAppointments: [
    { allowed: ['patientA'], input: ownIdOf('patientA') },
    { allowed: ['doctorA'], input: ownIdOf('doctorA') },
  ],
  acceptAppointment: [{ allowed: ['doctorA'], input: ofPendingVisit }],
  cancelAppointment: [{ allowed: ['patientA', 'doctorA'], input: ofPendingVisit }],
  moveAppointment: [
    {
      allowed: ['patientA', 'doctorA'],
      async input(kit) {
        const { date, time } = await kit.spareSlot();
        return { ...(await ofPendingVisit(kit)), body: { date, time } };
      },
    },
  ],
  answerMove: [
    {
      allowed: ['patientA', 'doctorA'],
      async input(kit) {
        const { date, time } = await kit.spareSlot();
        return { ...(await ofPendingVisit(kit)), body: { answer: 'decline', date, time } };
      },
    },
  ],
  sayLate: [
    {
      allowed: ['patientA'],
      input: async (kit) => ({ ...(await ofPendingVisit(kit)), body: { minutes: 10 } }),
    },
  ],
  markMissed: [
    {
      allowed: ['doctorA'],
      input: async (kit) => ({ ...(await ofPendingVisit(kit)), body: { isMissed: true } }),
    },
  ],
  answerMissed: [{ allowed: ['patientA'], input: ofPendingVisit }],
  getVisitPhone: [
    {
      allowed: ['patientA', 'doctorA'],
      async input(kit) {
        const { id } = await kit.sharedVisit('visit that others may not touch');
        return { params: { id } };
      },
    },
  ],
  completeAppointment: [{ allowed: ['doctorA'], input: ofPendingVisit }],
  askFollowUp: [
    {
      allowed: ['doctorA'],
      input: async (kit) => ({ ...(await ofPendingVisit(kit)), body: { date: null } }),
    },
  ],
  answerFollowUp: [
    {
      allowed: ['patientA'],
      input: async (kit) => ({ ...(await ofPendingVisit(kit)), body: { slot: null } }),
    },
  ],
  listWaitlist: [{ allowed: ['patientA', 'patientB'], input: async () => ({}) }],
  joinWaitlist: [
    {
      allowed: ['patientA', 'patientB'],
      input: async (kit) => ({ body: await wishesAtDoctorA(kit) }),
    },
  ],
  leaveWaitlist: [{ allowed: [], input: async () => ({ params: { id: 'unknown-entry' } }) }],
  answerOffer: [
    {
      allowed: [],
      async input(kit) {
        const { date, time } = await kit.spareSlot();
        return { params: { id: 'unknown-entry' }, body: { date, time, answer: 'decline' } };
      },
    },
  ],
  countWaiting: [{ allowed: ['doctorA', 'doctorB'], input: async () => ({}) }],
  listRecords: [
    { allowed: ['patientA', 'doctorA', 'doctorB'], input: ownIdOf('patientA') },
    { allowed: [], input: ownIdOf('doctorA') },
  ],
  listIceServers: [
    { allowed: ['patientA', 'patientB', 'doctorA', 'doctorB'], input: async () => ({}) },
  ],
  getRecord: [{ allowed: [], input: async () => ({ params: { id: 'nobody-has-this-id' } }) }],
  getRecordSignature: [
    { allowed: [], input: async () => ({ params: { id: 'nobody-has-this-id' } }) },
  ],
  ...sharingAccess,
  ...accountAccess,
  ...messageAccess,
  ...queueAccess,
};

const guardedNames = Object.keys(guarded).filter((name): name is GuardedName => name in guarded);

const open = [
  { name: 'listHospitals', input: async () => ({}) },
  { name: 'listDoctors', input: async () => ({}) },
  { name: 'findDoctors', input: async () => ({}) },
  { name: 'getDoctor', input: ownIdOf('doctorA') },
  { name: 'getDoctorForBooking', input: ownIdOf('doctorA') },
  {
    name: 'getDoctorProfile',
    input: async (kit: Kit) => ({ query: { id: (await kit.as('doctorA')).user.id } }),
  },
  {
    name: 'getTakenSlots',
    input: async (kit: Kit) => ({
      ...(await ownIdOf('doctorA')(kit)),
      query: { date: (await kit.spareSlot()).date },
    }),
  },
  { name: 'listFreeTimes', input: ownIdOf('doctorA') },
  { name: 'listFreelancers', input: async () => ({}) },
  {
    name: 'getFreelancer',
    input: async (kit: Kit) => ({ params: { id: (await findHelper(kit)).id } }),
  },
] as const;

export const accessChecks = [
  ...guardedNames.flatMap((name) => [
    check('requires the caller to be signed in', name, async (kit) => {
      for (const { input } of guarded[name]) {
        expectError(await kit.guest().call(name, await input(kit)), 'not-signed-in');
      }
    }),
    check('rejects an invalid token with token-expired', name, async (kit) => {
      for (const { input } of guarded[name]) {
        const { token } = await kit.as('patientA');
        const spoilt = `${token.slice(0, -6)}${token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`;
        const reply = await kit.guest().call(name, { ...(await input(kit)), token: spoilt });
        expectError(reply, 'token-expired');
      }
    }),
    ...personNames.map((person) =>
      check(`denies ${person} access to other users' data`, name, async (kit) => {
        for (const { allowed, input } of guarded[name]) {
          if (allowed.includes(person)) continue;
          const { call } = await kit.as(person);
          expectError(await call(name, await input(kit)), 'forbidden', 'not-found');
        }
      }),
    ),
  ]),
  ...open.map(({ name, input }) =>
    check('returns the same response to guests, patients and doctors', name, async (kit) => {
      const asked = await input(kit);
      const guest = await kit.guest().call(name, asked);
      expectResponse(guest);
      for (const person of personNames) {
        const reply = await (await kit.as(person)).call(name, asked);
        expectResponse(reply);
        const body = person === 'doctorA' ? toPublicBody(reply.body) : reply.body;
        expectEqual(reply, 'body', body, guest.body);
      }
    }),
  ),
  ...webhookChecks,
];
