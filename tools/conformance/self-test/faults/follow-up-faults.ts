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

const changeBooked = (change: (visit: Json) => Json) =>
  tamperBody('answerFollowUp', 200, (body) =>
    body['booked'] === null ? body : inside(body, 'booked', change),
  );

const changeClosed =
  (name: 'answerFollowUp' | 'askFollowUp' | 'completeAppointment') =>
  (change: (visit: Json) => Json) =>
    tamperBody(name, 200, (body) => inside(body, 'appointment', change));

const otherDay = (visit: Json): Json =>
  visit['followUp']
    ? inside(visit, 'followUp', (wish) => ({ ...wish, date: '2099-01-01' }))
    : visit;

export const followUpFaults: PlantedFault[] = [
  {
    title: 'a completed visit with another day for the follow-up',
    endpoint: 'completeAppointment',
    field: 'appointment.followUp.date',
    plant: changeClosed('completeAppointment')(otherDay),
  },
  {
    title: 'a follow-up of a request',
    endpoint: 'askFollowUp',
    field: 'status',
    plant: tamperResponse('askFollowUp', replaceError('invalid-transition')),
  },
  {
    title: 'a follow-up of today',
    endpoint: 'askFollowUp',
    field: 'status',
    plant: tamperStatus('askFollowUp', 400, 200),
  },
  {
    title: 'a doctor who cannot change the day',
    endpoint: 'askFollowUp',
    field: 'appointment.followUp.date',
    plant: changeClosed('askFollowUp')(otherDay),
  },
  {
    title: 'a follow-up that is only requested',
    endpoint: 'answerFollowUp',
    field: 'booked.status',
    plant: changeBooked((visit) => ({ ...visit, status: 'pending' })),
  },
  {
    title: 'a follow-up of another kind',
    endpoint: 'answerFollowUp',
    field: 'booked.appointmentType',
    plant: changeBooked((visit) => ({ ...visit, appointmentType: 'video' })),
  },
  {
    title: 'a follow-up that does not name the earlier visit',
    endpoint: 'answerFollowUp',
    field: 'booked.followUpOf',
    plant: changeBooked((visit) => ({ ...visit, followUpOf: undefined })),
  },
  {
    title: 'an earlier visit that does not name its follow-up',
    endpoint: 'answerFollowUp',
    field: 'appointment.followUp.visitId',
    plant: changeClosed('answerFollowUp')((visit) =>
      visit['followUp']
        ? inside(visit, 'followUp', (wish) => ({ ...wish, visitId: undefined }))
        : visit,
    ),
  },
  {
    title: 'a second visit for the same choice',
    endpoint: 'answerFollowUp',
    field: 'booked.id',
    plant: tamperResponse('answerFollowUp', () => {
      const known = new Set<unknown>();
      return ({ response, body }) => {
        const booked: Json | null = Object(body)['booked'] ?? null;
        if (response.status !== 200 || !booked) return response;
        const isRepeated = known.has(booked['id']);
        known.add(booked['id']);
        const other = (visit: Json) => ({ ...visit, id: 'another-visit' });
        return isRepeated ? answer(inside(Object(body), 'booked', other), response) : response;
      };
    }),
  },
  ...(
    [
      ['a follow-up far from the day', 'slot-not-offered'],
      ['a follow-up in a taken slot', 'slot-taken'],
      ['a second choice, or one without a wish', 'invalid-transition'],
    ] as const
  ).map(([title, code]): PlantedFault => ({
    title,
    endpoint: 'answerFollowUp',
    field: 'status',
    plant: tamperResponse('answerFollowUp', replaceError(code)),
  })),
  {
    title: '‘no thanks’ that is not stored',
    endpoint: 'answerFollowUp',
    field: 'appointment.followUp.declinedAt',
    plant: changeClosed('answerFollowUp')((visit) =>
      visit['followUp']
        ? inside(visit, 'followUp', (wish) => ({ ...wish, declinedAt: undefined }))
        : visit,
    ),
  },
  {
    title: 'an event of a follow-up without its link',
    endpoint: 'appointment_changed',
    field: 'followUpOf',
    plant: tamperEvents((take) => (name, payload) => {
      const { followUpOf: _, ...visit } = payload;
      take(name, name === 'appointment_changed' ? visit : payload);
    }),
  },
];
