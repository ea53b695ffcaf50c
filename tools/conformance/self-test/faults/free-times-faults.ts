import {
  answer,
  type Json,
  parsed,
  type PlantedFault,
  tamperBody,
  tamperEvents,
  tamperResponse,
  toEveryone,
  withoutEvent,
} from './tamper.ts';

const changeDays = (change: (day: Json, index: number) => Json) =>
  tamperBody('listFreeTimes', 200, ({ days }) => ({
    days: [days].flat().map((day, index) => change(parsed(JSON.stringify(day)), index)),
  }));

export const freeTimesFaults: PlantedFault[] = [
  {
    title: 'a working day that is left out',
    endpoint: 'listFreeTimes',
    field: 'days[]',
    plant: tamperBody('listFreeTimes', 200, ({ days }) => ({
      days: [days].flat().filter((_, index) => index !== 2),
    })),
  },
  {
    title: 'days that are not sorted',
    endpoint: 'listFreeTimes',
    field: 'days',
    plant: tamperBody('listFreeTimes', 200, ({ days }) => ({ days: [days].flat().toReversed() })),
  },
  {
    title: 'a day that has only its first free time',
    endpoint: 'listFreeTimes',
    field: 'days[]',
    plant: changeDays(({ times, ...day }) => ({ ...day, times: [times].flat().slice(0, 1) })),
  },
  {
    title: 'times that stay free after a booking',
    endpoint: 'listFreeTimes',
    field: 'days[].times',
    plant: tamperResponse('listFreeTimes', () => {
      let first: unknown;
      return ({ response, body }) => {
        if (!response.ok) return response;
        first ??= body;
        return answer(first, response);
      };
    }),
  },
  {
    title: 'free times with the booked ones and their patients',
    endpoint: 'listFreeTimes',
    field: 'body',
    plant: (target) => {
      let visit: unknown;
      const seen = tamperResponse('bookAppointment', () => ({ response, body }) => {
        visit = body;
        return response;
      })(target);
      return tamperBody('listFreeTimes', 200, (body) => ({ ...body, booked: [visit] }))(seen);
    },
  },
  {
    title: 'a doctor whose times are followed in vain',
    endpoint: 'slots_changed',
    field: 'event',
    plant: withoutEvent('slots_changed'),
  },
  {
    title: 'taken times that are sent with the patient',
    endpoint: 'slots_changed',
    field: 'payload',
    plant: (target) => {
      let visit: unknown;
      const seen = tamperResponse('bookAppointment', () => ({ response, body }) => {
        visit = body;
        return response;
      })(target);
      return tamperEvents((take) => (name, payload) => {
        take(name, name === 'slots_changed' ? { ...payload, visit } : payload);
      })(seen);
    },
  },
  {
    title: 'taken times that are sent to everyone',
    endpoint: 'slots_changed',
    field: 'events for others',
    plant: toEveryone('slots_changed'),
  },
  {
    title: 'an unknown doctor who can be followed',
    endpoint: 'follow_slots',
    field: 'code',
    plant: (target) => ({
      ...target,
      connect: async (token, take) => {
        const line = await target.connect(token, take);
        return {
          ...line,
          call: (name, payload) =>
            name === 'follow_slots' ? Promise.resolve({ success: true }) : line.call(name, payload),
        };
      },
    }),
  },
  {
    title: 'an unknown doctor without free times',
    endpoint: 'listFreeTimes',
    field: 'status',
    plant: tamperResponse(
      'listFreeTimes',
      () =>
        ({ response, body }) =>
          response.status === 404 ? answer({ days: [] }, response, 200) : answer(body, response),
    ),
  },
];
