import { acceptAnySender, parseObject } from './queue-tamper.ts';
import {
  answer,
  tamperBody,
  deafTo,
  type PlantedFault,
  fetching,
  findCallName,
  inside,
  type Json,
  replaceError,
  tamperEvents,
  tamperResponse,
  tamperStatus,
  toEveryone,
  withoutEvent,
} from './tamper.ts';

const found = { success: true as const };

/** Shows the last doctor that was found instead of each refusal. */
const showUnknown = (name: 'getDoctor' | 'getDoctorForBooking' | 'getDoctorProfile') =>
  tamperResponse(name, replaceError('not-found'));

/** Keeps listing each doctor who was listed before, or the first one under every id. */
const listSuspended = (name: 'listDoctors' | 'findDoctors'): PlantedFault['plant'] =>
  tamperResponse(name, () => {
    const known = new Map<unknown, unknown>();
    return ({ response, body }) => {
      const list: unknown[] = Array.isArray(body) ? body : listIn(body);
      for (const doctor of list) known.set(parseObject(doctor)['id'], doctor);
      const all = [...known.values()];
      return answer(Array.isArray(body) ? all : { ...found, doctors: all }, response);
    };
  });

function listIn(body: unknown): unknown[] {
  const { doctors } = parseObject(body);
  return Array.isArray(doctors) ? doctors : [];
}

const verifyAtOnce: PlantedFault['plant'] = (target) =>
  fetching((fetch) => async (request) => {
    const response = await fetch(request);
    if (findCallName(request) !== 'updateRegistration' || !response.ok) return response;
    const [, id] = /doctors\/([^/]+)\/registration/.exec(request.url) ?? [];
    const { verification } = parseObject(await response.clone().json());
    const { requestedAt } = parseObject(verification);
    const decidedAt = target.now().toISOString();
    await fetch(
      new Request(new URL(`/api/webhooks/doctors/${id}`, target.url), {
        method: 'POST',
        headers: { 'x-webhook-secret': target.doctorWebhookSecret ?? '' },
        body: JSON.stringify({ outcome: 'accepted', requestedAt, decidedAt }),
      }),
    );
    return response;
  })(target);

const withDoctor = (body: Json, change: (doctor: Json) => Json) =>
  inside(body, 'appointment', (visit) => inside(visit, 'doctor', change));

export const verificationFaults: PlantedFault[] = [
  ...(['listDoctors', 'findDoctors'] as const).flatMap((endpoint) => [
    {
      title: 'a doctor who is listed before the verification',
      endpoint,
      field: 'doctors',
      plant: verifyAtOnce,
    },
    {
      title: 'a suspended doctor who is still listed',
      endpoint,
      field: 'doctors',
      plant: listSuspended(endpoint),
    },
  ]),
  ...(['getDoctor', 'getDoctorForBooking', 'getDoctorProfile'] as const).map((endpoint) => ({
    title: 'a doctor who may not practise and is shown',
    endpoint,
    field: 'status',
    plant: showUnknown(endpoint),
  })),
  {
    title: 'a visit with a doctor who is not verified or suspended',
    endpoint: 'bookAppointment',
    field: 'status',
    plant: tamperResponse('bookAppointment', replaceError('not-found')),
  },
  {
    title: 'a visit without the registration of its doctor',
    endpoint: 'bookAppointment',
    field: 'doctor.registration',
    plant: tamperBody('bookAppointment', 201, (body) =>
      withDoctor(body, (doctor) => ({ ...doctor, registration: undefined })),
    ),
  },
  {
    title: 'a suspended doctor who may accept requests',
    endpoint: 'acceptAppointment',
    field: 'status',
    plant: tamperResponse(
      'acceptAppointment',
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('suspended') ? answer(body, response, 200) : response,
    ),
  },
  {
    title: 'a visit that hides the suspension of its doctor',
    endpoint: 'listAppointments',
    field: 'doctor.takesVisits',
    plant: tamperResponse('listAppointments', () => ({ response, body }) => {
      const shown = (visit: unknown) =>
        inside(parseObject(visit), 'doctor', (doctor) => ({ ...doctor, takesVisits: true }));
      return answer(Array.isArray(body) ? body.map(shown) : body, response);
    }),
  },
  {
    title: 'a conversation with a doctor who may not practise',
    endpoint: 'openConversation',
    field: 'status',
    plant: tamperStatus('openConversation', 403, 200),
  },
  {
    title: 'a message in a conversation that is read-only',
    endpoint: 'sendMessage',
    field: 'status',
    plant: tamperStatus('sendMessage', 403, 201),
  },
  {
    title: 'a conversation that is not marked as read-only',
    endpoint: 'listInboxUsers',
    field: 'isReadOnly',
    plant: tamperResponse('listInboxUsers', () => ({ response, body }) => {
      const writable = (entry: unknown) => {
        const { isReadOnly: _, ...rest } = parseObject(entry);
        return rest;
      };
      return answer(Array.isArray(body) ? body.map(writable) : body, response);
    }),
  },
  {
    title: 'a conversation that cannot be read during a suspension',
    endpoint: 'listMessages',
    field: 'status',
    plant: (target) => {
      let isSuspended = false;
      return fetching((fetch) => async (request) => {
        const name = findCallName(request);
        if (name === 'reportDoctor') {
          isSuspended = (await request.clone().text()).includes('suspended');
        }
        const response = await fetch(request);
        const refusal = { success: false, message: 'No', code: 'forbidden' };
        return name === 'listMessages' && isSuspended ? answer(refusal, response, 403) : response;
      })(target);
    },
  },
  {
    title: 'a registration that is not stored',
    endpoint: 'updateRegistration',
    field: 'requested',
    plant: (target) =>
      fetching((fetch) => async (request) => {
        if (findCallName(request) !== 'updateRegistration') return fetch(request);
        const { headers, method, url } = request;
        const sent: Json = parseObject(JSON.parse((await request.clone().text()) || '{}'));
        const body = JSON.stringify({ ...sent, ...('number' in sent && { number: 'OTHER 1' }) });
        return fetch(new Request(url, { method, headers, body }));
      })(target),
  },
  {
    title: 'decisions without a secret',
    endpoint: 'reportDoctor',
    field: 'status',
    plant: acceptAnySender('reportDoctor'),
  },
  {
    title: 'a refusal without its reason',
    endpoint: 'reportDoctor',
    field: 'status',
    plant: deafTo('reportDoctor', 'reason'),
  },
  {
    title: 'a late decision that is answered as if it were applied',
    endpoint: 'reportDoctor',
    field: 'status',
    plant: tamperStatus('reportDoctor', 409, 200),
  },
  {
    title: 'a reinstatement of the time of the suspension that is applied',
    endpoint: 'reportDoctor',
    field: 'status',
    plant: (target) =>
      fetching((fetch) => async (request) => {
        if (findCallName(request) !== 'reportDoctor') return fetch(request);
        const { headers, method, url } = request;
        const sent: Json = parseObject(JSON.parse((await request.clone().text()) || '{}'));
        const isReinstated = sent['outcome'] === 'reinstated';
        const decidedAt = new Date(target.now().getTime() + 200_000).toISOString();
        const body = JSON.stringify({ ...sent, ...(isReinstated && { decidedAt }) });
        return fetch(new Request(url, { method, headers, body }));
      })(target),
  },
  {
    title: 'a decision that is applied to another request than it names',
    endpoint: 'reportDoctor',
    field: 'status',
    plant: (target) => {
      let newest: unknown;
      return fetching((fetch) => async (request) => {
        const name = findCallName(request);
        if (name !== 'reportDoctor') {
          const response = await fetch(request);
          if (name === 'updateRegistration' && response.ok) {
            const { verification } = parseObject(await response.clone().json());
            newest = parseObject(verification)['requestedAt'];
          }
          return response;
        }
        const { headers, method, url } = request;
        const sent: Json = parseObject(JSON.parse((await request.clone().text()) || '{}'));
        const isNamed = typeof sent['requestedAt'] === 'string';
        const body = JSON.stringify({ ...sent, ...(isNamed && { requestedAt: newest }) });
        return fetch(new Request(url, { method, headers, body }));
      })(target);
    },
  },
  {
    title: 'a refused name that a renewal publishes',
    endpoint: 'reportDoctor',
    field: 'name',
    plant: (target) => {
      let isRenewed = false;
      return fetching((fetch) => async (request) => {
        const name = findCallName(request);
        if (name === 'updateAccount') isRenewed = false;
        if (name === 'reportDoctor') isRenewed = (await request.clone().text()).includes('renewed');
        const response = await fetch(request);
        if (name !== 'getDoctor' || !isRenewed || !response.ok) return response;
        return answer({ ...parseObject(await response.json()), name: 'Dr. Refused' }, response);
      })(target);
    },
  },
  {
    title: 'a request that stays after the doctor has withdrawn it',
    endpoint: 'withdrawRequest',
    field: 'requested',
    plant: tamperBody('withdrawRequest', 200, (body) =>
      inside(body, 'verification', (verification) => ({
        ...verification,
        requested: { name: 'Dr. Withdrawn' },
      })),
    ),
  },
  {
    title: 'a withdrawal of a newer request than the named one',
    endpoint: 'withdrawRequest',
    field: 'status',
    plant: tamperStatus('withdrawRequest', 409, 200),
  },
  {
    title: 'requests that the back office cannot see',
    endpoint: 'listRequests',
    field: 'name',
    plant: tamperResponse(
      'listRequests',
      () =>
        ({ response }) =>
          response.ok ? answer([], response) : response,
    ),
  },
  {
    title: 'a request that the back office sees without its time',
    endpoint: 'getVerification',
    field: 'verification',
    plant: tamperBody('getVerification', 200, (body) =>
      inside(body, 'verification', (verification) => ({
        ...verification,
        requestedAt: undefined,
      })),
    ),
  },
  ...(['listRequests', 'getVerification'] as const).map((endpoint) => ({
    title: 'requests of doctors without a secret',
    endpoint,
    field: 'status',
    plant: acceptAnySender(endpoint),
  })),
  ...(['registration', 'specialty', 'takesVisits'] as const).map((field) => ({
    title: `a doctor without ${field} in the inbox`,
    endpoint: 'listInboxUsers' as const,
    field,
    plant: tamperResponse('listInboxUsers', () => ({ response, body }) => {
      const without = (entry: unknown) => ({ ...parseObject(entry), [field]: undefined });
      return answer(Array.isArray(body) ? body.map(without) : body, response);
    }),
  })),
  {
    title: 'a last day of a registration that is ignored',
    endpoint: 'reportDoctor',
    field: 'status of the doctor',
    plant: (target) =>
      fetching((fetch) => async (request) => {
        if (findCallName(request) !== 'reportDoctor') return fetch(request);
        const { headers, method, url } = request;
        const sent: Json = parseObject(JSON.parse((await request.clone().text()) || '{}'));
        const isDated = typeof sent['expiresOn'] === 'string' && sent['expiresOn'] < '2190';
        const body = JSON.stringify({ ...sent, ...(isDated && { expiresOn: '2190-01-01' }) });
        return fetch(new Request(url, { method, headers, body }));
      })(target),
  },
  ...(['updateAccount', 'updateDoctor'] as const).map((endpoint) => ({
    title: 'a new name of a verified doctor that is shown before it is verified',
    endpoint,
    field: 'name',
    plant: tamperResponse(
      endpoint,
      () =>
        ({ sent, response, body }) =>
          response.ok ? answer({ ...parseObject(body), name: sent['name'] }, response) : response,
    ),
  })),
  ...(['specialty', 'experience', 'education'] as const).map((field) => ({
    title: `a new ${field} of a verified doctor that is shown before it is verified`,
    endpoint: 'updateDoctor' as const,
    field,
    plant: tamperResponse(
      'updateDoctor',
      () =>
        ({ sent, response, body }) =>
          response.ok ? answer({ ...parseObject(body), [field]: sent[field] }, response) : response,
    ),
  })),
  {
    title: 'a number that looks like another doctor’s, without a hint',
    endpoint: 'getVerification',
    field: 'sameNumber',
    plant: tamperResponse(
      'getVerification',
      () =>
        ({ response, body }) =>
          response.ok
            ? answer({ ...parseObject(body), sameNumber: undefined }, response)
            : response,
    ),
  },
  {
    title: 'a decision that sends no event',
    endpoint: 'doctor_changed',
    field: 'event',
    plant: withoutEvent('doctor_changed'),
  },
  {
    title: 'a decision event that every user receives',
    endpoint: 'doctor_changed',
    field: 'events for others',
    plant: toEveryone('doctor_changed'),
  },
  {
    title: 'a decision event with another doctor than the API',
    endpoint: 'doctor_changed',
    field: 'payload',
    plant: tamperEvents((take) => (name, payload) => {
      take(name, name === 'doctor_changed' ? { ...payload, name: 'Another name' } : payload);
    }),
  },
];
