import { believed, tamperBooking, parseObject } from './queue-tamper.ts';
import {
  answer,
  tamperResponse,
  tamperBody,
  type PlantedFault,
  tamperHeader,
  inside,
  replaceError,
  type Json,
} from './tamper.ts';

export const queueFaults: PlantedFault[] = [
  {
    title: "a helper's phone number in the public list",
    endpoint: 'listFreelancers',
    field: 'phone',
    plant: tamperResponse('listFreelancers', () => ({ response, body }) => {
      const told = (helper: unknown) => ({ ...parseObject(helper), phone: '9000000000' });
      return answer(Array.isArray(body) ? body.map(told) : body, response);
    }),
  },
  {
    title: 'an hourly rate in words',
    endpoint: 'getFreelancer',
    field: 'hourlyRate',
    plant: tamperBody('getFreelancer', 200, (body) => ({ ...body, hourlyRate: '$25' })),
  },
  {
    title: 'booked hours that are listed as free',
    endpoint: 'getBusyHours',
    field: 'busy',
    plant: tamperBody('getBusyHours', 200, (body) => ({ ...body, busy: [] })),
  },
  {
    title: 'a price of one hour for several',
    endpoint: 'createQueueDraft',
    field: 'booking.total',
    plant: tamperBooking('createQueueDraft', (booking) => ({
      ...booking,
      total: booking['hourlyRate'],
    })),
  },
  ...(['total', 'hourlyRate', 'patientId'] as const).map((field): PlantedFault => ({
    title: `a ${field} of a booking that the body can set`,
    endpoint: 'createQueueDraft',
    field: `booking.${field}`,
    plant: tamperBooking('createQueueDraft', believed(field)),
  })),
  {
    title: "a helper's phone number before payment",
    endpoint: 'createQueueDraft',
    field: 'booking.freelancer.phone',
    plant: tamperBooking('createQueueDraft', (booking) =>
      inside(booking, 'freelancer', (helper) => ({ ...helper, phone: '9000000000' })),
    ),
  },
  {
    title: 'a second draft for the same request',
    endpoint: 'createQueueDraft',
    field: 'booking.id',
    plant: tamperResponse('createQueueDraft', () => {
      const known = new Set<string>();
      return ({ request, sent, response, body }) => {
        const wish = JSON.stringify([request.headers.get('authorization'), sent]);
        if (!response.ok || !known.has(wish)) {
          known.add(wish);
          return response;
        }
        const another = (booking: Json) => ({ ...booking, id: crypto.randomUUID() });
        return answer(inside(parseObject(body), 'booking', another), response);
      };
    }),
  },
  {
    title: 'a hospital in another city than the helper',
    endpoint: 'createQueueDraft',
    field: 'status',
    plant: tamperResponse('createQueueDraft', () => {
      const accept = replaceError('invalid-request')();
      return (exchange) => {
        const refusal = parseObject(parseObject(exchange.body)['fields'])['hospitalName'];
        const isOfCity = typeof refusal === 'string' && refusal.includes(' is in ');
        return exchange.response.ok || isOfCity ? accept(exchange) : exchange.response;
      };
    }),
  },
  {
    title: 'hours that the helper does not offer',
    endpoint: 'createQueueDraft',
    field: 'status',
    plant: tamperResponse('createQueueDraft', replaceError('hours-not-offered')),
  },
  {
    title: 'reserved hours that another patient can draft',
    endpoint: 'createQueueDraft',
    field: 'status',
    plant: tamperResponse('createQueueDraft', replaceError('hours-taken')),
  },
  {
    title: "another user's queue bookings",
    endpoint: 'listQueueBookings',
    field: '[]',
    plant: tamperResponse('listQueueBookings', () => {
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
    plant: tamperResponse(
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
    plant: tamperResponse('getQueueBooking', replaceError('forbidden')),
  },
  {
    title: 'a queue booking that may be cached',
    endpoint: 'getQueueBooking',
    field: 'header Cache-Control',
    plant: tamperHeader('getQueueBooking', 'cache-control', () => 'public, max-age=60'),
  },
  {
    title: 'a cancellation without a refund',
    endpoint: 'cancelQueueBooking',
    field: 'booking.payment.status',
    plant: tamperBooking('cancelQueueBooking', (booking) =>
      inside(booking, 'payment', (payment) =>
        payment['refund'] ? { ...payment, status: 'succeeded', refund: null } : payment,
      ),
    ),
  },
  {
    title: 'a refund for a late cancellation',
    endpoint: 'cancelQueueBooking',
    field: 'booking.payment.refund.amount',
    plant: tamperBooking('cancelQueueBooking', (booking) =>
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
    plant: tamperBooking('cancelQueueBooking', believed('cancelledBy')),
  },
  {
    title: 'a booking that is cancelled twice',
    endpoint: 'cancelQueueBooking',
    field: 'status',
    plant: tamperResponse('cancelQueueBooking', replaceError('invalid-transition')),
  },
];
