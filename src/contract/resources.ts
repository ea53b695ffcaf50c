import { accountEndpoints } from './account.ts';
import { appointmentEndpoints } from './appointments.ts';
import { authEndpoints } from './auth.ts';
import { doctorEndpoints } from './doctors.ts';
import type { Endpoint } from './endpoint.ts';
import { freelancerEndpoints } from './freelancers.ts';
import { geocodingEndpoints } from './geocoding.ts';
import { hospitalEndpoints } from './hospitals.ts';
import { messageEndpoints } from './messages.ts';
import { paymentEndpoints } from './payments.ts';
import { queueEndpoints } from './queue.ts';
import { recordEndpoints } from './records.ts';

/** A group of calls, as the descriptions of the API list them. */
interface Resource {
  tag: string;
  description: string;
  endpoints: Record<string, Endpoint>;
  /** The path that theirs begin with where that is not the API's own: they may be on another server. */
  below?: `/${string}`;
}

/** Every call of the contract, in its group. */
export const resources: Resource[] = [
  { tag: 'auth', description: 'Signing up, in and out.', endpoints: authEndpoints },
  {
    tag: 'account',
    description: 'The own account; no call names anybody else’s.',
    endpoints: accountEndpoints,
  },
  {
    tag: 'doctors',
    description: 'Finding doctors, and their profiles.',
    endpoints: doctorEndpoints,
  },
  {
    tag: 'hospitals',
    description: 'Where doctors work, with departments and waits.',
    endpoints: hospitalEndpoints,
  },
  {
    tag: 'appointments',
    description: 'Booking visits and moving them along.',
    endpoints: appointmentEndpoints,
  },
  {
    tag: 'records',
    description: 'What doctors have written down of visits.',
    endpoints: recordEndpoints,
  },
  {
    tag: 'messages',
    description:
      'Conversations between a patient and a doctor, or a helper whom the patient has booked. What happens in them meanwhile comes over the socket, which asyncapi.json describes.',
    endpoints: messageEndpoints,
  },
  {
    tag: 'freelancers',
    description: 'Helpers who wait in hospital queues, and when they are booked.',
    endpoints: freelancerEndpoints,
  },
  {
    tag: 'queue',
    description:
      'Booking a helper’s hours: a draft becomes a booking once it is paid. How it goes on comes over the socket, too.',
    endpoints: queueEndpoints,
  },
  {
    tag: 'payments',
    description:
      'Paying for a draft, at the price that the server makes. Card numbers never come here: a provider’s form, or the demo’s, makes a token of one.',
    endpoints: paymentEndpoints,
  },
  {
    tag: 'geocoding',
    description: "Place suggestions, in the format of Nominatim; may be another server's.",
    endpoints: geocodingEndpoints,
    below: '/geocoder',
  },
];
