import * as z from 'zod/mini';
import { appointment } from '../../src/contract/appointments.ts';
import { id, instant, picture, role } from '../../src/contract/common.ts';
import { mobile } from '../../src/contract/auth.ts';
import { doctor } from '../../src/contract/doctors.ts';
import { hospital } from '../../src/contract/hospitals.ts';
import { medicalRecord } from '../../src/contract/records.ts';
import { conversationRecord, messageRecord } from './conversation-records.ts';
import { freelancerRecord, paymentRecord, queueBookingRecord } from './queue-records.ts';

/** A person who can sign in. A doctor's account and doctor record share one id. */
const accountRecord = z.object({
  id,
  name: z.string(),
  phone: mobile,
  role,
  profilePicture: picture,
  /** `pbkdf2-sha256$iterations$salt$hash`. */
  passwordHash: z.string(),
  createdAt: instant,
});

/** An account that waits for its one-time code; its id is the attempt's. */
const signupRecord = z.object({
  id,
  name: z.string(),
  role,
  passwordHash: z.string(),
  expiresAt: instant,
});

/** A visit as stored: who and where come from the doctor's and the patient's own records. */
const appointmentRecord = z.omit(appointment, { doctor: true, patient: true });

/** A medical record as stored: who wrote it comes from the doctor's own record. */
const medicalRecordRecord = z.extend(z.omit(medicalRecord, { doctor: true }), {
  writtenAt: instant,
});

/** A picture that `getPicture` serves; its id is the hash that `Files` gave it. */
const pictureRecord = z.object({ id, type: z.string() });

/** A sign-in on one device. Only hashes of its refresh tokens are kept. */
const sessionRecord = z.object({
  id,
  accountId: id,
  tokenHash: z.string(),
  /** The token before, which may still be asked with for a moment after `rotatedAt`. */
  previousTokenHash: z.nullable(z.string()),
  rotatedAt: instant,
  remember: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
});

/**
 * A signup or a password reset with its newest code. Codes of data version 1 belong to no attempt
 * and are worth nothing; they go when they expire.
 */
const oneTimeCodeRecord = z.object({
  id: z.string(),
  purpose: z.enum(['signup', 'reset']),
  phone: z.string(),
  /** The client that began it. */
  address: z.string(),
  sentAt: z.string(),
  codeHash: z.string(),
  triesLeft: z.int(),
  expiresAt: instant,
});

/** What one key (such as `login:mobile`) has used up of its allowance. */
const throttleRecord = z.object({
  id: z.string(),
  /** When it was used, as far back as counts. */
  usedAt: z.array(instant),
  blockedUntil: z.nullable(instant),
  /** How often it has been blocked in a row; each block is longer. */
  blocks: z.int(),
  /** How much was used of an hourly amount; missing where each use counts alone. */
  used: z.optional(z.int()),
  /** From here on nothing of it counts any more. */
  expiresAt: instant,
});

/** The answer to a call with an Idempotency-Key; its id is `account:key`. */
const idempotencyRecord = z.object({
  id: z.string(),
  accountId: id,
  /** What was asked, so that another body under the same key is refused. */
  fingerprint: z.string(),
  /** Parsed by the answered endpoint's own schema when it is given again. */
  answer: z.unknown(),
  expiresAt: instant,
});

/** A text message that would have been sent; the demo shows it in its Demo phone. */
const smsRecord = z.object({ id, phone: mobile, text: z.string(), sentAt: instant });

/** A value that the backend itself keeps, such as its signing secret. */
const settingRecord = z.object({ id: z.string(), value: z.string() });

/**
 * A file that may be unused; its id is the file's hash. The sweep removes the file once this has
 * expired, unless a picture or a message refers to it by then.
 */
const unusedFileRecord = z.object({ id: z.string(), expiresAt: instant });

const schemas = {
  accounts: accountRecord,
  signups: signupRecord,
  doctors: doctor,
  hospitals: hospital,
  appointments: appointmentRecord,
  medicalRecords: medicalRecordRecord,
  freelancers: freelancerRecord,
  queueBookings: queueBookingRecord,
  payments: paymentRecord,
  pictures: pictureRecord,
  conversations: conversationRecord,
  messages: messageRecord,
  sessions: sessionRecord,
  oneTimeCodes: oneTimeCodeRecord,
  throttles: throttleRecord,
  idempotency: idempotencyRecord,
  sms: smsRecord,
  settings: settingRecord,
  unusedFiles: unusedFileRecord,
};

export type CollectionName = keyof typeof schemas;
type Records = { [C in CollectionName]: z.output<(typeof schemas)[C]> };
export type RecordOf<C extends CollectionName> = Records[C];

/** Every collection and what its records look like; what comes from storage is parsed with it. */
export const recordSchemas: { [C in CollectionName]: z.ZodMiniType<RecordOf<C>> } = schemas;

export type AccountRecord = RecordOf<'accounts'>;
export type DoctorRecord = RecordOf<'doctors'>;
export type HospitalRecord = RecordOf<'hospitals'>;
export type AppointmentRecord = RecordOf<'appointments'>;
export type MedicalRecordRecord = RecordOf<'medicalRecords'>;
export type FreelancerRecord = RecordOf<'freelancers'>;
export type QueueBookingRecord = RecordOf<'queueBookings'>;
export type PaymentRecord = RecordOf<'payments'>;
export type PictureRecord = RecordOf<'pictures'>;
export type ConversationRecord = RecordOf<'conversations'>;
export type MemberRecord = ConversationRecord['members'][number];
export type MessageRecord = RecordOf<'messages'>;
export type SessionRecord = RecordOf<'sessions'>;
export type OneTimeCodeRecord = RecordOf<'oneTimeCodes'>;
export type SmsRecord = RecordOf<'sms'>;

/** The people, hospitals, visits, queue bookings and conversations that a fresh store starts with. */
export type SeedData = { [C in SeededCollection]: RecordOf<C>[] };

/** The collections of `SeedData`. */
export const seededCollections = [
  'accounts',
  'doctors',
  'hospitals',
  'appointments',
  'medicalRecords',
  'freelancers',
  'queueBookings',
  'payments',
  'pictures',
  'conversations',
  'messages',
] as const satisfies readonly CollectionName[];
type SeededCollection = (typeof seededCollections)[number];

/** The names of all collections. */
export const collectionNames = Object.keys(schemas).filter(isCollectionName);

/** A name that is one of a collection. */
export function isCollectionName(name: string): name is CollectionName {
  return name in schemas;
}

/**
 * Something of every collection. TypeScript checks the names alone: it cannot follow a type from a name to its value.
 * @param make gives what `Made` has for the collection
 */
export function eachCollection<Made extends { [C in CollectionName]: unknown }>(
  make: (collection: CollectionName) => object,
): Made {
  const made = Object.fromEntries(collectionNames.map((name) => [name, make(name)]));
  if (!isComplete<Made>(made)) throw new Error('A collection is missing');
  return made;
}

function isComplete<Made extends object>(made: object): made is Made {
  return collectionNames.every((name) => name in made);
}
