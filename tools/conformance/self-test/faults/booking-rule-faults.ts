import {
  answer,
  inside,
  type PlantedFault,
  replaceError,
  tamperBody,
  tamperResponse,
} from './tamper.ts';

/** Of the doctors in the tests' data. */
const SLOTS_A_DAY = 4;

export const bookingRuleFaults: PlantedFault[] = [
  {
    title: 'rules for booking that are stored in part',
    endpoint: 'updateAvailability',
    field: 'bookingRules',
    plant: tamperBody('updateAvailability', 200, (body) =>
      body['bookingRules']
        ? inside(body, 'bookingRules', (rules) => ({ ...rules, noticeHours: 0 }))
        : body,
    ),
  },
  {
    title: 'a break between visits that patients see',
    endpoint: 'getDoctor',
    field: 'bookingRules',
    plant: tamperBody('getDoctor', 200, (body) =>
      body['bookingRules']
        ? inside(body, 'bookingRules', (rules) =>
            rules['noticeHours'] === 0 ? rules : { ...rules, bufferMinutes: 30 },
          )
        : body,
    ),
  },
  {
    title: 'rules beyond their limits that are accepted',
    endpoint: 'updateAvailability',
    field: 'status',
    plant: tamperResponse('updateAvailability', replaceError('invalid-request')),
  },
  {
    title: 'a refused day whose refusal names no rule',
    endpoint: 'bookAppointment',
    field: 'message',
    plant: tamperBody('bookAppointment', 409, (body) =>
      body['code'] === 'slot-not-offered' ? { ...body, message: 'No.' } : body,
    ),
  },
  {
    title: 'taken times without the rules',
    endpoint: 'getTakenSlots',
    field: 'free times',
    plant: tamperResponse('getTakenSlots', () => ({ response, body }) => {
      const { date, taken = [] } = Object(body);
      return taken.length >= SLOTS_A_DAY ? answer({ date, taken: [] }, response) : response;
    }),
  },
  {
    title: 'a move beyond the number that the doctor allows',
    endpoint: 'moveAppointment',
    field: 'status',
    plant: tamperResponse('moveAppointment', () => {
      let last: unknown;
      return ({ response, body }) => {
        if (response.ok) last = body;
        return Object(body).code === 'too-many-changes' && last !== undefined
          ? answer(last, response, 200)
          : response;
      };
    }),
  },
];
