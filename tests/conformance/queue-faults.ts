import { believed, bookingOf, objectOf } from './queue-tamper.ts';
import {
  answer,
  answersOf,
  bodyOf,
  type Fault,
  headerOf,
  inside,
  insteadOf,
  type Json,
} from './tamper.ts';

export const queueFaults: Fault[] = [
  {
    title: "a helper's phone number in the public list",
    endpoint: 'listFreelancers',
    field: 'phone',
    plant: answersOf('listFreelancers', () => ({ response, body }) => {
      const told = (helper: unknown) => ({ ...objectOf(helper), phone: '9000000000' });
      return answer(Array.isArray(body) ? body.map(told) : body, response);
    }),
  },
  {
    title: 'an hourly rate in words',
    endpoint: 'getFreelancer',
    field: 'hourlyRate',
    plant: bodyOf('getFreelancer', 200, (body) => ({ ...body, hourlyRate: '$25' })),
  },
  {
    title: 'booked hours that are listed as free',
    endpoint: 'getBusyHours',
    field: 'busy',
    plant: bodyOf('getBusyHours', 200, (body) => ({ ...body, busy: [] })),
  },
  {
    title: 'a price of one hour for several',
    endpoint: 'createQueueDraft',
    field: 'booking.total',
    plant: bookingOf('createQueueDraft', (booking) => ({
      ...booking,
      total: booking['hourlyRate'],
    })),
  },
  ...(['total', 'hourlyRate', 'patientId'] as const).map((field): Fault => ({
    title: `a ${field} of a booking that the body can set`,
    endpoint: 'createQueueDraft',
    field: `booking.${field}`,
    plant: bookingOf('createQueueDraft', believed(field)),
  })),
  {
    title: "a helper's phone number before payment",
    endpoint: 'createQueueDraft',
    field: 'booking.freelancer.phone',
    plant: bookingOf('createQueueDraft', (booking) =>
      inside(booking, 'freelancer', (helper) => ({ ...helper, phone: '9000000000' })),
    ),
  },
  {
    title: 'a second draft for the same request',
    endpoint: 'createQueueDraft',
    field: 'booking.id',
    plant: answersOf('createQueueDraft', () => {
      const known = new Set<string>();
      return ({ request, sent, response, body }) => {
        const wish = JSON.stringify([request.headers.get('authorization'), sent]);
        if (!response.ok || !known.has(wish)) {
          known.add(wish);
          return response;
        }
        const another = (booking: Json) => ({ ...booking, id: crypto.randomUUID() });
        return answer(inside(objectOf(body), 'booking', another), response);
      };
    }),
  },
  {
    title: 'a hospital in another city than the helper',
    endpoint: 'createQueueDraft',
    field: 'status',
    plant: answersOf('createQueueDraft', () => {
      const accept = insteadOf('invalid-request')();
      return (exchange) => {
        const refusal = objectOf(objectOf(exchange.body)['fields'])['hospitalName'];
        const isOfCity = typeof refusal === 'string' && refusal.includes(' is in ');
        return exchange.response.ok || isOfCity ? accept(exchange) : exchange.response;
      };
    }),
  },
  {
    title: 'hours that the helper does not offer',
    endpoint: 'createQueueDraft',
    field: 'status',
    plant: answersOf('createQueueDraft', insteadOf('hours-not-offered')),
  },
  {
    title: 'reserved hours that another patient can draft',
    endpoint: 'createQueueDraft',
    field: 'status',
    plant: answersOf('createQueueDraft', insteadOf('hours-taken')),
  },
  {
    title: "another user's queue bookings",
    endpoint: 'listQueueBookings',
    field: '[]',
    plant: answersOf('listQueueBookings', () => {
      let others: unknown = [];
      return ({ response, body }) => {
        const isEmpty = Array.isArray(body) && body.length === 0;
        if (!isEmpty) others = body;
        return isEmpty ? answer(others, response) : response;
      };
    }),
  },
  {
    title: 'bookings with the earliest start first',
    endpoint: 'listQueueBookings',
    field: 'starts',
    plant: answersOf(
      'listQueueBookings',
      () =>
        ({ response, body }) =>
          answer(Array.isArray(body) ? body.toReversed() : body, response),
    ),
  },
  {
    title: "another user's queue booking",
    endpoint: 'getQueueBooking',
    field: 'status',
    plant: answersOf('getQueueBooking', insteadOf('forbidden')),
  },
  {
    title: 'a queue booking that may be cached',
    endpoint: 'getQueueBooking',
    field: 'header Cache-Control',
    plant: headerOf('getQueueBooking', 'cache-control', () => 'public, max-age=60'),
  },
  {
    title: 'a cancellation without a refund',
    endpoint: 'cancelQueueBooking',
    field: 'booking.payment.status',
    plant: bookingOf('cancelQueueBooking', (booking) =>
      inside(booking, 'payment', (payment) =>
        payment['refund'] ? { ...payment, status: 'succeeded', refund: null } : payment,
      ),
    ),
  },
  {
    title: 'a refund for a late cancellation',
    endpoint: 'cancelQueueBooking',
    field: 'booking.payment.refund.amount',
    plant: bookingOf('cancelQueueBooking', (booking) =>
      inside(booking, 'payment', (payment) => {
        if (payment['status'] !== 'succeeded') return payment;
        const refund = { amount: payment['amount'], refundedAt: payment['paidAt'] };
        return { ...payment, status: 'refunded', refund };
      }),
    ),
  },
  {
    title: 'a cancelledBy that the body can set',
    endpoint: 'cancelQueueBooking',
    field: 'booking.cancelledBy',
    plant: bookingOf('cancelQueueBooking', believed('cancelledBy')),
  },
  {
    title: 'a booking that is cancelled twice',
    endpoint: 'cancelQueueBooking',
    field: 'status',
    plant: answersOf('cancelQueueBooking', insteadOf('invalid-transition')),
  },
];
