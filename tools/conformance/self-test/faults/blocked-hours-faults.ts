import {
  answer,
  fetching,
  findCallName,
  type Json,
  type PlantedFault,
  replaceError,
  tamperBody,
  tamperResponse,
} from './tamper.ts';
import type { CallName } from '../../calls.ts';

/** Changes responses to a call while hours are blocked. */
function whileBlocked(
  name: CallName,
  change: (body: Json, hours: { date: string; time: string }) => Json,
): PlantedFault['plant'] {
  return fetching((fetch) => {
    let blocked: { date: string; time: string } | null = null;
    return async (request) => {
      const call = findCallName(request);
      const sent = call === 'blockHours' ? Object(await request.clone().json()) : {};
      const response = await fetch(request);
      if (call === 'blockHours' && response.ok) {
        const { isBlocked, date, startTime } = sent;
        blocked = isBlocked ? { date, time: startTime } : null;
      }
      if (call !== name || !blocked || !response.ok) return response;
      return answer(change(Object(await response.clone().json()), blocked), response);
    };
  });
}

export const blockedHoursFaults: PlantedFault[] = [
  {
    title: 'blocked hours that look free',
    endpoint: 'getTakenSlots',
    field: 'taken',
    plant: whileBlocked('getTakenSlots', (body, { date, time }) =>
      body['date'] === date
        ? { ...body, taken: [body['taken']].flat().filter((one) => one !== time) }
        : body,
    ),
  },
  {
    title: 'blocked hours among the free times',
    endpoint: 'listFreeTimes',
    field: 'days',
    plant: whileBlocked('listFreeTimes', (body, { date, time }) => ({
      ...body,
      days: [{ date, times: [time] }],
    })),
  },
  {
    title: 'a refused booking that says that the hours are blocked',
    endpoint: 'bookAppointment',
    field: 'code',
    plant: tamperBody('bookAppointment', 409, (body) =>
      body['code'] === 'slot-taken' ? { ...body, code: 'slot-not-offered' } : body,
    ),
  },
  {
    title: 'a proposal in blocked hours that is refused for another reason',
    endpoint: 'moveAppointment',
    field: 'code',
    plant: tamperBody('moveAppointment', 409, (body) =>
      body['code'] === 'slot-taken' ? { ...body, code: 'slot-not-offered' } : body,
    ),
  },
  {
    title: 'blocked hours that patients can read',
    endpoint: 'getDoctor',
    field: 'blockedHours',
    plant: whileBlocked('getDoctor', (body, { date, time }) => ({
      ...body,
      blockedHours: [{ date, startTime: time, endTime: '23:00' }],
    })),
  },
  {
    title: 'blocked hours that are stored longer than asked',
    endpoint: 'blockHours',
    field: 'blockedHours',
    plant: tamperBody('blockHours', 200, (body) => ({
      ...body,
      blockedHours: [body['blockedHours'] ?? []]
        .flat()
        .map((hours) => ({ ...Object(hours), endTime: '23:00' })),
    })),
  },
  {
    title: 'blocked hours without an end that are accepted',
    endpoint: 'blockHours',
    field: 'status',
    plant: tamperResponse('blockHours', replaceError('invalid-request')),
  },
];
