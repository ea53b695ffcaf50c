import { accessChecks } from './checks/auth/access.ts';
import { accountChecks } from './checks/auth/account.ts';
import { appointmentEventChecks } from './checks/booking/appointment-events.ts';
import { appointmentChecks } from './checks/booking/appointments.ts';
import { blockedHoursChecks } from './checks/booking/blocked-hours.ts';
import { bookingRuleChecks } from './checks/booking/booking-rules.ts';
import { attendanceChecks } from './checks/booking/attendance.ts';
import { moveChecks } from './checks/booking/moves.ts';
import { calendarChecks } from './checks/auth/calendar.ts';
import { emailChecks } from './checks/auth/email.ts';
import { callChecks } from './checks/booking/calls.ts';
import { attachmentChecks } from './checks/messages/attachments.ts';
import { auditChecks } from './checks/booking/audit.ts';
import { bodyChecks, bodyLimitChecks } from './checks/http/bodies.ts';
import { bookingChecks } from './checks/booking/booking.ts';
import { deviceChecks } from './checks/auth/devices.ts';
import { doctorChecks } from './checks/booking/doctors.ts';
import { followUpChecks } from './checks/booking/follow-ups.ts';
import { freeTimesChecks } from './checks/booking/free-times.ts';
import { freelancerChecks } from './checks/queue/freelancers.ts';
import { hospitalChecks } from './checks/booking/hospitals.ts';
import { inboxChecks } from './checks/messages/inbox.ts';
import { loginChecks } from './checks/auth/login.ts';
import { messageChecks } from './checks/messages/messages.ts';
import { noticeChecks } from './checks/messages/notices.ts';
import { oneTimeCodeChecks } from './checks/auth/one-time-codes.ts';
import { pageChecks } from './checks/http/pages.ts';
import { newcomerChecks } from './checks/auth/newcomer.ts';
import { paymentCardChecks } from './checks/queue/payment-cards.ts';
import { paymentUpiChecks } from './checks/queue/payment-upi.ts';
import { paymentChecks } from './checks/queue/payments.ts';
import { placeChecks } from './checks/booking/places.ts';
import { practiceChecks } from './checks/booking/practice.ts';
import { privacyChecks } from './checks/auth/privacy.ts';
import { queueDraftChecks } from './checks/queue/queue-drafts.ts';
import { queueLiveChecks } from './checks/queue/queue-live.ts';
import { queueStepChecks } from './checks/queue/queue-steps.ts';
import { queueChecks } from './checks/queue/queue.ts';
import { realtimeChecks } from './checks/messages/realtime.ts';
import { recordChecks } from './checks/booking/records.ts';
import { safetyChecks } from './checks/messages/safety.ts';
import { scheduleChecks } from './checks/booking/schedule.ts';
import { secondFactorChecks } from './checks/auth/second-factor.ts';
import { sessionChecks } from './checks/auth/sessions.ts';
import { healthRequestChecks } from './checks/booking/health-requests.ts';
import { sharingChecks } from './checks/booking/sharing.ts';
import { visitPhoneChecks } from './checks/booking/visit-phone.ts';
import { verificationChecks } from './checks/booking/verification.ts';
import { signatureChecks } from './checks/booking/signatures.ts';
import { waitlistChecks } from './checks/booking/waitlist.ts';
import { textChecks } from './checks/messages/texts.ts';

export const allChecks = [
  ...loginChecks,
  ...sessionChecks,
  ...pageChecks,
  ...doctorChecks,
  ...freeTimesChecks,
  ...scheduleChecks,
  ...practiceChecks,
  ...hospitalChecks,
  ...bookingChecks,
  ...appointmentChecks,
  ...moveChecks,
  ...attendanceChecks,
  ...followUpChecks,
  ...waitlistChecks,
  ...bookingRuleChecks,
  ...blockedHoursChecks,
  ...visitPhoneChecks,
  ...recordChecks,
  ...signatureChecks,
  ...sharingChecks,
  ...auditChecks,
  ...accountChecks,
  ...privacyChecks,
  ...deviceChecks,
  ...calendarChecks,
  ...emailChecks,
  ...inboxChecks,
  ...messageChecks,
  ...attachmentChecks,
  // Listeners stay open, so these come after the checks that end sessions.
  ...realtimeChecks,
  ...healthRequestChecks,
  ...safetyChecks,
  ...appointmentEventChecks,
  ...noticeChecks,
  ...callChecks,
  ...freelancerChecks,
  ...queueDraftChecks,
  ...queueChecks,
  ...paymentChecks,
  ...paymentCardChecks,
  ...paymentUpiChecks,
  ...queueStepChecks,
  ...queueLiveChecks,
  ...accessChecks,
  ...bodyChecks,
  ...bodyLimitChecks,
  ...textChecks,
  ...placeChecks,
  ...oneTimeCodeChecks,
  ...secondFactorChecks,
  ...newcomerChecks,
  ...verificationChecks,
];
