import { setTimeout as pause } from 'node:timers/promises';
import { people } from '../../../../backend/testing/test-seed.ts';
import {
  answer,
  tamperResponse,
  tamperBody,
  type PlantedFault,
  fetching,
  tamperHeader,
  inside,
  type Json,
  replaceError,
  findCallName,
  parsed,
  renamed,
  tamperStatus,
} from './tamper.ts';

function withoutAttempt(name: 'verifyOtp' | 'resetPassword'): PlantedFault['plant'] {
  return fetching((fetch) => (request) => {
    if (findCallName(request) !== name) return fetch(request);
    const headers = new Headers(request.headers);
    headers.delete('cookie');
    return fetch(new Request(request, { headers }));
  });
}

/** The kit must report each of these faults, and only for its own endpoint. */
export const faults: PlantedFault[] = [
  {
    title: 'a login that blocks the owner along with the guesser',
    endpoint: 'login',
    field: 'status',
    plant: fetching((fetch) => (request) => {
      const headers = new Headers(request.headers);
      headers.delete('x-forwarded-for');
      return fetch(new Request(request, { headers }));
    }),
  },
  {
    title: 'a limit without Retry-After',
    endpoint: 'login',
    field: 'header Retry-After',
    plant: tamperHeader('login', 'retry-after', () => null),
  },
  ...(['signup', 'resetPassword', 'changePassword'] as const).map((endpoint) => ({
    title: 'a common password that is accepted',
    endpoint,
    field: 'status',
    plant: tamperResponse(
      endpoint,
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('too common')
            ? answer({ success: true, message: 'Done' }, response, 200)
            : response,
    ),
  })),
  {
    title: 'a renamed field',
    endpoint: 'login',
    field: 'user.name',
    plant: tamperBody('login', 200, (body) =>
      inside(body, 'user', (user) => renamed(user, 'name', 'fullName')),
    ),
  },
  {
    title: 'a next free slot in the past',
    endpoint: 'findDoctors',
    field: 'doctors[].nextFreeAt',
    plant: tamperBody('findDoctors', 200, ({ doctors, ...rest }) => ({
      ...rest,
      doctors: Array.isArray(doctors)
        ? doctors.map((doctor: Json) => ({ ...doctor, nextFreeAt: '2026-01-26T04:30:00.000Z' }))
        : doctors,
    })),
  },
  {
    title: 'a field of the wrong type',
    endpoint: 'getDoctor',
    field: 'experience',
    plant: tamperBody('getDoctor', 200, (body) => ({ ...body, experience: '12 years' })),
  },
  {
    title: 'a date in the wrong format',
    endpoint: 'bookAppointment',
    field: 'appointment.date',
    plant: tamperBody('bookAppointment', 201, (body) =>
      inside(body, 'appointment', (visit) => ({ ...visit, date: '24/11/2026' })),
    ),
  },
  {
    title: 'a response without its success flag',
    endpoint: 'findDoctors',
    field: 'success',
    plant: tamperBody('findDoctors', 200, ({ success: _success, ...rest }) => rest),
  },
  {
    title: 'a password hash in a response',
    endpoint: 'refreshAtStart',
    field: 'user.passwordHash',
    plant: tamperBody('refreshAtStart', 200, (body) =>
      inside(body, 'user', (user) => ({ ...user, passwordHash: 'pbkdf2' })),
    ),
  },
  {
    title: 'a wrong success status',
    endpoint: 'signup',
    field: 'status',
    plant: tamperStatus('signup', 200, 201),
  },
  {
    title: 'an error without its code',
    endpoint: 'updateAvailability',
    field: 'code',
    plant: tamperBody('updateAvailability', 403, ({ code: _code, ...rest }) => rest),
  },
  {
    title: 'a wrong error code',
    endpoint: 'cancelAppointment',
    field: 'code',
    plant: tamperBody('cancelAppointment', 409, (body) => ({ ...body, code: 'conflict' })),
  },
  {
    title: 'a refusal that does not name the wrong field',
    endpoint: 'resendOtp',
    field: 'fields.phone',
    plant: tamperBody('resendOtp', 400, ({ fields: _fields, ...rest }) => rest),
  },
  {
    title: 'a body of any size that is accepted',
    endpoint: 'forgotPassword',
    field: 'status',
    plant: tamperStatus('forgotPassword', 413, 200),
  },
  {
    title: "a guest's body that is read before the access check",
    endpoint: 'updateAccount',
    field: 'status',
    plant: fetching((fetch) => async (request) => {
      const isJson = await request
        .clone()
        .json()
        .then(
          () => true,
          () => false,
        );
      const response = await fetch(request);
      const isGuest = findCallName(request) === 'updateAccount' && response.status === 401;
      if (!isGuest || isJson) return response;
      const body = { success: false, code: 'invalid-request', message: 'The body is no JSON.' };
      return answer(body, response, 400);
    }),
  },
  {
    title: 'a picture of any number of pixels that is accepted',
    endpoint: 'changePicture',
    field: 'status',
    plant: tamperResponse(
      'changePicture',
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('megapixels') ? answer(body, response, 200) : response,
    ),
  },
  {
    title: 'an HTML error page for a broken body',
    endpoint: 'verifyOtp',
    field: 'status',
    plant: tamperResponse(
      'verifyOtp',
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('JSON')
            ? new Response('<h1>SyntaxError</h1>', { status: 500 })
            : response,
    ),
  },
  {
    title: 'a cookie without HttpOnly',
    endpoint: 'login',
    field: 'cookie caresetu_refresh: HttpOnly',
    plant: tamperHeader('login', 'set-cookie', (value) => value.replace('; HttpOnly', '') || null),
  },
  {
    title: 'a cookie without SameSite',
    endpoint: 'refreshOn403',
    field: 'cookie caresetu_refresh: SameSite',
    plant: tamperHeader(
      'refreshOn403',
      'set-cookie',
      (value) => value.replace('; SameSite=Lax', '') || null,
    ),
  },
  {
    title: 'a code that its device can use twice',
    endpoint: 'verifyOtp',
    field: 'status',
    plant: tamperResponse('verifyOtp', () => {
      const used = new Map<string, Response>();
      return ({ request, sent, response }) => {
        const cookies = request.headers.get('cookie') ?? '';
        const attempt = /caresetu_signup=[^;]+/.exec(cookies)?.[0] ?? '';
        const key = `${attempt} ${JSON.stringify(sent['otp'])}`;
        if (response.ok) used.set(key, response.clone());
        return used.get(key)?.clone() ?? response;
      };
    }),
  },
  {
    title: 'an attempt cookie without HttpOnly',
    endpoint: 'forgotPassword',
    field: 'cookie caresetu_reset: HttpOnly',
    plant: tamperHeader(
      'forgotPassword',
      'set-cookie',
      (value) => value.replace('; HttpOnly', '') || null,
    ),
  },
  {
    title: 'an attempt cookie without SameSite',
    endpoint: 'signup',
    field: 'cookie caresetu_signup: SameSite',
    plant: tamperHeader(
      'signup',
      'set-cookie',
      (value) => value.replace('; SameSite=Lax', '') || null,
    ),
  },
  {
    title: 'a number with any number of wrong codes',
    endpoint: 'resetPassword',
    field: 'status',
    plant: tamperStatus('resetPassword', 429, 400),
  },
  {
    title: 'a huge body that the login accepts',
    endpoint: 'login',
    field: 'status',
    plant: tamperStatus('login', 413, 200),
  },
  ...(['signup', 'bookAppointment', 'sendMessage'] as const).map((endpoint) => ({
    title: 'a huge body that is accepted',
    endpoint,
    field: 'status',
    plant: tamperStatus(endpoint, 413, 200),
  })),
  {
    title: 'a remembered session that ends with the browser',
    endpoint: 'login',
    field: 'cookie caresetu_refresh: lifetime',
    plant: tamperHeader(
      'login',
      'set-cookie',
      (value) => value.replace(/; Max-Age=\d+/, '') || null,
    ),
  },
  {
    title: 'a missing header',
    endpoint: 'resendOtp',
    field: 'header Retry-After',
    plant: tamperHeader('resendOtp', 'retry-after', () => null),
  },
  {
    title: 'visits that may be cached',
    endpoint: 'listAppointments',
    field: 'header Cache-Control',
    plant: tamperHeader('listAppointments', 'cache-control', () => 'public, max-age=60'),
  },
  {
    title: 'an expired token that returns 401',
    endpoint: 'acceptAppointment',
    field: 'status',
    plant: tamperResponse(
      'acceptAppointment',
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('token-expired') ? answer(body, response, 401) : response,
    ),
  },
  {
    title: 'an expired request that can be accepted',
    endpoint: 'acceptAppointment',
    field: 'status',
    plant: tamperResponse(
      'acceptAppointment',
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('request ended') ? answer(body, response, 200) : response,
    ),
  },
  {
    title: 'requests that stay open after their start',
    endpoint: 'acceptAppointment',
    field: 'cancelledBy in the list',
    plant: tamperResponse(
      'listAppointments',
      () =>
        ({ response, body }) =>
          Array.isArray(body)
            ? answer(
                body.map((visit) =>
                  visit.cancelledBy === 'system'
                    ? { ...visit, status: 'pending', cancelledBy: undefined }
                    : visit,
                ),
                response,
              )
            : response,
    ),
  },
  {
    title: 'a refresh token whose reuse goes unnoticed',
    endpoint: 'refreshAtStart',
    field: 'status',
    plant: tamperResponse('refreshAtStart', () => {
      const used = new Map<string | null, Response>();
      return ({ request, response }) => {
        const cookie = request.headers.get('cookie');
        if (response.ok) used.set(cookie, response.clone());
        return used.get(cookie)?.clone() ?? response;
      };
    }),
  },
  {
    title: 'a lost response that ends the session',
    endpoint: 'refreshOn403',
    field: 'status',
    plant: tamperResponse('refreshOn403', () => {
      const seen = new Set<string | null>();
      return ({ request, response }) => {
        const cookie = request.headers.get('cookie');
        if (response.ok && seen.has(cookie)) {
          const refusal = { success: false, message: 'Ended', code: 'session-ended' };
          return Response.json(refusal, { status: 401 });
        }
        seen.add(cookie);
        return response;
      };
    }),
  },
  {
    title: 'a logout that ends nothing',
    endpoint: 'logout',
    field: 'status',
    plant: fetching(
      (fetch) => async (request) =>
        findCallName(request) === 'logout'
          ? Response.json(
              { success: true, message: 'Bye' },
              { headers: { 'set-cookie': 'caresetu_refresh=; Path=/; HttpOnly; Max-Age=0' } },
            )
          : fetch(request),
    ),
  },
  {
    title: "another user's visits",
    endpoint: 'listAppointments',
    field: 'status',
    plant: tamperResponse(
      'listAppointments',
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('"forbidden"') ? answer([], response, 200) : response,
    ),
  },
  {
    title: "a doctor who may change another's profile",
    endpoint: 'updateDoctor',
    field: 'status',
    plant: tamperResponse('updateDoctor', replaceError('forbidden')),
  },
  {
    title: 'a patient who may complete a visit',
    endpoint: 'completeAppointment',
    field: 'status',
    plant: tamperStatus('completeAppointment', 403, 200),
  },
  {
    title: 'an id with NUL that returns 500',
    endpoint: 'getDoctor',
    field: 'status',
    plant: tamperResponse(
      'getDoctor',
      () =>
        ({ request, response, body }) =>
          request.url.includes('%00') ? answer(body, response, 500) : response,
    ),
  },
  {
    title: 'a query whose lone surrogate is silently replaced',
    endpoint: 'getDoctorProfile',
    field: 'code',
    plant: tamperResponse(
      'getDoctorProfile',
      () =>
        ({ request, response, body }) =>
          /%ed/i.test(request.url)
            ? answer({ ...Object(body), code: 'not-found' }, response)
            : response,
    ),
  },
  {
    title: 'notes with a lone surrogate that return 500',
    endpoint: 'bookAppointment',
    field: 'status',
    plant: tamperResponse(
      'bookAppointment',
      () =>
        ({ sent, response, body }) =>
          JSON.stringify(sent['notes'] ?? '').includes('\\ud800')
            ? answer(body, response, 500)
            : response,
    ),
  },
  {
    title: 'a double booking',
    endpoint: 'bookAppointment',
    field: 'status',
    plant: tamperResponse('bookAppointment', replaceError('slot-taken')),
  },
  {
    title: 'a booking that ignores the Idempotency-Key',
    endpoint: 'bookAppointment',
    field: 'status',
    plant: fetching((fetch) => (request) => {
      const headers = new Headers(request.headers);
      headers.delete('idempotency-key');
      return fetch(new Request(request, { headers }));
    }),
  },
  {
    title: 'two visits of one patient at the same time',
    endpoint: 'bookAppointment',
    field: 'status',
    plant: tamperResponse('bookAppointment', replaceError('visit-in-the-way')),
  },
  {
    title: 'a patient with any number of open visits',
    endpoint: 'bookAppointment',
    field: 'status',
    plant: tamperResponse('bookAppointment', replaceError('too-many-visits')),
  },
  {
    title: 'another booking under a known key that gets the old response',
    endpoint: 'bookAppointment',
    field: 'status',
    plant: tamperResponse('bookAppointment', replaceError('idempotency-key-reused')),
  },
  {
    title: 'a patient that the body can set',
    endpoint: 'bookAppointment',
    field: 'appointment.patientId',
    plant: tamperResponse('bookAppointment', () => ({ sent, response, body }) => {
      const { userId } = sent;
      if (!response.ok || userId === undefined) return response;
      const forged = inside(parsed(JSON.stringify(body)), 'appointment', (visit) => ({
        ...visit,
        patientId: userId,
      }));
      return answer(forged, response);
    }),
  },
  {
    title: 'a status of a new visit that the body can set',
    endpoint: 'bookAppointment',
    field: 'appointment.status',
    plant: tamperResponse('bookAppointment', () => ({ sent, response, body }) => {
      const { status } = sent;
      if (!response.ok || status === undefined) return response;
      const forged = inside(parsed(JSON.stringify(body)), 'appointment', (visit) => ({
        ...visit,
        status,
      }));
      return answer(forged, response);
    }),
  },
  {
    title: 'an unknown id that returns 200',
    endpoint: 'getTakenSlots',
    field: 'status',
    plant: tamperResponse(
      'getTakenSlots',
      () =>
        ({ response, body }) =>
          response.status === 404
            ? answer({ date: '2026-11-24', taken: [] }, response, 200)
            : answer(body, response),
    ),
  },
  {
    title: 'a reset that reveals known phone numbers',
    endpoint: 'forgotPassword',
    field: 'body',
    plant: tamperResponse('forgotPassword', () => ({ sent, response, body }) => {
      const isKnown = Object.values(people).some(({ phone }) => phone === sent['phone']);
      const told = { ...parsed(JSON.stringify(body)), message: 'There is no such number.' };
      return response.ok && !isKnown ? answer(told, response) : response;
    }),
  },
  {
    title: 'a reset that is slower for known phone numbers',
    endpoint: 'forgotPassword',
    field: 'time',
    plant: tamperResponse('forgotPassword', () => async ({ sent, response }) => {
      const isKnown = Object.values(people).some(({ phone }) => phone === sent['phone']);
      if (isKnown) await pause(1500);
      return response;
    }),
  },
  {
    title: 'a signup that accepts the newest code of its phone number',
    endpoint: 'verifyOtp',
    field: 'status',
    plant: withoutAttempt('verifyOtp'),
  },
  {
    title: 'a reset that accepts the newest code of its phone number',
    endpoint: 'resetPassword',
    field: 'status',
    plant: withoutAttempt('resetPassword'),
  },
  {
    title: 'a code with unlimited attempts',
    endpoint: 'resetPassword',
    field: 'code',
    plant: tamperBody('resetPassword', 400, (body) =>
      body['code'] === 'otp-expired' ? { ...body, code: 'invalid-otp' } : body,
    ),
  },
  {
    title: 'places without a display name',
    endpoint: 'reversePlace',
    field: 'display_name',
    plant: tamperBody('reversePlace', 200, (body) => renamed(body, 'display_name', 'displayName')),
  },
];
