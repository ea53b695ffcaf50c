import * as z from 'zod/mini';
import { appointment } from '../../src/contract/appointments.ts';
import { auditEntry } from '../../src/contract/audit.ts';
import { seat } from '../../src/contract/calls.ts';
import { calendarDate, id, instant, picture, role, timeOfDay } from '../../src/contract/common.ts';
import { mobile } from '../../src/contract/auth.ts';
import { doctor } from '../../src/contract/doctors.ts';
import { hospital } from '../../src/contract/hospitals.ts';
import { consent } from '../../src/contract/privacy.ts';
import { noticeChoice } from '../../src/contract/notice-choices.ts';
import { notice } from '../../src/contract/notices.ts';
import { userReport } from '../../src/contract/safety.ts';
import { waitlistEntry, waitlistOffer } from '../../src/contract/waitlist.ts';
import { medicalRecord } from '../../src/contract/records.ts';
import { healthFacts, sharing } from '../../src/contract/sharing.ts';
import { channels, deliveryKinds } from '../../src/domain/notices/delivery-kinds.ts';
import { conversationRecord, messageRecord } from './conversation-records.ts';
import { freelancerRecord, paymentRecord, queueBookingRecord } from './queue-records.ts';

/** See `server/store/seal`. */
const sealed = { sealed: z.optional(z.string()) };

/** A doctor's account has the same id as the doctor record. */
const accountRecord = z.object({
  id,
  name: z.string(),
  phone: mobile,
  role,
  profilePicture: picture,
  passwordHash: z.string(),
  createdAt: instant,
  /** Missing while all is on and the number works. */
  notices: z.optional(
    z.object({
      off: z.array(noticeChoice),
      smsRefusedAt: z.optional(instant),
      smsStoppedAt: z.optional(instant),
    }),
  ),
});

/** Has the same id as the signup attempt. */
const signupRecord = z.object({
  id,
  name: z.string(),
  role,
  passwordHash: z.string(),
  expiresAt: instant,
});

const appointmentRecord = z.extend(z.omit(appointment, { doctor: true, patient: true }), sealed);

/** No two rows have the same doctor, date and time. See `slot-holds.ts`, ADR 0093. */
const slotHoldRecord = z.object({
  id: z.string(),
  doctorId: id,
  date: calendarDate,
  time: timeOfDay,
  /** Of a visit and of its proposal. */
  appointmentId: z.optional(id),
  /** Of an offer to a waiting patient. */
  waitlistId: z.optional(id),
  /** Of a proposal and of an offer. */
  expiresAt: z.optional(instant),
});

/**
 * A patient who waits for an earlier time of a doctor. No two rows have the same patient and doctor.
 * See ADR 0103.
 */
const waitlistRecord = z.extend(
  z.pick(waitlistEntry, {
    id: true,
    appointmentType: true,
    days: true,
    parts: true,
    until: true,
    visitId: true,
    askedAt: true,
  }),
  {
    patientId: id,
    doctorId: id,
    offer: z.optional(waitlistOffer),
    /** Offered before, and declined or not answered. */
    passed: z.array(z.object({ date: calendarDate, time: timeOfDay })),
    /** The visit with an accepted time, for a repeated call. */
    acceptedId: z.optional(id),
    /** The end of the offer or of the wait, whichever is first, or of an accepted row its removal. */
    expiresAt: instant,
  },
);

/** `hash` is that of the stored file. */
const signaturePicture = z.object({ hash: z.string(), type: z.string() });

/** The id is the doctor's. */
const signatureRecord = z.extend(signaturePicture, { id, changedAt: instant });

const medicalRecordRecord = z.extend(z.omit(medicalRecord, { doctor: true, hasSignature: true }), {
  writtenAt: instant,
  /** The author's signature at the time. */
  signature: z.optional(signaturePicture),
  /** The author's specialty at the time, or ''. */
  specialty: z.string(),
  ...sealed,
});

/** The id is the appointment's. */
const sharingRecord = z.extend(z.omit(sharing, { appointmentId: true }), { id, patientId: id });

/** The id is the patient's. */
const healthFactsRecord = z.extend(healthFacts, { id, ...sealed });

/** The id is the file's hash. */
const pictureRecord = z.object({ id, type: z.string() });

/** Refresh tokens are stored as hashes only. */
const sessionRecord = z.object({
  id,
  accountId: id,
  tokenHash: z.string(),
  /** Still valid for a short time after `rotatedAt`. */
  previousTokenHash: z.nullable(z.string()),
  rotatedAt: instant,
  remember: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  device: z.optional(z.object({ browser: z.string(), system: z.string() })),
  provedAt: z.optional(instant),
});

/** A browser that has logged in to the account (ADR 0087). */
const knownDeviceRecord = z.object({
  id,
  accountId: id,
  device: z.object({ browser: z.string(), system: z.string() }),
  createdAt: instant,
  /** The latest login. */
  lastUsedAt: instant,
  expiresAt: instant,
});

/** The id is the account's. */
const secondFactorRecord = z.object({
  id,
  /** Base32. */
  secret: z.string(),
  /** Null before the first correct code. */
  confirmedAt: z.nullable(instant),
  /** Time step of the last code, which works once. A step is 30 seconds, counted from 1970. */
  lastStep: z.int(),
  recoveryHashes: z.array(z.string()),
  ...sealed,
});

const oneTimeCodeRecord = z.object({
  id: z.string(),
  purpose: z.enum(['signup', 'reset']),
  phone: z.string(),
  address: z.string(),
  sentAt: instant,
  codeHash: z.string(),
  triesLeft: z.int(),
  expiresAt: instant,
});

/** The id is a key such as `login:<phone>`. */
const throttleRecord = z.object({
  id: z.string(),
  usedAt: z.array(instant),
  blockedUntil: z.nullable(instant),
  blocks: z.int(),
  used: z.optional(z.int()),
  expiresAt: instant,
});

/** The id is `account:key`. */
const idempotencyRecord = z.object({
  id: z.string(),
  accountId: id,
  /** Detects a different request with the same key. */
  fingerprint: z.string(),
  answer: z.unknown(),
  expiresAt: instant,
  ...sealed,
});

/** The id is the account's. The address is verified. */
const emailRecord = z.object({
  id,
  /** Blank in sealed data. */
  address: z.string(),
  verifiedAt: instant,
  /** A mail server refuses the address. */
  refusedAt: z.optional(instant),
  ...sealed,
});

/** The id is the account's: an address that waits for its code. */
const emailChangeRecord = z.object({
  id,
  /** Blank in sealed data. */
  address: z.string(),
  codeHash: z.string(),
  triesLeft: z.int(),
  sentAt: instant,
  expiresAt: instant,
  ...sealed,
});

/** In the demo, which sends no e-mail. */
const mailRecord = z.object({
  id,
  address: z.string(),
  subject: z.string(),
  text: z.string(),
  /** It has an invitation (RFC 5546). */
  invitation: z.optional(z.enum(['REQUEST', 'CANCEL'])),
  /** The address that stops e-mails of its kind. */
  stopUrl: z.optional(z.string()),
  sentAt: instant,
});

const smsRecord = z.object({ id, phone: mobile, text: z.string(), sentAt: instant });

/** The id is `blocker|blocked`. */
const blockRecord = z.object({
  id: z.string(),
  blockerId: id,
  blockedId: id,
  /** The blocker's positions at the time of the block, which the blocked user still sees. */
  deliveredUpTo: z.int().check(z.nonnegative()),
  readUpTo: z.int().check(z.nonnegative()),
  blockedAt: instant,
  /** At the time of the block. */
  blockedName: z.string(),
});

/** The id is `patient|position`. */
const auditEntryRecord = z.object({
  id: z.string(),
  patientId: id,
  position: auditEntry.shape.position,
  readAt: instant,
  readerId: id,
  readerName: z.string(),
  readerRole: role,
  kind: auditEntry.shape.kind,
  /** Ids of medical records or messages. */
  items: z.array(z.string()),
  appointmentId: z.optional(id),
  previousHash: z.string(),
  hash: z.string(),
});

/** The id is the patient's. */
const auditChainRecord = z.object({
  id,
  length: z.int().check(z.positive()),
  hash: z.string(),
  /** The input of the hash of the last entry that was removed. */
  lastRemoved: z.optional(
    z.object({
      position: auditEntry.shape.position,
      readAt: instant,
      contentHash: z.string(),
      previousHash: z.string(),
    }),
  ),
  /** No entry is removed before. */
  expiresAt: instant,
});
/** The id is `account.number`. Records never change. */
const consentRecord = z.extend(consent, {
  id: z.string(),
  accountId: id,
  number: z.int().check(z.positive()),
});

/** The id is that of the deleted account. At `expiresAt`, some of its remaining data is due. */
const erasureRecord = z.object({ id: z.string(), erasedAt: instant, expiresAt: instant });

/** The id is `scope|reader`. */
const dataKeyRecord = z.object({
  id: z.string(),
  /** Such as `conversations/id`. */
  scope: z.string(),
  reader: z.string(),
  /** Names the data key in sealed values. */
  code: z.string(),
  masterId: z.string(),
  wrapped: z.string(),
});

/** The id is `appointment|person`. */
const callSeatRecord = z.object({
  id: z.string(),
  appointmentId: id,
  personId: id,
  otherId: id,
  seat,
  joinedAt: instant,
  expiresAt: instant,
});

/** The id is the appointment's. Without a record, the doctor calls the account's number. */
const visitPhoneRecord = z.object({
  id: z.string(),
  patientId: id,
  doctorId: id,
  /** Blank in sealed data. */
  phone: z.string(),
  expiresAt: instant,
  sealed: z.optional(z.string()),
});

/** The id is the account's, so that an account has one address (ADR 0099). */
const calendarFeedRecord = z.object({ id, tokenHash: z.string(), madeAt: instant });

/** The id is `subject:kind`. */
const noticeRecord = z.extend(
  z.pick(notice, {
    kind: true,
    subject: true,
    at: true,
    seenAt: true,
    smsFailed: true,
    emailFailed: true,
  }),
  {
    id: z.string(),
    accountId: id,
    /** The person who did it. A helper has no account. */
    fromId: id,
    expiresAt: instant,
  },
);

/**
 * A notice on its way. It has no text: that is made when it is sent. The id is
 * `subject:revision:kind:channel`. See ADR 0101.
 */
const deliveryRecord = z.object({
  id: z.string(),
  accountId: id,
  subject: z.string(),
  kind: z.enum(deliveryKinds),
  channel: z.enum(channels),
  state: z.enum(['due', 'claimed', 'failed', 'sent', 'dropped', 'undeliverable']),
  attempts: z.int().check(z.nonnegative()),
  /** The next attempt, the end of the claim, or of an ended delivery its removal. */
  expiresAt: instant,
});

const settingRecord = z.object({ id: z.string(), value: z.string() });

/** The id is the file's hash. */
const unusedFileRecord = z.object({ id: z.string(), expiresAt: instant });

const schemas = {
  accounts: accountRecord,
  signups: signupRecord,
  doctors: doctor,
  hospitals: hospital,
  appointments: appointmentRecord,
  waitlist: waitlistRecord,
  slotHolds: slotHoldRecord,
  medicalRecords: medicalRecordRecord,
  signatures: signatureRecord,
  sharings: sharingRecord,
  healthFacts: healthFactsRecord,
  freelancers: freelancerRecord,
  queueBookings: queueBookingRecord,
  payments: paymentRecord,
  pictures: pictureRecord,
  conversations: conversationRecord,
  messages: messageRecord,
  sessions: sessionRecord,
  knownDevices: knownDeviceRecord,
  secondFactors: secondFactorRecord,
  oneTimeCodes: oneTimeCodeRecord,
  throttles: throttleRecord,
  idempotency: idempotencyRecord,
  sms: smsRecord,
  emails: emailRecord,
  emailChanges: emailChangeRecord,
  mails: mailRecord,
  blocks: blockRecord,
  reports: userReport,
  consents: consentRecord,
  erasures: erasureRecord,
  settings: settingRecord,
  unusedFiles: unusedFileRecord,
  auditEntries: auditEntryRecord,
  auditChains: auditChainRecord,
  dataKeys: dataKeyRecord,
  callSeats: callSeatRecord,
  visitPhones: visitPhoneRecord,
  notices: noticeRecord,
  calendarFeeds: calendarFeedRecord,
  deliveries: deliveryRecord,
};

export type CollectionName = keyof typeof schemas;
export type ChangeableCollection = Exclude<CollectionName, 'auditEntries'>;
type Records = { [C in CollectionName]: z.output<(typeof schemas)[C]> };
export type RecordOf<C extends CollectionName> = Records[C];

export const recordSchemas: { [C in CollectionName]: z.ZodMiniType<RecordOf<C>> } = schemas;

export type AccountRecord = RecordOf<'accounts'>;
export type DoctorRecord = RecordOf<'doctors'>;
export type HospitalRecord = RecordOf<'hospitals'>;
export type AppointmentRecord = RecordOf<'appointments'>;
export type SlotHoldRecord = RecordOf<'slotHolds'>;
export type WaitlistRecord = RecordOf<'waitlist'>;
export type MedicalRecordRecord = RecordOf<'medicalRecords'>;
export type SharingRecord = RecordOf<'sharings'>;
export type FreelancerRecord = RecordOf<'freelancers'>;
export type QueueBookingRecord = RecordOf<'queueBookings'>;
export type PaymentRecord = RecordOf<'payments'>;
export type ConversationRecord = RecordOf<'conversations'>;
export type MemberRecord = ConversationRecord['members'][number];
export type MessageRecord = RecordOf<'messages'>;
export type SessionRecord = RecordOf<'sessions'>;
export type KnownDeviceRecord = RecordOf<'knownDevices'>;
export type SecondFactorRecord = RecordOf<'secondFactors'>;
export type OneTimeCodeRecord = RecordOf<'oneTimeCodes'>;
export type SmsRecord = RecordOf<'sms'>;
export type EmailRecord = RecordOf<'emails'>;
export type EmailChangeRecord = RecordOf<'emailChanges'>;
export type MailRecord = RecordOf<'mails'>;
export type ConsentRecord = RecordOf<'consents'>;
export type ErasureRecord = RecordOf<'erasures'>;
export type ReportRecord = RecordOf<'reports'>;
export type CallSeatRecord = RecordOf<'callSeats'>;
export type NoticeRecord = RecordOf<'notices'>;
export type DeliveryRecord = RecordOf<'deliveries'>;
export type AuditEntryRecord = RecordOf<'auditEntries'>;
export type AuditChainRecord = RecordOf<'auditChains'>;

export type SeedData = { [C in SeededCollection]: RecordOf<C>[] } & {
  sessions?: SessionRecord[];
  deliveries?: DeliveryRecord[];
  waitlist?: WaitlistRecord[];
};

export const seededCollections = [
  'accounts',
  'doctors',
  'hospitals',
  'appointments',
  'medicalRecords',
  'sharings',
  'healthFacts',
  'freelancers',
  'queueBookings',
  'payments',
  'pictures',
  'conversations',
  'messages',
  'consents',
] as const satisfies readonly CollectionName[];
type SeededCollection = (typeof seededCollections)[number];

export const emptySeed: SeedData = {
  accounts: [],
  doctors: [],
  hospitals: [],
  appointments: [],
  medicalRecords: [],
  sharings: [],
  healthFacts: [],
  freelancers: [],
  queueBookings: [],
  payments: [],
  pictures: [],
  conversations: [],
  messages: [],
  consents: [],
};

export const collectionNames = Object.keys(schemas).filter(isCollectionName);

export function isCollectionName(name: string): name is CollectionName {
  return name in schemas;
}

/** TypeScript cannot infer each value's type from its key. */
export function eachCollection<Made extends { [C in CollectionName]: unknown }>(
  make: (collection: CollectionName) => unknown,
): Made {
  const made = Object.fromEntries(collectionNames.map((name) => [name, make(name)]));
  if (!isComplete<Made>(made)) throw new Error('A collection is missing');
  return made;
}

function isComplete<Made extends object>(made: object): made is Made {
  return collectionNames.every((name) => name in made);
}
