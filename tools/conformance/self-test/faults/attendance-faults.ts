import {
  answer,
  inside,
  type Json,
  type PlantedFault,
  replaceError,
  tamperBody,
  tamperEvents,
  tamperResponse,
  tamperStatus,
} from './tamper.ts';

const at = '2026-11-23T04:00:00.000Z';

const changeVisit = (name: 'sayLate' | 'markMissed', change: (visit: Json) => Json) =>
  tamperBody(name, 200, (body) => inside(body, 'appointment', change));

export const attendanceFaults: PlantedFault[] = [
  {
    title: 'a late patient of whom the doctor is not told how late',
    endpoint: 'sayLate',
    field: 'appointment.late.minutes',
    plant: changeVisit('sayLate', (visit) =>
      visit['late'] ? { ...visit, late: { minutes: 5, at } } : visit,
    ),
  },
  {
    title: 'a late patient who changes the revision',
    endpoint: 'sayLate',
    field: 'appointment.revision',
    plant: changeVisit('sayLate', (visit) => ({ ...visit, revision: 9 })),
  },
  {
    title: 'a late patient without a history',
    endpoint: 'sayLate',
    field: 'appointment.history',
    plant: changeVisit('sayLate', (visit) => ({ ...visit, history: [] })),
  },
  {
    title: 'a late patient who cannot take it back',
    endpoint: 'sayLate',
    field: 'appointment.late',
    plant: changeVisit('sayLate', (visit) => ({ ...visit, late: { minutes: 30, at } })),
  },
  ...(
    [
      ['a request whose patient is late', 'invalid-transition'],
      ['a patient who is late long before the visit', 'too-early'],
    ] as const
  ).map(([title, code]): PlantedFault => ({
    title,
    endpoint: 'sayLate',
    field: 'status',
    plant: tamperResponse('sayLate', replaceError(code)),
  })),
  {
    title: 'an event that does not say how late the patient is',
    endpoint: 'appointment_changed',
    field: 'event',
    plant: tamperEvents((take) => (name, payload) => {
      const { late: _, ...visit } = payload;
      take(name, name === 'appointment_changed' ? visit : payload);
    }),
  },
  {
    title: 'a patient who says the same again and gets another entry',
    endpoint: 'sayLate',
    field: 'appointment.history',
    plant: tamperResponse('sayLate', () => {
      let count = 0;
      return ({ response, body }) => {
        if (response.status !== 200) return response;
        count += 1;
        const more = Array.from({ length: count }, () => ({ kind: 'late', by: 'patient', at }));
        const add = (visit: Json) => ({
          ...visit,
          history: [...more, ...[visit['history']].flat()],
        });
        return answer(inside(Object(body), 'appointment', add), response);
      };
    }),
  },
  {
    title: 'minutes that are not on offer',
    endpoint: 'sayLate',
    field: 'status',
    plant: tamperStatus('sayLate', 400, 200),
  },
  ...(
    [
      ['a patient who is marked before the visit', 'too-early'],
      ['a request that is marked', 'invalid-transition'],
    ] as const
  ).map(([title, code]): PlantedFault => ({
    title,
    endpoint: 'markMissed',
    field: 'status',
    plant: tamperResponse('markMissed', replaceError(code)),
  })),
  {
    title: 'a mark that is made by taking it back',
    endpoint: 'markMissed',
    field: 'appointment.missed',
    plant: changeVisit('markMissed', (visit) => ({ ...visit, missed: { at } })),
  },
  {
    title: 'an answer to no mark',
    endpoint: 'answerMissed',
    field: 'status',
    plant: tamperStatus('answerMissed', 409, 200),
  },
];
