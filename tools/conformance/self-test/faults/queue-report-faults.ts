import { people } from '../../../../backend/testing/test-seed.ts';
import { tamperBooking, acceptAnySender, parseObject } from './queue-tamper.ts';
import {
  answer,
  tamperResponse,
  deafTo,
  type PlantedFault,
  tamperEvents,
  inside,
  renamed,
  tamperStatus,
  toEveryone,
  withoutEvent,
} from './tamper.ts';

export const queueReportFaults: PlantedFault[] = [
  {
    title: 'helper reports without a secret',
    endpoint: 'reportQueue',
    field: 'status',
    plant: acceptAnySender('reportQueue'),
  },
  {
    title: 'skipped steps that are accepted',
    endpoint: 'reportQueue',
    field: 'status',
    plant: tamperStatus('reportQueue', 409, 200),
  },
  {
    title: 'a token that is not stored',
    endpoint: 'reportQueue',
    field: 'token of the booking',
    plant: deafTo('reportQueue', 'token'),
  },
  {
    title: 'a cancellation by a helper without a refund',
    endpoint: 'reportQueue',
    field: 'refund of the booking',
    plant: tamperBooking('getQueueBooking', (booking) =>
      booking['cancelledBy'] === 'freelancer'
        ? inside(booking, 'payment', (payment) => ({ ...payment, refund: null }))
        : booking,
    ),
  },
  {
    title: 'a step without an event',
    endpoint: 'queue_update',
    field: 'event',
    plant: withoutEvent('queue_update'),
  },
  {
    title: 'a step event without its status',
    endpoint: 'queue_update',
    field: 'status',
    plant: tamperEvents((take) => (name, payload) => {
      take(name, name === 'queue_update' ? renamed(payload, 'status', 'state') : payload);
    }),
  },
  {
    title: 'step events that every user receives',
    endpoint: 'queue_update',
    field: 'events for others',
    plant: toEveryone('queue_update'),
  },
  {
    title: 'a helper who sends no message',
    endpoint: 'new_message',
    field: 'event',
    plant: tamperEvents((take) => (name, payload) => {
      const isOfPeople = Object.values(people).some(({ id }) => id === payload['senderId']);
      if (name !== 'new_message' || isOfPeople) take(name, payload);
    }),
  },
  {
    title: 'a helper who is listed as a doctor',
    endpoint: 'listInboxUsers',
    field: 'role of the helper',
    plant: tamperResponse('listInboxUsers', () => ({ response, body }) => {
      const disguised = (entry: unknown) => {
        const { role, ...rest } = parseObject(entry);
        return { ...rest, role: role === 'freelancer' ? 'doctor' : role };
      };
      return answer(Array.isArray(body) ? body.map(disguised) : body, response);
    }),
  },
];
