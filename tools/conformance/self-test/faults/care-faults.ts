import {
  answer,
  tamperResponse,
  tamperBody,
  deafTo,
  type PlantedFault,
  fetching,
  tamperEvents,
  inside,
  replaceError,
  type Json,
  findCallName,
  parsed,
  renamed,
  tamperStatus,
  toEveryone,
  withoutEvent,
} from './tamper.ts';

const changeRecords = (change: (record: Json) => Json) =>
  tamperResponse('listRecords', () => ({ response, body }) => {
    const records: unknown[] = Array.isArray(body) ? body : [];
    const changed = records.map((record) => change(parsed(JSON.stringify(record))));
    return response.ok ? answer(changed, response) : response;
  });

export const careFaults: PlantedFault[] = [
  {
    title: 'a hospital without its wait',
    endpoint: 'getHospital',
    field: 'waitTime',
    plant: tamperBody('getHospital', 200, (body) => renamed(body, 'waitTime', 'wait')),
  },
  {
    title: 'a wait whose update is not an instant',
    endpoint: 'getHospital',
    field: 'waitUpdatedAt',
    plant: tamperBody('getHospital', 200, (body) => ({ ...body, waitUpdatedAt: '9:15 am' })),
  },
  {
    title: 'a wait that was updated tomorrow',
    endpoint: 'listHospitals',
    field: 'waitUpdatedAt',
    plant: (target) =>
      tamperResponse('listHospitals', () => ({ response, body }) => {
        const waitUpdatedAt = new Date(target.now().getTime() + 86_400_000).toISOString();
        const hospitals: unknown[] = Array.isArray(body) ? body : [];
        return answer(
          hospitals.map((one) => Object.assign({}, one, { waitUpdatedAt })),
          response,
        );
      })(target),
  },
  {
    title: 'leave days that are not stored',
    endpoint: 'updateAvailability',
    field: 'leaveDays',
    plant: tamperBody('updateAvailability', 200, (body) => ({ ...body, leaveDays: [] })),
  },
  {
    title: 'overlapping windows that are accepted',
    endpoint: 'updateAvailability',
    field: 'status',
    plant: tamperResponse('updateAvailability', replaceError('invalid-request')),
  },
  {
    title: 'a change of an appointment that sends no event',
    endpoint: 'appointment_changed',
    field: 'event',
    plant: withoutEvent('appointment_changed'),
  },
  {
    title: 'an appointment event that every user receives',
    endpoint: 'appointment_changed',
    field: 'events for others',
    plant: toEveryone('appointment_changed'),
  },
  {
    title: 'an appointment event with another patient than the API',
    endpoint: 'appointment_changed',
    field: 'payload',
    plant: tamperEvents((take) => (name, payload) => {
      const patient = (card: Json) => ({ ...card, name: 'Another name' });
      take(name, name === 'appointment_changed' ? inside(payload, 'patient', patient) : payload);
    }),
  },
  {
    title: 'a history that names the wrong person',
    endpoint: 'acceptAppointment',
    field: 'appointment.history',
    plant: tamperBody('acceptAppointment', 200, (body) =>
      inside(body, 'appointment', (visit) => ({
        ...visit,
        history: [visit['history']]
          .flat()
          .map((entry) => Object.assign({}, entry, { by: 'patient' })),
      })),
    ),
  },
  {
    title: 'a cancellation that is missing in the history',
    endpoint: 'cancelAppointment',
    field: 'appointment.history length',
    plant: tamperBody('cancelAppointment', 200, (body) =>
      inside(body, 'appointment', (visit) => ({
        ...visit,
        history: [visit['history']].flat().slice(0, -1),
      })),
    ),
  },
  {
    title: 'a revision that does not grow',
    endpoint: 'cancelAppointment',
    field: 'appointment.revision',
    plant: tamperBody('cancelAppointment', 200, (body) =>
      inside(body, 'appointment', (visit) => ({ ...visit, revision: 1 })),
    ),
  },
  {
    title: 'notes of a visit that create no record',
    endpoint: 'completeAppointment',
    field: 'record',
    plant: deafTo('completeAppointment', 'record'),
  },
  {
    title: 'medicines in another order',
    endpoint: 'completeAppointment',
    field: 'record.prescriptionLines',
    plant: changeRecords((record) => {
      const { prescriptionLines: lines } = record;
      return Array.isArray(lines) ? { ...record, prescriptionLines: lines.toReversed() } : record;
    }),
  },
  {
    title: 'a medicine that is stored once although it is prescribed twice',
    endpoint: 'completeAppointment',
    field: 'record.prescriptionLines',
    plant: changeRecords((record) => {
      const { prescriptionLines: lines } = record;
      return Array.isArray(lines) ? { ...record, prescriptionLines: lines.slice(0, -1) } : record;
    }),
  },
  {
    title: 'a record that names another patient',
    endpoint: 'completeAppointment',
    field: 'record.issued',
    plant: changeRecords((record) =>
      inside(record, 'issued', (issued) => ({ ...issued, patientName: 'Another name' })),
    ),
  },
  {
    title: "a record without its doctor's registration",
    endpoint: 'completeAppointment',
    field: 'record.issued',
    plant: changeRecords((record) =>
      inside(record, 'issued', ({ registration: _left, ...issued }) => issued),
    ),
  },
  ...[
    { title: 'a prescription of any length', limited: 'A prescription must have at most' },
    { title: 'a medicine of any length', limited: 'The medicine must be at most' },
    { title: 'remarks of several lines', limited: 'must be one line' },
    { title: 'a medicine without a name', limited: 'Medicine is required' },
  ].map(({ title, limited }): PlantedFault => ({
    title,
    endpoint: 'completeAppointment',
    field: 'status',
    plant: tamperResponse(
      'completeAppointment',
      () =>
        ({ response, body }) =>
          String(parsed(JSON.stringify(body))['message']).includes(limited)
            ? answer({ success: true }, response, 200)
            : response,
    ),
  })),
  {
    title: 'a count of patients that counts visits',
    endpoint: 'completeAppointment',
    field: 'patientCount',
    plant: (target) => {
      let completed = 0;
      const recount = (text: string) =>
        text.replaceAll(/"patientCount":\d+/g, `"patientCount":${1 + completed}`);
      const ofEvents = tamperEvents(
        (take) => (name, payload) => take(name, parsed(recount(JSON.stringify(payload)))),
      );
      const ofCalls = fetching((fetch) => async (request) => {
        const response = await fetch(request);
        if (response.ok && findCallName(request) === 'completeAppointment') completed += 1;
        const text = await response.clone().text();
        if (!text.includes('"patientCount":')) return response;
        return answer(JSON.parse(recount(text)), response);
      });
      return ofCalls(ofEvents(target));
    },
  },
  {
    title: 'a visit that can be completed days before its start',
    endpoint: 'completeAppointment',
    field: 'status',
    plant: tamperResponse('completeAppointment', replaceError('too-early')),
  },
  {
    title: "the account's number instead of the one given at booking",
    endpoint: 'getVisitPhone',
    field: 'phone',
    plant: deafTo('bookAppointment', 'phone'),
  },
  {
    title: 'a number to call that the doctor reads days before the visit',
    endpoint: 'getVisitPhone',
    field: 'status',
    plant: tamperResponse('getVisitPhone', replaceError('too-early')),
  },
  {
    title: 'a number to call that others may read',
    endpoint: 'getVisitPhone',
    field: 'status',
    plant: tamperStatus('getVisitPhone', 404, 200),
  },
  {
    title: 'a number to call in the list of visits',
    endpoint: 'listAppointments',
    field: 'number of the phone visit',
    plant: (target) => {
      let phone: unknown;
      const remembers = tamperResponse('bookAppointment', () => ({ sent, response }) => {
        phone ??= sent['phone'];
        return response;
      });
      const tells = tamperResponse(
        'listAppointments',
        () =>
          ({ response, body }) =>
            Array.isArray(body)
              ? answer(
                  body.map((visit) => ({ ...visit, phone })),
                  response,
                )
              : response,
      );
      return tells(remembers(target));
    },
  },
  {
    title: 'medical records that every patient may read',
    endpoint: 'listRecords',
    field: 'status',
    plant: tamperResponse(
      'listRecords',
      () =>
        ({ response, body }) =>
          response.status === 403 && JSON.stringify(body).includes('"forbidden"')
            ? answer([], response, 200)
            : response,
    ),
  },
  {
    title: 'a medical record that may be cached',
    endpoint: 'getRecord',
    field: 'header Cache-Control',
    plant: tamperResponse('getRecord', () => ({ response, body }) => {
      const headers = new Headers(response.headers);
      headers.set('cache-control', 'public, max-age=60');
      return new Response(JSON.stringify(body), { status: response.status, headers });
    }),
  },
  {
    title: 'an account whose phone number the body can change',
    endpoint: 'updateAccount',
    field: 'body',
    plant: tamperResponse('updateAccount', () => ({ sent, response, body }) => {
      const { phone } = sent;
      if (!response.ok || phone === undefined) return response;
      return answer({ ...Object(body), phone }, response);
    }),
  },
  {
    title: 'a name that keeps its bidi controls',
    endpoint: 'updateAccount',
    field: 'name',
    plant: tamperResponse('updateAccount', () => ({ sent, response, body }) => {
      const { name } = sent;
      return response.ok ? answer({ ...Object(body), name }, response) : response;
    }),
  },
  {
    title: 'a name without visible characters that is accepted',
    endpoint: 'updateAccount',
    field: 'status',
    plant: tamperResponse(
      'updateAccount',
      () =>
        ({ sent, response, body }) =>
          String(sent['name']).includes('\u200b') ? answer(body, response, 200) : response,
    ),
  },
  {
    title: 'a name with a line separator that is accepted',
    endpoint: 'updateAccount',
    field: 'status',
    plant: tamperResponse(
      'updateAccount',
      () =>
        ({ sent, response, body }) =>
          String(sent['name']).includes('\u2028') ? answer(body, response, 200) : response,
    ),
  },
  {
    title: 'a picture of 12 MB that is accepted',
    endpoint: 'changePicture',
    field: 'status',
    plant: tamperStatus('changePicture', 413, 200),
  },
  {
    title: 'a picture that is served as a page',
    endpoint: 'getPicture',
    field: 'header Content-Type',
    plant: fetching((fetch) => async (request) => {
      const response = await fetch(request);
      if (findCallName(request) !== 'getPicture' || !response.ok) return response;
      const headers = new Headers(response.headers);
      headers.set('content-type', 'text/html');
      return new Response(await response.blob(), { headers });
    }),
  },
  {
    title: 'a password change without the current password',
    endpoint: 'changePassword',
    field: 'status',
    plant: tamperStatus('changePassword', 400, 200),
  },
  {
    title: 'a password change that ends no sessions',
    endpoint: 'changePassword',
    field: 'status',
    plant: fetching((fetch) => async (request) => {
      if (findCallName(request) !== 'changePassword') return fetch(request);
      const { currentPassword, newPassword } = Object(await request.clone().json());
      if (currentPassword !== newPassword) return fetch(request);
      return Response.json({ success: true, message: 'Done' });
    }),
  },
  {
    title: 'a password hash in the export of an account',
    endpoint: 'exportAccount',
    field: 'passwordHash',
    plant: fetching((fetch) => async (request) => {
      const response = await fetch(request);
      if (findCallName(request) !== 'exportAccount' || !response.ok) return response;
      const data: unknown = await response.json();
      const text = JSON.stringify({ ...Object(data), passwordHash: 'pbkdf2' });
      return new Response(text, { headers: response.headers });
    }),
  },
  {
    title: 'an account that is deleted with a wrong password',
    endpoint: 'deleteAccount',
    field: 'status',
    plant: tamperStatus('deleteAccount', 400, 200),
  },
  {
    title: 'an account deletion that deletes nothing',
    endpoint: 'deleteAccount',
    field: 'status',
    plant: fetching(
      (fetch) => async (request) =>
        findCallName(request) === 'deleteAccount'
          ? Response.json({ success: true, message: 'Your account has been deleted.' })
          : fetch(request),
    ),
  },
];
