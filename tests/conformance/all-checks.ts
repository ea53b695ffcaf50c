import { accessChecks } from './checks/access.ts';
import { accountChecks } from './checks/account.ts';
import { appointmentEventChecks } from './checks/appointment-events.ts';
import { appointmentChecks } from './checks/appointments.ts';
import { attachmentChecks } from './checks/attachments.ts';
import { bodyChecks, bodyLimitChecks } from './checks/bodies.ts';
import { bookingChecks } from './checks/booking.ts';
import { doctorChecks } from './checks/doctors.ts';
import { freelancerChecks } from './checks/freelancers.ts';
import { hospitalChecks } from './checks/hospitals.ts';
import { inboxChecks } from './checks/inbox.ts';
import { loginChecks } from './checks/login.ts';
import { messageChecks } from './checks/messages.ts';
import { oneTimeCodeChecks } from './checks/one-time-codes.ts';
import { pageChecks } from './checks/pages.ts';
import { newcomerChecks } from './checks/newcomer.ts';
import { paymentCardChecks } from './checks/payment-cards.ts';
import { paymentUpiChecks } from './checks/payment-upi.ts';
import { paymentChecks } from './checks/payments.ts';
import { placeChecks } from './checks/places.ts';
import { queueDraftChecks } from './checks/queue-drafts.ts';
import { queueLiveChecks } from './checks/queue-live.ts';
import { queueStepChecks } from './checks/queue-steps.ts';
import { queueChecks } from './checks/queue.ts';
import { realtimeChecks } from './checks/realtime.ts';
import { recordChecks } from './checks/records.ts';
import { scheduleChecks } from './checks/schedule.ts';
import { sessionChecks } from './checks/sessions.ts';
import { textChecks } from './checks/texts.ts';

export const allChecks = [
  ...loginChecks,
  ...sessionChecks,
  ...pageChecks,
  ...doctorChecks,
  ...scheduleChecks,
  ...hospitalChecks,
  ...bookingChecks,
  ...appointmentChecks,
  ...recordChecks,
  ...accountChecks,
  ...inboxChecks,
  ...messageChecks,
  ...attachmentChecks,
  ...realtimeChecks,
  ...appointmentEventChecks,
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
  ...newcomerChecks,
];
