import { accountEndpoints } from './account.ts';
import { appointmentEndpoints } from './appointments.ts';
import { auditEndpoints } from './audit.ts';
import { authEndpoints } from './auth.ts';
import { calendarEndpoints } from './calendar.ts';
import { blockedHoursEndpoints } from './blocked-hours.ts';
import { callEndpoints } from './calls.ts';
import { doctorEndpoints } from './doctors.ts';
import { emailEndpoints } from './email.ts';
import type { Endpoint } from './endpoint.ts';
import { freeTimesEndpoints } from './free-times.ts';
import { freelancerEndpoints } from './freelancers.ts';
import { geocodingEndpoints } from './geocoding.ts';
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
import { secondFactorEndpoints } from './second-factor.ts';
import { sharingEndpoints } from './sharing.ts';
import { signatureEndpoints } from './signature.ts';
import { smsReplyEndpoints } from './sms-replies.ts';
import { verificationEndpoints } from './verification.ts';
import { waitlistEndpoints } from './waitlist.ts';

interface Resource {
  tag: string;
  description: string;
  endpoints: Record<string, Endpoint>;
  /** Base path of these endpoints, if another server may serve them. */
  below?: `/${string}`;
}

export const resources: Resource[] = [
  {
    tag: 'auth',
    description: 'Sign-up, sign-in, sign-out and password reset.',
    endpoints: authEndpoints,
  },
  {
    tag: 'second factor',
    description: 'Codes of an authenticator app at sign-in and before reading medical records.',
    endpoints: secondFactorEndpoints,
  },
  {
    tag: 'account',
    description: 'The caller’s own account, and portraits.',
    endpoints: accountEndpoints,
  },
  {
    tag: 'e-mail',
    description: 'The e-mail address of an account, and the links that stop e-mails.',
    endpoints: emailEndpoints,
  },
  {
    tag: 'privacy',
    description: 'The privacy notice, and what users agree to.',
    endpoints: privacyEndpoints,
  },
  {
    tag: 'doctors',
    description: 'Doctors, their profiles and schedules.',
    endpoints: {
      ...doctorEndpoints,
      ...freeTimesEndpoints,
      ...blockedHoursEndpoints,
      ...practiceEndpoints,
    },
  },
  {
    tag: 'verification',
    description: 'Doctors’ registrations, and the decisions of the back office about them.',
    endpoints: verificationEndpoints,
  },
  {
    tag: 'hospitals',
    description: 'Hospitals with their departments and waiting times.',
    endpoints: hospitalEndpoints,
  },
  {
    tag: 'appointments',
    description: 'Booking, accepting, cancelling and completing visits.',
    endpoints: appointmentEndpoints,
  },
  {
    tag: 'waitlist',
    description:
      'Waiting for an earlier time of a doctor. A freed time is held for one patient after another.',
    endpoints: waitlistEndpoints,
  },
  {
    tag: 'calendar',
    description:
      'A feed of the caller’s visits for calendar apps, at a private address without a session.',
    endpoints: calendarEndpoints,
  },
  {
    tag: 'calls',
    description: 'Servers for the video calls of visits. The calls themselves use the socket.',
    endpoints: callEndpoints,
  },
  {
    tag: 'records',
    description: 'Doctors’ notes on visits.',
    endpoints: recordEndpoints,
  },
  {
    tag: 'signatures',
    description: 'The signature of a doctor, and of a record.',
    endpoints: signatureEndpoints,
  },
  {
    tag: 'audit',
    description: 'Who has read a patient’s records, health facts and files.',
    endpoints: auditEndpoints,
  },
  {
    tag: 'sharing',
    description: 'The patient’s choice of what each doctor may see, and health facts.',
    endpoints: sharingEndpoints,
  },
  {
    tag: 'messages',
    description:
      'Conversations between a patient and a doctor, or a helper whom the patient has booked. Live updates arrive over the socket, which asyncapi.json describes.',
    endpoints: messageEndpoints,
  },
  {
    tag: 'safety',
    description: 'Blocking and reporting the partner of a conversation.',
    endpoints: safetyEndpoints,
  },
  {
    tag: 'notices',
    description: 'Events in the caller’s visits and conversations that others caused.',
    endpoints: { ...noticeEndpoints, ...noticeChoiceEndpoints, ...smsReplyEndpoints },
  },
  {
    tag: 'freelancers',
    description: 'Helpers who wait in hospital queues, and their booked hours.',
    endpoints: freelancerEndpoints,
  },
  {
    tag: 'queue',
    description:
      'Booking a helper’s hours. A draft becomes a booking once it is paid. Updates also arrive over the socket.',
    endpoints: queueEndpoints,
  },
  {
    tag: 'payments',
    description:
      'Paying for a draft at the server’s price. Card numbers never reach the API: the form of the provider, or of the demo, sends a token instead.',
    endpoints: paymentEndpoints,
  },
  {
    tag: 'geocoding',
    description: 'Place suggestions in the format of Nominatim. Another server may provide them.',
    endpoints: geocodingEndpoints,
    below: '/geocoder',
  },
];
