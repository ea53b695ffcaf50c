import {
  answer,
  inside,
  type Json,
  type PlantedFault,
  replaceError,
  tamperBody,
  tamperResponse,
  tamperStatus,
} from './tamper.ts';

export const waitlistFaults: PlantedFault[] = [
  {
    title: 'a patient who is put first in the line',
    endpoint: 'joinWaitlist',
    field: 'entry.position',
    plant: tamperBody('joinWaitlist', 200, (body) =>
      inside(body, 'entry', (entry) => ({ ...entry, position: 1 })),
    ),
  },
  {
    title: 'changed wishes that are not stored',
    endpoint: 'joinWaitlist',
    field: 'entry.until',
    plant: tamperResponse('joinWaitlist', () => {
      const first = new Map<unknown, unknown>();
      return ({ response, body }) => {
        if (response.status !== 200) return response;
        const entry: Json = Object(body)['entry'] ?? {};
        const until = first.get(entry['id']) ?? entry['until'];
        first.set(entry['id'], until);
        return answer(
          inside(Object(body), 'entry', (one) => ({ ...one, until })),
          response,
        );
      };
    }),
  },
  {
    title: 'a wait until yesterday',
    endpoint: 'joinWaitlist',
    field: 'status',
    plant: tamperStatus('joinWaitlist', 400, 200),
  },
  {
    title: 'a number of waiting patients that stays',
    endpoint: 'countWaiting',
    field: 'waiting',
    plant: tamperBody('countWaiting', 200, () => ({ waiting: 0 })),
  },
  {
    title: 'a freed time that is not offered',
    endpoint: 'listWaitlist',
    field: '[].offer',
    plant: tamperResponse('listWaitlist', () => ({ response, body }) => {
      if (response.status !== 200 || !Array.isArray(body)) return response;
      return answer(
        body.map((entry: Json) => ({ ...entry, offer: undefined })),
        response,
      );
    }),
  },
  {
    title: 'a second visit for the same acceptance',
    endpoint: 'answerOffer',
    field: 'appointment.id',
    plant: tamperResponse('answerOffer', () => {
      const known = new Set<unknown>();
      return ({ response, body }) => {
        const visit: Json | null = Object(body)['appointment'] ?? null;
        if (response.status !== 200 || !visit) return response;
        const isRepeated = known.has(visit['id']);
        known.add(visit['id']);
        const other = (one: Json) => ({ ...one, id: 'another-visit' });
        return isRepeated ? answer(inside(Object(body), 'appointment', other), response) : response;
      };
    }),
  },
  {
    title: 'an accepted time that is scheduled without the doctor',
    endpoint: 'answerOffer',
    field: 'appointment.status',
    plant: tamperBody('answerOffer', 200, (body) =>
      body['appointment'] === null
        ? body
        : inside(body, 'appointment', (visit) => ({ ...visit, status: 'scheduled' })),
    ),
  },
  {
    title: 'a declined time that can be accepted',
    endpoint: 'answerOffer',
    field: 'status',
    plant: tamperResponse('answerOffer', replaceError('invalid-transition')),
  },
  {
    title: 'a wait that ends twice',
    endpoint: 'leaveWaitlist',
    field: 'status',
    plant: tamperResponse('leaveWaitlist', replaceError('not-found')),
  },
];
