import {
  answer,
  inside,
  parsed,
  type Json,
  type PlantedFault,
  replaceError,
  tamperBody,
  tamperResponse,
  withoutEvent,
} from './tamper.ts';

const changeVisit = (name: 'moveAppointment' | 'answerMove', change: (visit: Json) => Json) =>
  tamperBody(name, 200, (body) => inside(body, 'appointment', change));

/** Answers as if the call had worked, with the visit of the last call that did. */
const accepts = (name: 'moveAppointment' | 'answerMove', code: string) =>
  tamperResponse(name, replaceError(code));

export const moveFaults: PlantedFault[] = [
  {
    title: 'a move that makes a new appointment',
    endpoint: 'moveAppointment',
    field: 'appointment.id',
    // A proposal is answered by the visit's id.
    plant: changeVisit('moveAppointment', (visit) =>
      visit['status'] === 'pending' ? { ...visit, id: 'another' } : visit,
    ),
  },
  {
    title: 'a move that loses the notes',
    endpoint: 'moveAppointment',
    field: 'appointment.notes',
    plant: changeVisit('moveAppointment', (visit) => ({ ...visit, notes: '' })),
  },
  {
    title: 'a move without a history',
    endpoint: 'moveAppointment',
    field: 'appointment.history',
    plant: changeVisit('moveAppointment', (visit) => ({ ...visit, history: [] })),
  },
  {
    title: 'a move that leaves the revision',
    endpoint: 'moveAppointment',
    field: 'appointment.revision',
    plant: changeVisit('moveAppointment', (visit) => ({ ...visit, revision: 0 })),
  },
  {
    title: 'a scheduled visit that moves without an answer',
    endpoint: 'moveAppointment',
    field: 'appointment.proposal',
    plant: changeVisit('moveAppointment', ({ proposal: _proposal, ...visit }) => visit),
  },
  {
    title: 'a proposal that does not say who made it',
    endpoint: 'moveAppointment',
    field: 'appointment.proposal.by',
    plant: changeVisit('moveAppointment', (visit) =>
      visit['proposal'] ? inside(visit, 'proposal', ({ by: _by, ...rest }) => rest) : visit,
    ),
  },
  ...(
    [
      ['a visit that moves to a taken time', 'slot-taken'],
      ['a visit that moves to a time that is not offered', 'slot-not-offered'],
      ['a visit that moves without end', 'too-many-changes'],
      ['a visit that is over and moves', 'invalid-transition'],
      ["another patient's visit that moves", 'forbidden'],
    ] as const
  ).map(([title, code]): PlantedFault => ({
    title,
    endpoint: 'moveAppointment',
    field: 'status',
    plant: accepts('moveAppointment', code),
  })),
  {
    title: 'a refusal that names no field',
    endpoint: 'moveAppointment',
    field: 'fields.time',
    plant: tamperBody('moveAppointment', 400, (body) =>
      String(body['message']).includes('already') ? { ...body, fields: undefined } : body,
    ),
  },
  {
    title: 'a refusal that does not say what is still possible',
    endpoint: 'moveAppointment',
    field: 'message',
    plant: tamperBody('moveAppointment', 409, (body) =>
      body['code'] === 'too-many-changes' ? { ...body, message: 'No.' } : body,
    ),
  },
  {
    title: 'a proposal that sends no event',
    endpoint: 'appointment_changed',
    field: 'event',
    plant: withoutEvent('appointment_changed'),
  },
  {
    title: 'an accepted proposal that stays',
    endpoint: 'answerMove',
    field: 'appointment.proposal',
    plant: changeVisit('answerMove', (visit) => ({
      ...visit,
      proposal: {
        date: '2026-12-01',
        time: '10:00',
        by: 'patient',
        at: '2026-11-23T04:00:00.000Z',
      },
    })),
  },
  {
    title: 'a declined proposal that moves the visit',
    endpoint: 'answerMove',
    field: 'appointment slot',
    plant: changeVisit('answerMove', (visit) => ({ ...visit, time: '00:00' })),
  },
  {
    title: 'one who proposes and accepts',
    endpoint: 'answerMove',
    field: 'status',
    plant: tamperResponse('answerMove', () => {
      let last: unknown;
      return ({ response, body }) => {
        if (response.ok) last = body;
        const { code } = parsed(JSON.stringify(body));
        return code === 'invalid-transition' && last !== undefined
          ? answer(last, response, 200)
          : response;
      };
    }),
  },
];
