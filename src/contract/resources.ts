import { accountEndpoints } from '../../src/contract/account.ts';
import { appointmentEndpoints } from '../../src/contract/appointments.ts';
import { authEndpoints } from '../../src/contract/auth.ts';
import { doctorEndpoints } from '../../src/contract/doctors.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { freelancerEndpoints } from '../../src/contract/freelancers.ts';
import { geocodingEndpoints } from '../../src/contract/geocoding.ts';
import { hospitalEndpoints } from '../../src/contract/hospitals.ts';
import { messageEndpoints } from '../../src/contract/messages.ts';
import { paymentEndpoints } from '../../src/contract/payments.ts';
import { queueEndpoints } from '../../src/contract/queue.ts';
import { recordEndpoints } from '../../src/contract/records.ts';
import { LOCAL_SERVER } from './local-server.ts';

/** A group of calls, as the document lists them. */
interface Resource {
  tag: string;
  description: string;
  endpoints: Record<string, Endpoint>;
  /** Where they are answered, where that is another address. */
  server?: string;
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
    server: `${LOCAL_SERVER}/geocoder`,
  },
];
