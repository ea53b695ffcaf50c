import {
  type PlantedFault,
  fetching,
  findCallName,
  tamperBody,
  tamperResponse,
  tamperStatus,
  answer,
} from './tamper.ts';

export const secondFactorFaults: PlantedFault[] = [
  {
    title: 'a login that needs no code',
    endpoint: 'loginWithCode',
    field: 'status',
    plant: tamperStatus('login', 401, 200),
  },
  {
    title: 'a code that works twice at a login',
    endpoint: 'loginWithCode',
    field: 'status',
    plant: tamperStatus('loginWithCode', 400, 200),
  },
  {
    title: 'a key that is not part of its address',
    endpoint: 'startSecondFactor',
    field: 'uri',
    plant: tamperBody('startSecondFactor', 200, (body) => ({ ...body, uri: 'otpauth://totp/x' })),
  },
  {
    title: 'a second factor that is on before it is confirmed',
    endpoint: 'startSecondFactor',
    field: 'isOn',
    plant: tamperBody('getSecondFactor', 200, (body) => ({ ...body, isOn: true })),
  },
  {
    title: 'a wrong code that turns the second factor on',
    endpoint: 'confirmSecondFactor',
    field: 'status',
    plant: tamperStatus('confirmSecondFactor', 400, 200),
  },
  {
    title: 'a second factor that is turned on without the code of the SMS',
    endpoint: 'confirmSecondFactor',
    field: 'status',
    plant: tamperResponse(
      'confirmSecondFactor',
      () =>
        ({ response, body }) =>
          Object(Object(body).fields).otp === undefined
            ? response
            : Response.json({ recoveryCodes: [] }),
    ),
  },
  {
    title: 'one recovery code, ten times',
    endpoint: 'confirmSecondFactor',
    field: 'recoveryCodes',
    plant: tamperBody('confirmSecondFactor', 200, () => ({
      recoveryCodes: Array.from({ length: 10 }, () => 'ABCDE-FGHIJ'),
    })),
  },
  {
    title: 'a wrong number of recovery codes',
    endpoint: 'getSecondFactor',
    field: 'recoveryCodesLeft',
    plant: tamperBody('getSecondFactor', 200, (body) => ({ ...body, recoveryCodesLeft: 3 })),
  },
  {
    title: 'a recovery code that works twice',
    endpoint: 'proveSecondFactor',
    field: 'status',
    plant: tamperStatus('proveSecondFactor', 400, 200),
  },
  {
    title: 'new recovery codes beside the old ones',
    endpoint: 'renewRecoveryCodes',
    field: 'status',
    plant: tamperStatus('proveSecondFactor', 400, 200),
  },
  {
    title: 'a second factor that any code turns off',
    endpoint: 'turnOffSecondFactor',
    field: 'status',
    plant: tamperStatus('turnOffSecondFactor', 400, 200),
  },
  {
    title: 'a list that marks no session as the current one',
    endpoint: 'listSessions',
    field: 'isCurrent',
    plant: tamperResponse('listSessions', () => ({ response, body }) => {
      if (!response.ok || !Array.isArray(body)) return response;
      return answer(
        body.map((session) => ({ ...session, isCurrent: false })),
        response,
      );
    }),
  },
  {
    title: "an end of another user's session that seems to succeed",
    endpoint: 'endSession',
    field: 'status',
    plant: tamperStatus('endSession', 404, 200),
  },
  {
    title: 'other sessions that do not end',
    endpoint: 'endOtherSessions',
    field: 'status',
    plant: fetching((fetch) => async (request) => {
      if (findCallName(request) !== 'endOtherSessions') return fetch(request);
      const listed = await fetch(
        new Request(request.url.replace(/\/end-others$/, ''), { headers: request.headers }),
      );
      const sessions: unknown = await listed.clone().json();
      return Array.isArray(sessions) ? answer(sessions.slice(0, 1), listed) : listed;
    }),
  },
  {
    title: 'a block of a device that logged in before',
    endpoint: 'login',
    field: 'status beside a blocked device',
    plant: fetching((fetch) => (request) => {
      if (findCallName(request) !== 'login') return fetch(request);
      const headers = new Headers(request.headers);
      headers.delete('cookie');
      return fetch(new Request(request, { headers }));
    }),
  },
  {
    title: 'a list that begins with another known device',
    endpoint: 'listKnownDevices',
    field: 'first device',
    plant: tamperResponse('listKnownDevices', () => ({ response, body }) => {
      if (!response.ok || !Array.isArray(body)) return response;
      return answer(body.toReversed(), response);
    }),
  },
  {
    title: 'a known device that each login adds again',
    endpoint: 'listKnownDevices',
    field: 'isCurrent',
    plant: fetching((fetch) => (request) => {
      if (findCallName(request) !== 'login') return fetch(request);
      const headers = new Headers(request.headers);
      headers.delete('cookie');
      return fetch(new Request(request, { headers }));
    }),
  },
  {
    title: 'known devices that a new password does not end',
    endpoint: 'listKnownDevices',
    field: 'devices',
    plant: tamperResponse('listKnownDevices', () => ({ response, body }) => {
      if (!response.ok || !Array.isArray(body)) return response;
      return answer([...body, { ...body[0], id: 'from-before', isCurrent: false }], response);
    }),
  },
  {
    title: 'a known device that is not removed',
    endpoint: 'endKnownDevice',
    field: 'devices',
    plant: fetching((fetch) => (request) => {
      if (findCallName(request) !== 'endKnownDevice') return fetch(request);
      const url = request.url.replace(/\/[^/]+\/end$/, '');
      return fetch(new Request(url, { headers: request.headers }));
    }),
  },
  {
    title: "a removal of another user's known device that seems to succeed",
    endpoint: 'endKnownDevice',
    field: 'status',
    plant: tamperStatus('endKnownDevice', 404, 200),
  },
];
