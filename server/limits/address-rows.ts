import type { endpoints } from '../../src/contract/endpoints.ts';
import type { geocodingEndpoints } from '../../src/contract/geocoding.ts';

/** Calls of one IPv4 address or IPv6 /64 in an hour. A /48 has more (ADR 0087). */
export interface AddressLimits {
  /** Send a code by SMS. */
  codes: number;
  /** Check a code. */
  guesses: number;
  /** Check a password, perhaps with a code. */
  logins: number;
  /** Search the geocoder. */
  places: number;
  /** Read a calendar feed. */
  calendars: number;
  /** Open or use a link that stops e-mails. */
  stops: number;
}

/** A call without a limit has the reason. */
export type AddressRow = keyof AddressLimits | { none: string };

const publicRead = { none: 'A public read, which checks no password, code or account.' };
const ofAccount = { none: 'Needs a session, and checks no password or code (ADR 0036).' };
const withToken = { none: 'Checks a random refresh token, which no one can guess.' };
const withSecret = { none: 'Checks a secret of 32 random bytes or more, which no one can guess.' };

/**
 * Each call of the contract has a row. A call that checks a password or a code needs a limit, also
 * with a session: otherwise one address could try any number of passwords (ADR 0029).
 */
export const addressRows: Record<keyof typeof endpoints, AddressRow> = {
  signup: 'codes',
  resendOtp: 'codes',
  forgotPassword: 'codes',
  verifyOtp: 'guesses',
  resetPassword: 'guesses',
  login: 'logins',
  loginWithCode: 'logins',
  logout: withToken,
  refreshAtStart: withToken,
  refreshOn403: withToken,

  getSecondFactor: ofAccount,
  startSecondFactor: 'logins',
  confirmSecondFactor: 'guesses',
  proveSecondFactor: 'guesses',
  renewRecoveryCodes: 'guesses',
  turnOffSecondFactor: 'logins',

  getAccount: ofAccount,
  updateAccount: ofAccount,
  changePicture: ofAccount,
  getPicture: publicRead,
  changePassword: 'logins',
  listSessions: ofAccount,
  endSession: ofAccount,
  endOtherSessions: ofAccount,
  listKnownDevices: ofAccount,
  endKnownDevice: ofAccount,
  exportAccount: ofAccount,
  deleteAccount: 'logins',

  getEmail: ofAccount,
  changeEmail: 'logins',
  verifyEmail: 'guesses',
  removeEmail: ofAccount,
  showUnsubscribe: 'stops',
  unsubscribe: 'stops',

  getPrivacy: publicRead,
  getConsent: ofAccount,
  updateConsent: ofAccount,

  listDoctors: publicRead,
  getDoctor: publicRead,
  updateDoctor: ofAccount,
  updateAvailability: ofAccount,
  blockHours: ofAccount,
  updatePractice: ofAccount,
  getSignature: ofAccount,
  changeSignature: ofAccount,
  removeSignature: ofAccount,
  getDoctorForBooking: publicRead,
  findDoctors: publicRead,
  getDoctorProfile: publicRead,
  getTakenSlots: publicRead,
  listFreeTimes: publicRead,
  updateRegistration: ofAccount,
  withdrawRequest: ofAccount,
  listRequests: withSecret,
  getVerification: withSecret,
  reportDoctor: withSecret,

  listHospitals: publicRead,
  getHospital: publicRead,

  bookAppointment: ofAccount,
  listAppointments: ofAccount,
  acceptAppointment: ofAccount,
  cancelAppointment: ofAccount,
  moveAppointment: ofAccount,
  answerMove: ofAccount,
  sayLate: ofAccount,
  markMissed: ofAccount,
  answerMissed: ofAccount,
  askFollowUp: ofAccount,
  answerFollowUp: ofAccount,
  completeAppointment: ofAccount,

  listWaitlist: ofAccount,
  joinWaitlist: ofAccount,
  leaveWaitlist: ofAccount,
  answerOffer: ofAccount,
  countWaiting: ofAccount,

  getCalendarFeed: ofAccount,
  makeCalendarFeed: ofAccount,
  endCalendarFeed: ofAccount,
  getCalendar: 'calendars',

  listIceServers: ofAccount,

  listRecords: ofAccount,
  getRecord: ofAccount,
  getRecordSignature: ofAccount,
  listSharing: ofAccount,
  chooseSharing: ofAccount,
  endSharing: ofAccount,
  askForHealthFacts: ofAccount,
  answerHealthRequest: ofAccount,
  getHealthFacts: ofAccount,
  getVisitPhone: ofAccount,
  updateHealthFacts: ofAccount,
  listAudit: ofAccount,

  listNotices: ofAccount,
  getNoticeChoices: ofAccount,
  updateNoticeChoices: ofAccount,
  reportSmsReply: withSecret,
  markNoticesSeen: ofAccount,

  listInboxUsers: ofAccount,
  listMessages: ofAccount,
  sendMessage: ofAccount,
  markRead: ofAccount,
  openConversation: ofAccount,
  downloadAttachment: ofAccount,
  blockPartner: ofAccount,
  reportPartner: ofAccount,

  listFreelancers: publicRead,
  getFreelancer: publicRead,
  getBusyHours: publicRead,
  createQueueDraft: ofAccount,
  listQueueBookings: ofAccount,
  getQueueBooking: ofAccount,
  cancelQueueBooking: ofAccount,
  reportQueue: withSecret,

  createPaymentIntent: ofAccount,
  getPayment: ofAccount,
  confirmPayment: ofAccount,
  reportPayment: withSecret,
};

export const placeRows: Record<keyof typeof geocodingEndpoints, AddressRow> = {
  searchPlaces: 'places',
  reversePlace: 'places',
};
