import { describe, expect, test } from 'vitest';
import { sha256OfBytes } from '../../../mocks/crypto.ts';
import { newConversation, toMessageId } from '../../../mocks/handlers/messages/conversations.ts';
import type { AppointmentRecord, SeedData } from '../../../mocks/store/core/records.ts';
import type { TestDevice } from '../../../mocks/testing/test-backend.ts';
import {
  createTestSeed,
  people,
  signIn,
  testRecord,
  visit,
} from '../../../mocks/testing/test-seed.ts';
import { type Doctor } from '../../../src/contract/doctors.ts';
import { recordEndpoints } from '../../../src/contract/records.ts';
import { type SharingScope, sharingScope } from '../../../src/contract/sharing.ts';
import { textFile } from './message-rows.ts';

const { patientA, doctorA, doctorB } = people;
const SPECIALTY = 'Cardiology';
const LAST_DAY = '2026-12-01';
const [atVisit, startOfLastDay, endOfLastDay, afterLastDay] = [
  '2026-11-24T05:00:00.000Z',
  '2026-11-30T18:30:00.000Z',
  '2026-12-01T18:29:59.999Z',
  '2026-12-01T18:30:00.000Z',
];

interface Answers {
  list: string[];
  /** HTTP statuses. */
  same: number;
  other: number;
  unknown: number;
  own: number;
  patientFile: number;
  ownFile: number;
  facts: number;
}

const alwaysOwn = { own: 200, ownFile: 200 };
const closed: Answers = {
  ...alwaysOwn,
  list: ['own'],
  same: 403,
  other: 403,
  unknown: 403,
  patientFile: 403,
  facts: 403,
};

const opened: Record<SharingScope, Answers> = {
  nothing: closed,
  own: { ...closed, patientFile: 200 },
  specialty: { ...closed, list: ['own', 'same'], same: 200, patientFile: 200, facts: 200 },
  everything: {
    ...alwaysOwn,
    list: ['other', 'own', 'same', 'unknown'],
    same: 200,
    other: 200,
    unknown: 200,
    patientFile: 200,
    facts: 200,
  },
};

interface Phase {
  phase: string;
  now: string;
  status: AppointmentRecord['status'];
  endedAt?: string;
  isOpen: boolean;
}

const phases: Phase[] = [
  { phase: 'requested', now: '2026-11-23T04:00:00.000Z', status: 'pending', isOpen: false },
  { phase: 'accepted', now: '2026-11-23T04:00:00.000Z', status: 'scheduled', isOpen: true },
  { phase: 'about to start', now: atVisit, status: 'scheduled', isOpen: true },
  { phase: 'completed', now: atVisit, status: 'completed', isOpen: true },
  { phase: 'at the start of its last day', now: startOfLastDay, status: 'completed', isOpen: true },
  { phase: 'at the end of its last day', now: endOfLastDay, status: 'completed', isOpen: true },
  { phase: 'past its last day', now: afterLastDay, status: 'completed', isOpen: false },
  { phase: 'never completed', now: afterLastDay, status: 'scheduled', isOpen: false },
  { phase: 'cancelled', now: atVisit, status: 'cancelled', isOpen: false },
  {
    phase: 'ended by the patient',
    now: atVisit,
    status: 'scheduled',
    endedAt: '2026-11-24T04:59:00.000Z',
    isOpen: false,
  },
];

const doctorStates: Record<string, Pick<Doctor, 'registration' | 'verification'>> = {
  verified: createTestSeed().doctors[0] ?? {},
  unverified: { registration: undefined, verification: undefined },
  suspended: { verification: { status: 'suspended', suspendedAt: '2026-11-23T03:00:00.000Z' } },
};

const situations = Object.keys(doctorStates).flatMap((state) =>
  phases.flatMap((phase) =>
    [...sharingScope.options, 'no row' as const].map((scope) => ({ state, scope, ...phase })),
  ),
);
type Situation = (typeof situations)[number];

function expectedAnswers({ state, scope, isOpen, endedAt }: Situation): Answers {
  const isOpenNow = isOpen || (scope === 'no row' && endedAt !== undefined);
  if (state === 'suspended' || !isOpenNow) return closed;
  return opened[scope === 'no row' ? 'own' : scope];
}

async function seedOf({ state, scope, status, endedAt }: Situation): Promise<SeedData> {
  const records = [
    { ...testRecord('own'), specialty: SPECIALTY },
    { ...testRecord('same'), doctorId: doctorB.id, specialty: SPECIALTY },
    { ...testRecord('other'), doctorId: doctorB.id, specialty: 'Dermatology' },
    { ...testRecord('unknown'), doctorId: doctorB.id },
  ];
  const appointment = visit('visit', '10:30', status);
  const seed = createTestSeed([appointment], records);
  const conversation = newConversation('conversation', [patientA, doctorA], new Date(0));
  const file = {
    name: 'notes.txt',
    type: 'text/plain',
    size: textFile.length,
    hash: await sha256OfBytes(textFile),
  };
  const message = (seq: number, senderId: string, receiverId: string) => ({
    id: toMessageId(conversation, seq),
    conversationId: conversation.id,
    seq,
    clientId: `file-${seq}`,
    senderId,
    receiverId,
    textContent: '',
    file,
    timestamp: conversation.latestAt,
  });
  const { id, patientId, doctorId } = appointment;
  return {
    ...seed,
    doctors: seed.doctors.map((doctor) =>
      doctor.id === doctorA.id ? { ...doctor, ...doctorStates[state] } : doctor,
    ),
    sharings:
      scope === 'no row'
        ? []
        : [
            {
              id,
              patientId,
              doctorId,
              scope,
              specialty: SPECIALTY,
              lastDay: LAST_DAY,
              ...(endedAt !== undefined && { endedAt }),
            },
          ],
    healthFacts: [{ id: patientA.id, allergies: 'Penicillin', medicines: '' }],
    conversations: [{ ...conversation, lastSeq: 2 }],
    messages: [message(1, patientA.id, doctorA.id), message(2, doctorA.id, patientA.id)],
  };
}

async function readAll(device: TestDevice): Promise<Answers> {
  const { accessToken: token } = await signIn(device, doctorA);
  const status = async (name: Parameters<TestDevice['call']>[0], id: string) =>
    (await device.call(name, { id }, { token })).status;
  const list = await device.call('listRecords', { id: patientA.id }, { token });
  return {
    list: recordEndpoints.listRecords.response
      .parse(list.body)
      .map(({ id }) => id)
      .toSorted(),
    same: await status('getRecord', 'same'),
    other: await status('getRecord', 'other'),
    unknown: await status('getRecord', 'unknown'),
    own: await status('getRecord', 'own'),
    patientFile: await status('downloadAttachment', 'conversation.1'),
    ownFile: await status('downloadAttachment', 'conversation.2'),
    facts: await status('getHealthFacts', patientA.id),
  };
}

/** @param open opens a backend with only these records, this file and this time */
export function testSharing(
  open: (backend: {
    seed: SeedData;
    file: Uint8Array<ArrayBuffer>;
    now: string;
  }) => Promise<() => TestDevice>,
): void {
  describe('reads of a patient by a doctor', () => {
    test.each(situations)(
      'a $state doctor, a visit that is $phase, the choice "$scope"',
      async (situation) => {
        const seed = await seedOf(situation);
        const createDevice = await open({ seed, file: textFile, now: situation.now });
        expect(await readAll(createDevice())).toEqual(expectedAnswers(situation));
      },
    );
  });
}
