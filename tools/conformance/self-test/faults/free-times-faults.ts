import {
  answer,
  type Json,
  parsed,
  type PlantedFault,
  tamperBody,
  tamperResponse,
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
