import type { Pool } from 'pg';
import { newConversation } from '../../../backend/handlers/conversations/conversations.ts';
import { defaultSharing } from '../../../backend/handlers/visits/visit-sharing.ts';
import { createSeed } from '../../../backend/seed/seed.ts';
import {
  type AccountRecord,
  type AppointmentRecord,
  type AuditEntryRecord,
  type CollectionName,
  collectionNames,
  type ConversationRecord,
  type DoctorRecord,
  type FreelancerRecord,
  type HospitalRecord,
  type MedicalRecordRecord,
  type MessageRecord,
  type PaymentRecord,
  type QueueBookingRecord,
  type RecordOf,
  type SlotHoldRecord,
} from '../../../backend/store/records.ts';
import { listSlotHolds } from '../../../backend/store/slot-holds.ts';
import { applyOperations } from '../../../server/store/postgres/sql-writes.ts';
import { queryRows } from '../../../server/store/postgres/transaction.ts';
import { people } from '../../../backend/testing/test-seed.ts';
import type { Money } from '../../../src/contract/common.ts';
import { addDays, timeAtMinutes } from '../../../src/domain/time/india-time.ts';
import { sex } from '../../../src/contract/sharing.ts';

const price: Money = { amountMinor: 5000, currency: 'USD' };
const hourlyRate: Money = { amountMinor: 2500, currency: 'USD' };

const BATCH = 1000;
const HOSPITALS = 500;
const HELPERS = 500;
const MESSAGES_A_CONVERSATION = 50;
const NOTICES_A_PATIENT = 5;
const VISITS_A_PATIENT = 10;
/** Visits and bookings are spread over this many days before today. */
const PAST_DAYS = 1000;

/** Records are created while they are read, so they can be read several times. */
export type ManyRecords = { [C in CollectionName]?: Iterable<RecordOf<C>> };

export interface Size {
  /** Number of records in each collection that grows with use. */
  records: number;
  doctors: number;
}

/** Patients have the test accounts' password, and all visits and bookings are in the past. */
export function createManyRecords({ records, doctors }: Size, today: string) {
  const seed = createSeed(today);
  const days = Array.from({ length: PAST_DAYS }, (_, index) => addDays(today, -1 - index));
  const at = (turn: number) => {
    const date = pick(days, turn);
    return { date, instant: `${date}T04:00:00.000Z` };
  };
  const doctorId = (index: number) => `doctor-${index % doctors}`;
  const { passwordHash } = people.patientA;

  function account(id: string, phone: string, role: AccountRecord['role']): AccountRecord {
    const createdAt = at(PAST_DAYS - 1).instant;
    const profilePicture = null;
    return {
      id,
      name: 'Asha Rao',
      phone,
      role,
      profilePicture,
      passwordHash,
      createdAt,
    };
  }

  function visit(index: number): AppointmentRecord {
    const patients = Math.max(1, Math.floor(records / VISITS_A_PATIENT));
    // A doctor's visits are on different days, and a patient's at different times.
    const { date, instant } = at(Math.floor(index / doctors) + index * 37);
    return {
      id: `visit-${index}`,
      doctorId: doctorId(index),
      patientId: patientId(index % patients),
      date,
      time: timeAtMinutes(10 * 60 + 30 * Math.floor(index / patients)),
      appointmentType: 'video',
      notes: 'The cough is better; the knee still hurts on stairs.',
      status: index % 100 === 0 ? 'cancelled' : 'completed',
      createdAt: instant,
      price,
    };
  }

  function medicalRecord(index: number): MedicalRecordRecord {
    const { date, instant } = at(index);
    return {
      id: `record-${index}`,
      patientId: patientId(index),
      doctorId: doctorId(index),
      date,
      diagnosis: 'Seasonal cold',
      prescription: 'Steam, twice a day.',
      prescriptionLines: [{ medicine: 'Cetirizine 10 mg', when: 'At night' }],
      notes: '',
      vitals: { pulse: 72 },
      writtenAt: instant,
      specialty: 'Cardiology',
    };
  }

  function booking(index: number): QueueBookingRecord {
    const turn = Math.floor(index / HELPERS);
    const { date, instant } = at(turn);
    return {
      id: `booking-${index}`,
      freelancerId: helperId(index),
      date,
      time: timeAtMinutes(60 * (8 + 2 * Math.floor(turn / PAST_DAYS))),
      duration: 2,
      hospitalName: 'Setubandh Hospital',
      department: 'Cardiology',
      notes: '',
      patientId: patientId(index),
      status: 'done',
      createdAt: instant,
      hourlyRate,
      total: price,
      history: [
        { status: 'paid', at: instant },
        { status: 'done', at: instant },
      ],
      heldUntil: null,
    };
  }

  function payment(index: number): PaymentRecord {
    const { id, total, createdAt } = booking(index);
    return {
      id: `payment-${index}`,
      draftId: id,
      amount: total,
      status: 'succeeded',
      method: 'card',
      failure: null,
      clientSecret: null,
      expiresAt: null,
      createdAt,
      paidAt: createdAt,
      refund: null,
    };
  }

  function conversation(index: number): ConversationRecord {
    const people = [
      { id: patientId(index), role: 'patient' as const },
      { id: doctorId(index), role: 'doctor' as const },
    ] as const;
    const created = newConversation(`conversation-${index}`, people, new Date(at(0).instant));
    const seen = MESSAGES_A_CONVERSATION;
    return {
      ...created,
      lastSeq: seen,
      members: created.members.map((member) =>
        member.personId === patientId(index)
          ? { ...member, sentUpTo: seen }
          : { ...member, deliveredUpTo: seen, readUpTo: seen },
      ),
    };
  }

  function message(index: number): MessageRecord {
    const turn = Math.floor(index / MESSAGES_A_CONVERSATION);
    const seq = 1 + (index % MESSAGES_A_CONVERSATION);
    return {
      id: `conversation-${turn}.${seq}`,
      conversationId: `conversation-${turn}`,
      seq,
      clientId: `client-${index}`,
      senderId: patientId(turn),
      receiverId: doctorId(turn),
      textContent: 'The cough is better; the knee still hurts on stairs.',
      file: null,
      timestamp: at(0).instant,
    };
  }

  return {
    accounts: joined(
      many(records, (index) => account(patientId(index), patientPhone(index), 'patient')),
      many(doctors, (index) => account(doctorId(index), String(8_000_000_000 + index), 'doctor')),
    ),
    doctors: many(doctors, (index): DoctorRecord => ({
      ...pick(seed.doctors, index),
      id: doctorId(index),
      profilePicture: null,
      reviews: [],
    })),
    hospitals: many(HOSPITALS, (index): HospitalRecord => ({
      ...pick(seed.hospitals, index),
      id: `hospital-${index}`,
    })),
    freelancers: many(HELPERS, (index): FreelancerRecord => ({
      ...pick(seed.freelancers, index),
      id: helperId(index),
      reviews: [],
    })),
    appointments: many(records, visit),
    slotHolds: holds(many(records, visit)),
    medicalRecords: many(records, medicalRecord),
    sharings: many(records, (index) => ({
      ...defaultSharing(visit(index), 'Cardiology', 7),
      healthRequest: { state: 'asked' as const, askedAt: visit(index).createdAt },
    })),
    healthFacts: many(records, (index) => ({
      id: patientId(index),
      sex: pick(sex.options, index),
      allergies: 'Penicillin',
      medicines: '',
    })),
    visitPhones: many(records, (index) => {
      const { id, patientId, doctorId } = visit(index);
      const expiresAt = `${addDays(today, 365)}T18:30:00.000Z`;
      return { id, patientId, doctorId, phone: '9810012345', expiresAt };
    }),
    queueBookings: many(records, booking),
    payments: many(records, payment),
    conversations: many(Math.ceil(records / MESSAGES_A_CONVERSATION), conversation),
    messages: many(records, message),
    auditEntries: many(records, (index): AuditEntryRecord => {
      const { patientId, doctorId, id, writtenAt } = medicalRecord(index);
      return {
        id: `${patientId}|1`,
        patientId,
        position: 1,
        readAt: writtenAt,
        readerId: doctorId,
        readerName: 'Dr. Charu Menon',
        readerRole: 'doctor',
        kind: 'records',
        items: [id],
        previousHash: '',
        hash: id,
      };
    }),
    auditChains: many(records, (index) => ({
      id: patientId(index),
      length: 1,
      hash: `record-${index}`,
      expiresAt: `${addDays(today, PAST_DAYS)}T04:00:00.000Z`,
    })),
  } satisfies ManyRecords;
}

export function createSideRecords(count: number, today: string): ManyRecords {
  const expiresAt = (index: number) =>
    `${addDays(today, index % 100 === 0 ? -1 : PAST_DAYS)}T04:00:00.000Z`;
  const instant = `${today}T04:00:00.000Z`;
  const { passwordHash } = people.patientA;
  return {
    signups: many(count, (index) => ({
      id: `signup-${index}`,
      name: 'Asha Rao',
      role: 'patient',
      passwordHash,
      expiresAt: expiresAt(index),
    })),
    pictures: many(count, (index) => ({ id: `picture-${index}`, type: 'image/png' })),
    signatures: many(count, (index) => ({
      id: patientId(index),
      hash: `signature-${index}`,
      type: 'image/png',
      changedAt: instant,
    })),
    sessions: many(count, (index) => ({
      id: `session-${index}`,
      accountId: patientId(index),
      tokenHash: 'hash',
      previousTokenHash: null,
      rotatedAt: instant,
      remember: false,
      createdAt: instant,
      expiresAt: expiresAt(index),
    })),
    knownDevices: many(count, (index) => ({
      id: `device-${index}`,
      accountId: patientId(index),
      device: { browser: 'Firefox', system: 'Windows' },
      createdAt: instant,
      lastUsedAt: instant,
      expiresAt: expiresAt(index),
    })),
    emails: many(count, (index) => ({
      id: patientId(index),
      address: `patient-${index}@example.com`,
      verifiedAt: instant,
    })),
    emailChanges: many(count, (index) => ({
      id: patientId(index),
      address: `new-${index}@example.com`,
      codeHash: `code-${index}`,
      triesLeft: 5,
      sentAt: instant,
      expiresAt: expiresAt(index),
    })),
    calendarFeeds: many(count, (index) => ({
      id: patientId(index),
      tokenHash: `calendar-${index}`,
      madeAt: instant,
    })),
    secondFactors: many(count, (index) => ({
      id: patientId(index),
      secret: 'JBSWY3DPEHPK3PXP',
      confirmedAt: instant,
      lastStep: 1,
      recoveryHashes: [],
    })),
    dataKeys: many(count, (index) => ({
      id: `appointments/${index}|${patientId(index)}`,
      scope: `appointments/${index}`,
      reader: patientId(index),
      code: `code-${index}`,
      masterId: index % 2 === 0 ? 'first' : 'second',
      wrapped: 'wrapped',
    })),
    oneTimeCodes: many(count, (index) => ({
      id: `code-${index}`,
      purpose: 'reset',
      phone: patientPhone(index),
      address: '192.0.2.1',
      sentAt: instant,
      codeHash: 'hash',
      triesLeft: 3,
      expiresAt: expiresAt(index),
    })),
    throttles: many(count, (index) => ({
      id: `login:${patientPhone(index)}`,
      usedAt: [instant],
      blockedUntil: null,
      blocks: 0,
      expiresAt: expiresAt(index),
    })),
    idempotency: many(count, (index) => ({
      id: `${patientId(index)}:key`,
      accountId: patientId(index),
      fingerprint: 'fingerprint',
      answer: {},
      expiresAt: expiresAt(index),
    })),
    mails: many(count, (index) => ({
      id: `mail-${index}`,
      address: `patient-${index}@example.com`,
      subject: 'Your code',
      text: 'A text',
      sentAt: instant,
    })),
    sms: many(count, (index) => ({
      id: `sms-${index}`,
      phone: patientPhone(index),
      text: '123456 is your code.',
      sentAt: instant,
    })),
    blocks: many(count, (index) => ({
      id: `blocker-${index}|blocked-${index}`,
      blockerId: `blocker-${index}`,
      blockedId: `blocked-${index}`,
      deliveredUpTo: 1,
      readUpTo: 1,
      blockedAt: instant,
      blockedName: 'Asha Rao',
    })),
    consents: many(count, (index) => ({
      id: `${patientId(index)}.1`,
      accountId: patientId(index),
      number: 1,
      version: today,
      purposes: ['account'],
      at: instant,
    })),
    callSeats: many(count, (index) => ({
      id: `visit-${index}|${patientId(index)}`,
      appointmentId: `visit-${index}`,
      personId: patientId(index),
      otherId: `other-${index}`,
      seat: `seat-${index}`,
      joinedAt: instant,
      expiresAt: expiresAt(index),
    })),
    notices: many(NOTICES_A_PATIENT * count, (index) => ({
      id: `visit-${index}:accepted`,
      accountId: patientId(index % count),
      kind: 'accepted',
      subject: `visit-${index}`,
      fromId: `other-${index}`,
      at: instant,
      seenAt: null,
      expiresAt: expiresAt(index),
    })),
    deliveries: many(NOTICES_A_PATIENT * count, (index) => ({
      id: `visit-${index}:1:tomorrow:sms`,
      accountId: patientId(index % count),
      subject: `visit-${index}`,
      kind: 'tomorrow',
      channel: 'sms',
      state: 'due',
      attempts: 0,
      expiresAt: expiresAt(index),
    })),
    waitlist: many(count, (index) => ({
      id: `wait-${index}`,
      patientId: patientId(index),
      doctorId: `doctor-${index % 5}`,
      appointmentType: 'video',
      days: ['Monday'],
      parts: ['morning'],
      until: today,
      askedAt: instant,
      passed: [],
      expiresAt: expiresAt(index),
    })),
    erasures: many(count, (index) => ({
      id: `erased-${index}`,
      erasedAt: instant,
      expiresAt: expiresAt(index),
    })),
    unusedFiles: many(count, (index) => ({ id: `file-${index}`, expiresAt: expiresAt(index) })),
  };
}

export async function insertRecords(pool: Pool, records: ManyRecords): Promise<void> {
  for (const collection of collectionNames) {
    const all: Iterable<RecordOf<CollectionName>> = records[collection] ?? [];
    for (const batch of batches(all)) {
      const operations = batch.map((record) => ({ collection, id: record.id, record }));
      await applyOperations((text, values) => queryRows(pool, text, values), operations);
    }
  }
}

function* batches<T>(values: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const value of values) {
    if (batch.push(value) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const helperId = (index: number) => `helper-${index % HELPERS}`;

export function patientId(index: number): string {
  return `patient-${index}`;
}

export function patientPhone(index: number): string {
  return String(6_000_000_000 + index);
}

function many<T>(count: number, create: (index: number) => T): Iterable<T> {
  return {
    *[Symbol.iterator]() {
      for (let index = 0; index < count; index += 1) yield create(index);
    },
  };
}

function holds(visits: Iterable<AppointmentRecord>): Iterable<SlotHoldRecord> {
  return {
    *[Symbol.iterator]() {
      for (const visit of visits) {
        yield* listSlotHolds(visit);
      }
    },
  };
}

function joined<T>(...lists: Iterable<T>[]): Iterable<T> {
  return {
    *[Symbol.iterator]() {
      for (const list of lists) yield* list;
    },
  };
}

function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}
