import type { CallName, FaultKind } from '../../backend/faults/faults.ts';
import { type DemoLink, printLink } from '../../demo/link/link.ts';

type Place = Pick<DemoLink, 'as' | 'to' | 'scenario'>;

const asPatient = (to: string): Place => ({ as: 'patient-meera-nair', to });
const asDoctor = (to: string): Place => ({ as: 'doctor-ananya-krishnan', to });
const asGuest = (to: string): Place => ({ to });

const doctor = 'doctor-ananya-krishnan';
const chat = asPatient(`/messages/${doctor}`);
const booking = asPatient(`/appointments/book/${doctor}`);
const profile = asGuest(`/doctors/${doctor}`);
const account = asPatient('/user');
const doctorsAccount = asDoctor('/user');
const doctorsDashboard = asDoctor('/doctor/dashboard/doctor-ananya-krishnan');
const visits = asPatient('/appointments');
const helper = asPatient('/freelancers/freelancer-ramesh-pawar/book');
const queue = asPatient('/queue');

/** The page of the demo that makes the call. Other servers and the back office have none. */
const places: Partial<Record<CallName, Place>> = {
  signup: asGuest('/signup'),
  verifyOtp: asGuest('/signup'),
  resendOtp: asGuest('/signup'),
  login: asGuest('/login'),
  loginWithCode: asGuest('/login'),
  logout: account,
  refreshAtStart: account,
  refreshOn403: account,
  forgotPassword: asGuest('/forgot-password'),
  resetPassword: asGuest('/forgot-password'),
  getSecondFactor: account,
  startSecondFactor: account,
  confirmSecondFactor: account,
  proveSecondFactor: asPatient('/records'),
  renewRecoveryCodes: account,
  turnOffSecondFactor: account,
  getAccount: account,
  updateAccount: account,
  changePicture: account,
  getPicture: profile,
  changePassword: account,
  listSessions: account,
  endSession: account,
  endOtherSessions: account,
  listKnownDevices: account,
  endKnownDevice: account,
  getCalendarFeed: account,
  makeCalendarFeed: account,
  endCalendarFeed: account,
  getEmail: account,
  changeEmail: account,
  verifyEmail: account,
  removeEmail: account,
  exportAccount: account,
  deleteAccount: account,
  getPrivacy: asGuest('/terms'),
  getConsent: account,
  updateConsent: account,
  listDoctors: asGuest('/doctors'),
  getDoctorForBooking: booking,
  getDoctorProfile: profile,
  findDoctors: asGuest('/search'),
  getTakenSlots: booking,
  listFreeTimes: booking,
  updateDoctor: doctorsAccount,
  updateAvailability: doctorsAccount,
  blockHours: doctorsDashboard,
  updatePractice: doctorsAccount,
  getSignature: doctorsAccount,
  changeSignature: doctorsAccount,
  removeSignature: doctorsAccount,
  updateRegistration: doctorsAccount,
  withdrawRequest: doctorsAccount,
  listHospitals: asGuest('/hospitals'),
  getHospital: asGuest('/hospitals/hospital-vasanth-heart-centre'),
  bookAppointment: booking,
  listAppointments: visits,
  acceptAppointment: asDoctor('/appointments'),
  cancelAppointment: visits,
  moveAppointment: visits,
  answerMove: visits,
  sayLate: visits,
  markMissed: asDoctor('/appointments'),
  answerMissed: visits,
  completeAppointment: asDoctor('/appointments'),
  askFollowUp: asDoctor('/appointments'),
  answerFollowUp: visits,
  listWaitlist: asPatient('/patient/dashboard/patient-meera-nair'),
  joinWaitlist: booking,
  leaveWaitlist: asPatient('/patient/dashboard/patient-meera-nair'),
  answerOffer: asPatient('/patient/dashboard/patient-meera-nair'),
  countWaiting: asDoctor('/doctor/dashboard/doctor-ananya-krishnan'),
  listIceServers: visits,
  call_join: { scenario: 'video-visit' },
  listRecords: asPatient('/records'),
  getRecord: asPatient('/records'),
  getRecordSignature: asPatient('/records'),
  listSharing: visits,
  chooseSharing: visits,
  endSharing: visits,
  askForHealthFacts: asDoctor('/appointments'),
  answerHealthRequest: visits,
  getHealthFacts: asPatient('/records'),
  getVisitPhone: visits,
  updateHealthFacts: asPatient('/records'),
  listAudit: asPatient('/records'),
  listInboxUsers: asPatient('/messages'),
  listMessages: chat,
  sendMessage: chat,
  markRead: chat,
  openConversation: chat,
  downloadAttachment: chat,
  blockPartner: chat,
  reportPartner: chat,
  listFreelancers: asGuest('/freelancers'),
  getFreelancer: helper,
  getBusyHours: helper,
  createQueueDraft: helper,
  createPaymentIntent: helper,
  confirmPayment: helper,
  getPayment: helper,
  listQueueBookings: queue,
  getQueueBooking: queue,
  cancelQueueBooking: queue,
};

export function errorLink(endpoint: CallName, kind: FaultKind): string {
  const faults = [{ endpoint, kind, nth: 1, isLasting: true }];
  return printLink({ ...(places[endpoint] ?? asGuest('/')), faults });
}

export const hasPlace = (endpoint: CallName): boolean => endpoint in places;
