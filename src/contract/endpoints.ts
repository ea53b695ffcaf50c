import { accountEndpoints } from './account.ts';
import { appointmentEndpoints } from './appointments.ts';
import { auditEndpoints } from './audit.ts';
import { authEndpoints } from './auth.ts';
import { calendarEndpoints } from './calendar.ts';
import { callEndpoints } from './calls.ts';
import { blockedHoursEndpoints } from './blocked-hours.ts';
import { doctorEndpoints } from './doctors.ts';
import { emailEndpoints } from './email.ts';
import { freelancerEndpoints } from './freelancers.ts';
import { freeTimesEndpoints } from './free-times.ts';
import { hospitalEndpoints } from './hospitals.ts';
import { messageEndpoints } from './messages.ts';
import { noticeChoiceEndpoints } from './notice-choices.ts';
import { noticeEndpoints } from './notices.ts';
import { paymentEndpoints } from './payments.ts';
import { practiceEndpoints } from './practice.ts';
import { privacyEndpoints } from './privacy.ts';
import { queueEndpoints } from './queue.ts';
import { recordEndpoints } from './records.ts';
import { safetyEndpoints } from './safety.ts';
import { sharingEndpoints } from './sharing.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { signatureEndpoints } from './signature.ts';
import { smsReplyEndpoints } from './sms-replies.ts';
import { verificationEndpoints } from './verification.ts';
import { waitlistEndpoints } from './waitlist.ts';

export const endpoints = {
  ...authEndpoints,
  ...secondFactorEndpoints,
  ...accountEndpoints,
  ...emailEndpoints,
  ...privacyEndpoints,
  ...doctorEndpoints,
  ...freeTimesEndpoints,
  ...blockedHoursEndpoints,
  ...practiceEndpoints,
  ...verificationEndpoints,
  ...hospitalEndpoints,
  ...appointmentEndpoints,
  ...waitlistEndpoints,
  ...calendarEndpoints,
  ...callEndpoints,
  ...recordEndpoints,
  ...signatureEndpoints,
  ...sharingEndpoints,
  ...auditEndpoints,
  ...messageEndpoints,
  ...safetyEndpoints,
  ...noticeEndpoints,
  ...noticeChoiceEndpoints,
  ...smsReplyEndpoints,
  ...freelancerEndpoints,
  ...queueEndpoints,
  ...paymentEndpoints,
};
