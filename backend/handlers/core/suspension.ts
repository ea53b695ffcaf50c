import { endpoints } from '../../../src/contract/endpoints.ts';
import { isSuspended } from '../../../src/domain/doctors/verification.ts';
import type { AccountRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { type Route, toRoute } from './factor-rules.ts';
import { ApiError } from './api-error.ts';

type Endpoints = typeof endpoints;
type DoctorCall = {
  [Name in keyof Endpoints]: Endpoints[Name]['access'] extends 'user' | 'doctor' ? Name : never;
}[keyof Endpoints];

/**
 * - `as-before`: own data, and what a suspension does not touch.
 * - `in-part`: the handler leaves out or refuses what the doctor may not see or do.
 * - `cannot`: refused before the handler. The text completes 'so you cannot …'.
 */
type SuspensionRule = 'as-before' | 'in-part' | { cannot: string };

/** The calls of a suspended doctor (ADR 0049). Guests may make the other calls too. */
export const suspensionRules = {
  getSecondFactor: 'as-before',
  startSecondFactor: 'as-before',
  confirmSecondFactor: 'as-before',
  proveSecondFactor: 'as-before',
  renewRecoveryCodes: 'as-before',
  turnOffSecondFactor: 'as-before',

  getAccount: 'as-before',
  updateAccount: 'as-before',
  changePicture: 'as-before',
  changePassword: 'as-before',
  listSessions: 'as-before',
  endSession: 'as-before',
  listKnownDevices: 'as-before',
  endKnownDevice: 'as-before',
  endOtherSessions: 'as-before',
  /** Without conversations. */
  exportAccount: 'in-part',
  deleteAccount: 'as-before',

  getEmail: 'as-before',
  changeEmail: 'as-before',
  verifyEmail: 'as-before',
  removeEmail: 'as-before',

  getConsent: 'as-before',
  updateConsent: 'as-before',

  updateDoctor: 'as-before',
  updateAvailability: 'as-before',
  blockHours: 'as-before',
  updatePractice: 'as-before',
  getSignature: 'as-before',
  changeSignature: 'as-before',
  removeSignature: 'as-before',
  updateRegistration: 'as-before',
  withdrawRequest: 'as-before',

  /** Without the notes of visits that were not completed. */
  listAppointments: 'in-part',
  acceptAppointment: { cannot: 'accept requests at the moment' },
  cancelAppointment: 'as-before',
  moveAppointment: { cannot: 'move visits at the moment' },
  answerMove: { cannot: 'move visits at the moment' },
  markMissed: { cannot: 'mark visits at the moment' },
  /** Only visits that began before the suspension. */
  completeAppointment: 'in-part',
  askFollowUp: { cannot: 'ask patients to come again at the moment' },

  /** A number. */
  countWaiting: 'as-before',

  getCalendarFeed: 'as-before',
  makeCalendarFeed: { cannot: 'make a calendar address' },
  endCalendarFeed: 'as-before',

  listIceServers: { cannot: 'take part in calls' },

  /** Only the records that the doctor wrote. */
  listRecords: 'in-part',
  getRecord: 'in-part',
  getRecordSignature: 'in-part',
  /** An empty list. */
  listSharing: 'in-part',
  getVisitPhone: { cannot: "see a patient's number" },
  askForHealthFacts: { cannot: "ask to see a patient's health facts" },
  getHealthFacts: { cannot: "open a patient's health facts" },

  /** They have no texts. */
  listNotices: 'as-before',
  getNoticeChoices: 'as-before',
  updateNoticeChoices: 'as-before',
  markNoticesSeen: 'as-before',

  /** The conversations stay readable. */
  listInboxUsers: 'as-before',
  listMessages: 'as-before',
  markRead: 'as-before',
  sendMessage: { cannot: 'send messages' },
  openConversation: { cannot: 'open a conversation' },
  /** Only the files that the doctor sent. */
  downloadAttachment: 'in-part',
  blockPartner: 'as-before',
  reportPartner: 'as-before',

  listQueueBookings: 'as-before',
  getQueueBooking: 'as-before',
  cancelQueueBooking: 'as-before',
} satisfies Record<DoctorCall, SuspensionRule>;

const refusals = new Map(
  Object.entries<SuspensionRule>(suspensionRules).flatMap(([name, rule]) =>
    typeof rule === 'object' && isEndpointName(name)
      ? [[toRoute(endpoints[name]), rule.cannot] as const]
      : [],
  ),
);

export async function checkSuspension(
  store: Pick<Store, 'read'>,
  endpoint: Route,
  account: Pick<AccountRecord, 'id' | 'role'> | null,
): Promise<void> {
  const refused = refusals.get(toRoute(endpoint));
  if (refused === undefined || account?.role !== 'doctor') return;
  const doctor = await store.read((reads) => reads.get('doctors', account.id));
  if (doctor && isSuspended(doctor)) throw suspended(refused);
}

/** @param refused completes 'so you cannot …' */
export function suspended(refused: string): ApiError {
  return new ApiError('forbidden', `Your account is suspended, so you cannot ${refused}.`);
}

function isEndpointName(name: string): name is keyof Endpoints {
  return name in endpoints;
}
