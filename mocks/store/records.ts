import * as z from 'zod/mini';
import { appointment, appointmentEndpoints } from '../../src/contract/appointments.ts';
import { id, instant, picture, role } from '../../src/contract/common.ts';
import { mobile } from '../../src/contract/auth.ts';
import { doctor } from '../../src/contract/doctors.ts';
import { hospital } from '../../src/contract/hospitals.ts';
import { attachment, clientId, partnerRole } from '../../src/contract/messages.ts';
import { medicalRecord } from '../../src/contract/records.ts';

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

/** An account that waits for its one-time code; its id is the mobile. */
const signupRecord = z.object({
  id: mobile,
  name: z.string(),
  role,
  passwordHash: z.string(),
  expiresAt: instant,
});

/** A visit as stored: who and where come from the doctor's and the patient's own records. */
const appointmentRecord = z.omit(appointment, { doctor: true, patient: true });

/** A message's place in its conversation, or a number of messages. */
const count = z.int().check(z.nonnegative());

/** How far one of a conversation's two people has come: places of messages, 0 for none. */
const memberRecord = z.object({
  personId: id,
  role: partnerRole,
  /** Whether the person has put the other into the inbox, where only a message does so else. */
  hasOpened: z.boolean(),
  /** The last message that the person has sent. */
  sentUpTo: count,
  /** The last of the other's messages that has reached the person, and the last one read. */
  deliveredUpTo: count,
  readUpTo: count,
  /** How many of the other's messages are unread. */
  unreadCount: count,
});

/** What two people write to each other; what is delivered and read stands here, not in its messages. */
const conversationRecord = z.object({
  id,
  /** The two people's ids in order, joined by `|`: a pair has one conversation. */
  pairKey: z.string(),
  /** The same two ids, by which the conversations of a person are found. */
  firstId: id,
  secondId: id,
  members: z.array(memberRecord).check(z.length(2)),
  /** The place of the last message, 0 without any: messages are numbered from 1 without gaps. */
  lastSeq: count,
  /** When it last came to the top of an inbox: its last message, or its opening. */
  latestAt: instant,
});

/** A message as it was sent; it never changes. Its id is `conversation.seq`, so that a page is read by ids. */
const messageRecord = z.object({
  id,
  conversationId: id,
  seq: z.int().check(z.positive()),
  clientId,
  senderId: id,
  receiverId: id,
  textContent: z.string(),
  /** What came along, by the hash that `Files` gave it; its attachment's id is the message's. */
  file: z.nullable(z.extend(z.omit(attachment, { id: true }), { hash: z.string() })),
  timestamp: instant,
});

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

/** A one-time code; its id is `purpose:mobile`, so a new code replaces the one before. */
const oneTimeCodeRecord = z.object({
  id: z.string(),
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
});

/** The answer to a call with an Idempotency-Key; its id is `account:key`. */
const idempotencyRecord = z.object({
  id: z.string(),
  /** What was asked, so that another body under the same key is refused. */
  fingerprint: z.string(),
  answer: appointmentEndpoints.bookAppointment.answer,
  expiresAt: instant,
});

/** A text message that would have been sent; the demo shows it in its Demo phone. */
const smsRecord = z.object({ id, phone: mobile, text: z.string(), sentAt: instant });

/** A value that the backend itself keeps, such as its signing secret. */
const settingRecord = z.object({ id: z.string(), value: z.string() });

const schemas = {
  accounts: accountRecord,
  signups: signupRecord,
  doctors: doctor,
  hospitals: hospital,
  appointments: appointmentRecord,
  medicalRecords: medicalRecordRecord,
  pictures: pictureRecord,
  conversations: conversationRecord,
  messages: messageRecord,
  sessions: sessionRecord,
  oneTimeCodes: oneTimeCodeRecord,
  throttles: throttleRecord,
  idempotency: idempotencyRecord,
  sms: smsRecord,
  settings: settingRecord,
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
export type PictureRecord = RecordOf<'pictures'>;
export type ConversationRecord = RecordOf<'conversations'>;
export type MemberRecord = ConversationRecord['members'][number];
export type MessageRecord = RecordOf<'messages'>;
export type SessionRecord = RecordOf<'sessions'>;
export type SmsRecord = RecordOf<'sms'>;

/** The people, hospitals, visits and conversations that a fresh store starts with. */
export interface SeedData {
  accounts: AccountRecord[];
  doctors: DoctorRecord[];
  hospitals: HospitalRecord[];
  appointments: AppointmentRecord[];
  medicalRecords: MedicalRecordRecord[];
  pictures: PictureRecord[];
  conversations: ConversationRecord[];
  messages: MessageRecord[];
}

/** The names of all collections. */
export const collectionNames = Object.keys(schemas).filter(isCollectionName);

function isCollectionName(name: string): name is CollectionName {
  return name in schemas;
}
