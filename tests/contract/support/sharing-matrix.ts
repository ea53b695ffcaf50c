import { expect, test } from 'vitest';
import { sha256OfBytes } from '../../../backend/core/crypto.ts';
import {
  newConversation,
  toMessageId,
} from '../../../backend/handlers/conversations/conversations.ts';
import type { AppointmentRecord, SeedData } from '../../../backend/store/records.ts';
import type { TestDevice } from '../../../backend/testing/test-backend.ts';
import {
  createTestSeed,
  people,
  signIn,
  testRecord,
  visit,
} from '../../../backend/testing/test-seed.ts';
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

/** `given` has the smallest scope, and a yes to the doctor's request. */
const choices = [...sharingScope.options, 'no row' as const, 'given' as const];
const situations = [...new Set(phases.map(({ now }) => now))].flatMap((now) =>
  Object.keys(doctorStates).map((state) => ({
    state,
    now,
    cells: phases
      .filter((phase) => phase.now === now)
      .flatMap((phase) => choices.map((scope) => ({ ...phase, scope }))),
  })),
);
type Situation = (typeof situations)[number];
type Cell = Situation['cells'][number];

function expectedAnswers(state: string, { scope, isOpen, endedAt }: Cell): Answers {
  const isOpenNow = isOpen || (scope === 'no row' && endedAt !== undefined);
  if (state === 'suspended' || !isOpenNow) return closed;
  if (scope === 'given') return { ...opened.nothing, facts: 200 };
  return opened[scope === 'no row' ? 'own' : scope];
}

const given = {
  healthRequest: {
    state: 'given' as const,
    askedAt: '2026-11-23T03:00:00.000Z',
    answeredAt: '2026-11-23T03:01:00.000Z',
  },
};
const toPatientId = (index: number) => `patient-${index}`;

function patientSeed({ scope, status, endedAt }: Cell, index: number, hash: string) {
  const patient = { ...patientA, id: toPatientId(index), phone: String(9_100_000_000 + index) };
  const patientId = patient.id;
  const signature = { hash, type: 'image/png' };
  const record = (name: string) => ({ ...testRecord(`${name}-${index}`), patientId, signature });
  const time = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
  const appointment = { ...visit(`visit-${index}`, time, status), patientId };
  const parties = [patient, doctorA] as const;
  const conversation = newConversation(`conversation-${index}`, [...parties], new Date(0));
  const file = { name: 'notes.txt', type: 'text/plain', size: textFile.length, hash };
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
  const { id, doctorId } = appointment;
  const choice = { specialty: SPECIALTY, lastDay: LAST_DAY, ...(endedAt && { endedAt }) };
  return {
    accounts: [patient],
    appointments: [appointment],
    medicalRecords: [
      { ...record('own'), specialty: SPECIALTY },
      { ...record('same'), doctorId: doctorB.id, specialty: SPECIALTY },
      { ...record('other'), doctorId: doctorB.id, specialty: 'Dermatology' },
      { ...record('unknown'), doctorId: doctorB.id, specialty: '' },
    ],
    sharings:
      scope === 'no row'
        ? []
        : [
            scope === 'given'
              ? { id, patientId, doctorId, scope: 'nothing' as const, ...choice, ...given }
              : { id, patientId, doctorId, scope, ...choice },
          ],
    healthFacts: [{ id: patientId, allergies: 'Penicillin', medicines: '' }],
    conversations: [{ ...conversation, lastSeq: 2 }],
    messages: [message(1, patientId, doctorA.id), message(2, doctorA.id, patientId)],
  };
}

async function seedOf({ state, cells }: Situation): Promise<SeedData> {
  const hash = await sha256OfBytes(textFile);
  const seed = createTestSeed();
  seed.doctors = seed.doctors.map((doctor) =>
    doctor.id === doctorA.id ? { ...doctor, ...doctorStates[state] } : doctor,
  );
  const patients = cells.map((cell, index) => patientSeed(cell, index, hash));
  return {
    ...seed,
    accounts: [...seed.accounts, ...patients.flatMap(({ accounts }) => accounts)],
    appointments: patients.flatMap(({ appointments }) => appointments),
    medicalRecords: patients.flatMap(({ medicalRecords }) => medicalRecords),
    sharings: patients.flatMap(({ sharings }) => sharings),
    healthFacts: patients.flatMap(({ healthFacts }) => healthFacts),
    conversations: patients.flatMap(({ conversations }) => conversations),
    messages: patients.flatMap(({ messages }) => messages),
  };
}

async function readAll(device: TestDevice, token: string, index: number): Promise<Answers> {
  const status = async (name: Parameters<TestDevice['call']>[0], id: string) =>
    (await device.call(name, { id }, { token })).status;
  const suffix = `-${index}`;
  /** The signature has the readers of its record. */
  const recordStatus = async (name: string) => {
    const id = `${name}${suffix}`;
    const signature = await status('getRecordSignature', id);
    const record = await status('getRecord', id);
    return signature === record ? record : 0;
  };
  const list = await device.call('listRecords', { id: toPatientId(index) }, { token });
  return {
    list: recordEndpoints.listRecords.response
      .parse(list.body)
      .map(({ id }) => id.replace(suffix, ''))
      .toSorted(),
    same: await recordStatus('same'),
    other: await recordStatus('other'),
    unknown: await recordStatus('unknown'),
    own: await recordStatus('own'),
    patientFile: await status('downloadAttachment', `conversation${suffix}.1`),
    ownFile: await status('downloadAttachment', `conversation${suffix}.2`),
    facts: await status('getHealthFacts', toPatientId(index)),
  };
}

export function testSharing(
  open: (backend: {
    seed: SeedData;
    file: Uint8Array<ArrayBuffer>;
    now: string;
  }) => Promise<() => TestDevice>,
): void {
  test.each(situations)(
    'a $state doctor reads what each choice allows in each phase of a visit, at $now',
    async (situation) => {
      const { state, now, cells } = situation;
      const createDevice = await open({ seed: await seedOf(situation), file: textFile, now });
      const device = createDevice();
      const { accessToken: token } = await signIn(device, doctorA);
      const toTitle = ({ phase, scope }: Cell) => `${phase}, ${scope}`;
      const found = await Promise.all(
        cells.map(async (cell, index) => [toTitle(cell), await readAll(device, token, index)]),
      );
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(cells.map((cell) => [toTitle(cell), expectedAnswers(state, cell)])),
      );
    },
  );
}
