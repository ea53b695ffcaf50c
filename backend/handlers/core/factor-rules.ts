import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { geocodingEndpoints } from '../../../src/contract/geocoding.ts';
import { needsStepUp } from '../../../src/domain/account/step-up.ts';
import { HEALTH_PATH, METRICS_PATH, READY_PATH, SOCKET_PATH } from '../../core/paths.ts';
import type { AccountRecord, SessionRecord } from '../../store/records.ts';
import type { ReadTransaction } from '../../store/store.ts';
import { ApiError } from './api-error.ts';
import type { Backend } from './backend.ts';
import { findActiveFactor } from './active-factor.ts';

/**
 * - `open`: no second factor. Public calls, and those before and while one is turned on.
 * - `enrolled`: doctors have turned one on, if the server requires it.
 * - `proved`: in addition, a doctor who has one entered a code in the last 12 hours.
 * - `proved-by-all`: the same for patients, who read only their own data by the other calls.
 */
type FactorRule = 'open' | 'enrolled' | 'proved' | 'proved-by-all';

const allEndpoints = { ...endpoints, ...geocodingEndpoints };

/** ADR 0053. Messages need no code, because they arrive all day. */
export const factorRules: Record<keyof typeof allEndpoints, FactorRule> = {
  signup: 'open',
  verifyOtp: 'open',
  login: 'open',
  loginWithCode: 'open',
  logout: 'open',
  refreshAtStart: 'open',
  refreshOn403: 'open',
  resendOtp: 'open',
  forgotPassword: 'open',
  resetPassword: 'open',

  getSecondFactor: 'open',
  startSecondFactor: 'open',
  confirmSecondFactor: 'open',
  proveSecondFactor: 'enrolled',
  renewRecoveryCodes: 'enrolled',
  turnOffSecondFactor: 'enrolled',

  getAccount: 'open',
  updateAccount: 'enrolled',
  changePicture: 'enrolled',
  getPicture: 'open',
  changePassword: 'enrolled',
  listSessions: 'open',
  endSession: 'open',
  listKnownDevices: 'open',
  endKnownDevice: 'open',
  endOtherSessions: 'open',
  exportAccount: 'proved-by-all',
  deleteAccount: 'enrolled',

  getEmail: 'enrolled',
  changeEmail: 'proved-by-all',
  verifyEmail: 'enrolled',
  removeEmail: 'enrolled',
  showUnsubscribe: 'open',
  unsubscribe: 'open',

  getPrivacy: 'open',
  getConsent: 'enrolled',
  updateConsent: 'enrolled',

  listDoctors: 'open',
  getDoctor: 'open',
  updateDoctor: 'enrolled',
  updateAvailability: 'enrolled',
  blockHours: 'enrolled',
  updatePractice: 'enrolled',
  getSignature: 'enrolled',
  changeSignature: 'enrolled',
  removeSignature: 'enrolled',
  getDoctorForBooking: 'open',
  findDoctors: 'open',
  getDoctorProfile: 'open',
  getTakenSlots: 'open',
  listFreeTimes: 'open',

  updateRegistration: 'enrolled',
  withdrawRequest: 'enrolled',
  listRequests: 'open',
  getVerification: 'open',
  reportDoctor: 'open',

  listHospitals: 'open',
  getHospital: 'open',

  bookAppointment: 'enrolled',
  listAppointments: 'enrolled',
  acceptAppointment: 'enrolled',
  cancelAppointment: 'enrolled',
  moveAppointment: 'enrolled',
  answerMove: 'enrolled',
  sayLate: 'enrolled',
  markMissed: 'enrolled',
  answerMissed: 'enrolled',
  completeAppointment: 'enrolled',
  askFollowUp: 'enrolled',
  answerFollowUp: 'enrolled',

  listWaitlist: 'enrolled',
  joinWaitlist: 'enrolled',
  leaveWaitlist: 'enrolled',
  answerOffer: 'enrolled',
  countWaiting: 'enrolled',

  getCalendarFeed: 'open',
  makeCalendarFeed: 'proved-by-all',
  endCalendarFeed: 'open',
  getCalendar: 'open',

  listIceServers: 'enrolled',

  listRecords: 'proved',
  getRecord: 'proved',
  getRecordSignature: 'proved',

  listSharing: 'enrolled',
  chooseSharing: 'enrolled',
  endSharing: 'enrolled',
  askForHealthFacts: 'enrolled',
  answerHealthRequest: 'enrolled',
  getHealthFacts: 'proved',
  getVisitPhone: 'proved',
  updateHealthFacts: 'enrolled',

  listAudit: 'enrolled',

  listNotices: 'enrolled',
  getNoticeChoices: 'enrolled',
  updateNoticeChoices: 'enrolled',
  reportSmsReply: 'open',
  markNoticesSeen: 'enrolled',

  listInboxUsers: 'enrolled',
  listMessages: 'enrolled',
  sendMessage: 'enrolled',
  markRead: 'enrolled',
  openConversation: 'enrolled',
  downloadAttachment: 'proved',
  blockPartner: 'enrolled',
  reportPartner: 'enrolled',

  listFreelancers: 'open',
  getFreelancer: 'open',
  getBusyHours: 'open',
  createQueueDraft: 'enrolled',
  listQueueBookings: 'enrolled',
  getQueueBooking: 'enrolled',
  cancelQueueBooking: 'enrolled',
  reportQueue: 'open',

  createPaymentIntent: 'enrolled',
  getPayment: 'enrolled',
  confirmPayment: 'enrolled',
  reportPayment: 'open',

  searchPlaces: 'open',
  reversePlace: 'open',
};

/** Paths outside the contract. */
export const pathRules = {
  [SOCKET_PATH]: 'enrolled',
  [HEALTH_PATH]: 'open',
  [READY_PATH]: 'open',
  [METRICS_PATH]: 'open',
} as const satisfies Record<string, FactorRule>;

const rulesByRoute = new Map(
  Object.entries<Endpoint>(allEndpoints).map(([name, endpoint]) => [
    toRoute(endpoint),
    isEndpointName(name) ? factorRules[name] : undefined,
  ]),
);

export function findFactorRule(endpoint: Route): FactorRule {
  const rule = rulesByRoute.get(toRoute(endpoint));
  if (!rule) throw new Error(`${toRoute(endpoint)} has no row in factorRules`);
  return rule;
}

interface FactorUser {
  account: Pick<AccountRecord, 'id' | 'role'> | null;
  session: Pick<SessionRecord, 'provedAt'> | undefined;
}

export async function checkFactor(
  { clock, requiresSecondFactor }: Pick<Backend, 'clock' | 'requiresSecondFactor'>,
  reads: ReadTransaction,
  rule: FactorRule,
  { account, session }: FactorUser,
): Promise<void> {
  if (!account || rule === 'open') return;
  const isDoctor = account.role === 'doctor';
  const mustEnrol = isDoctor && requiresSecondFactor;
  const mustProve = rule === 'proved-by-all' || (isDoctor && rule === 'proved');
  if (!mustEnrol && !mustProve) return;
  const factor = await findActiveFactor(reads, account.id);
  if (!factor && mustEnrol) throw notEnrolled();
  if (!factor || !mustProve) return;
  const provedAt = session?.provedAt ?? '';
  const isOfFactor = provedAt >= (factor.confirmedAt ?? '');
  if (!isOfFactor || needsStepUp(provedAt, clock.now())) throw notProved();
}

export type Route = Pick<Endpoint, 'method' | 'path'>;

export function toRoute({ method, path }: Route): string {
  return `${method} ${path}`;
}

function isEndpointName(name: string): name is keyof typeof allEndpoints {
  return name in allEndpoints;
}

function notEnrolled(): ApiError {
  return new ApiError(
    'second-factor-required',
    'Turn on two-step sign-in on your account page to continue.',
  );
}

function notProved(): ApiError {
  return new ApiError('step-up-needed', 'Enter a code from your authenticator app to open this.');
}
