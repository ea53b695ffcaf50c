import { appointmentEndpoints } from './appointments.ts';
import { authEndpoints } from './auth.ts';
import { doctorEndpoints } from './doctors.ts';
import { messageEndpoints } from './messages.ts';

/** Every call of the API: the only place that says which there are (spec §7). */
export const endpoints = {
  ...authEndpoints,
  ...doctorEndpoints,
  ...appointmentEndpoints,
  ...messageEndpoints,
};
