import { accountEndpoints } from './account.ts';
import { appointmentEndpoints } from './appointments.ts';
import { auditEndpoints } from './audit.ts';
import { authEndpoints } from './auth.ts';
import { callEndpoints } from './calls.ts';
import { doctorEndpoints } from './doctors.ts';
import { freelancerEndpoints } from './freelancers.ts';
import { hospitalEndpoints } from './hospitals.ts';
import { messageEndpoints } from './messages.ts';
import { paymentEndpoints } from './payments.ts';
import { privacyEndpoints } from './privacy.ts';
import { queueEndpoints } from './queue.ts';
import { recordEndpoints } from './records.ts';
import { safetyEndpoints } from './safety.ts';
import { sharingEndpoints } from './sharing.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { verificationEndpoints } from './verification.ts';

export const endpoints = {
  ...authEndpoints,
  ...secondFactorEndpoints,
  ...accountEndpoints,
  ...privacyEndpoints,
  ...doctorEndpoints,
  ...verificationEndpoints,
  ...hospitalEndpoints,
  ...appointmentEndpoints,
  ...callEndpoints,
  ...recordEndpoints,
  ...sharingEndpoints,
  ...auditEndpoints,
  ...messageEndpoints,
  ...safetyEndpoints,
  ...freelancerEndpoints,
  ...queueEndpoints,
  ...paymentEndpoints,
};
