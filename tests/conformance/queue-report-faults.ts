import { people } from '../../mocks/testing/test-seed.ts';
import { bookingOf, heardFromAnybody, objectOf } from './queue-tamper.ts';
import {
  answer,
  answersOf,
  deafTo,
  type Fault,
  hearing,
  inside,
  renamed,
  statusOf,
  toEveryone,
  withoutEvent,
} from './tamper.ts';

/** Faults of what helpers report, and of how patients hear of it; the kit must name the call or event of each. */
export const queueReportFaults: Fault[] = [
  {
    title: 'reports of a helper that anybody may make',
    endpoint: 'reportQueue',
    field: 'status',
    plant: heardFromAnybody('reportQueue'),
  },
  {
    title: 'steps that are left out and taken',
    endpoint: 'reportQueue',
    field: 'status',
    plant: statusOf('reportQueue', 409, 200),
  },
  {
    title: 'a token that nobody keeps',
    endpoint: 'reportQueue',
    field: 'token of the booking',
    plant: deafTo('reportQueue', 'token'),
  },
  {
    title: 'a helper who cancels and keeps the money',
    endpoint: 'reportQueue',
    field: 'refund of the booking',
    plant: bookingOf('getQueueBooking', (booking) =>
      booking['cancelledBy'] === 'freelancer'
        ? inside(booking, 'payment', (payment) => ({ ...payment, refund: null }))
        : booking,
    ),
  },
  {
    title: 'a step that nobody is told of',
    endpoint: 'queue_update',
    field: 'event',
    plant: withoutEvent('queue_update'),
  },
  {
    title: 'a step without the status that it leads to',
    endpoint: 'queue_update',
    field: 'status',
    plant: hearing((take) => (name, payload) => {
      take(name, name === 'queue_update' ? renamed(payload, 'status', 'state') : payload);
    }),
  },
  {
    title: 'steps that everybody hears of',
    endpoint: 'queue_update',
    field: 'events for others',
    plant: toEveryone('queue_update'),
  },
  {
    title: 'a helper who says nothing',
    endpoint: 'new_message',
    field: 'event',
    plant: hearing((take) => (name, payload) => {
      const isOfPeople = Object.values(people).some(({ id }) => id === payload['senderId']);
      if (name !== 'new_message' || isOfPeople) take(name, payload);
    }),
  },
  {
    title: 'a helper who passes for a doctor',
    endpoint: 'listInboxUsers',
    field: 'role of the helper',
    plant: answersOf('listInboxUsers', () => ({ response, body }) => {
      const disguised = (entry: unknown) => {
        const { role, ...rest } = objectOf(entry);
        return { ...rest, role: role === 'freelancer' ? 'doctor' : role };
      };
      return answer(Array.isArray(body) ? body.map(disguised) : body, response);
    }),
  },
];
