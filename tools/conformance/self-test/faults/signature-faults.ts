import type { CallName } from '../../calls.ts';
import {
  answer,
  fetching,
  findCallName,
  type PlantedFault,
  replaceError,
  tamperResponse,
} from './tamper.ts';

/** Repeats the last file of the call in place of refusals with this status. */
function repeatingFile(name: CallName, status: number): PlantedFault['plant'] {
  return fetching((fetch) => {
    let last: Response | undefined;
    return async (request) => {
      const response = await fetch(request);
      if (findCallName(request) !== name) return response;
      if (response.ok) last = response.clone();
      return response.status === status && last ? last.clone() : response;
    };
  });
}

export const signatureFaults: PlantedFault[] = [
  {
    title: 'a signature that every user can read',
    endpoint: 'getSignature',
    field: 'status',
    plant: repeatingFile('getSignature', 403),
  },
  {
    title: 'a signature that can be read without a session',
    endpoint: 'getSignature',
    field: 'status',
    plant: repeatingFile('getSignature', 401),
  },
  {
    title: 'a signature that a cache may store',
    endpoint: 'getSignature',
    field: 'header Cache-Control',
    plant: fetching((fetch) => async (request) => {
      const response = await fetch(request);
      if (findCallName(request) !== 'getSignature' || !response.ok) return response;
      const headers = new Headers(response.headers);
      headers.set('cache-control', 'public, max-age=3600');
      return new Response(await response.blob(), { headers });
    }),
  },
  {
    title: 'a signature that is still there after its removal',
    endpoint: 'removeSignature',
    field: 'status',
    plant: repeatingFile('getSignature', 404),
  },
  {
    title: 'a signature of any size',
    endpoint: 'changeSignature',
    field: 'status',
    plant: tamperResponse('changeSignature', replaceError('too-large')),
  },
  {
    title: 'a signature of any width',
    endpoint: 'changeSignature',
    field: 'status',
    plant: tamperResponse(
      'changeSignature',
      () =>
        ({ response, body }) =>
          JSON.stringify(body).includes('pixels')
            ? answer({ success: true, message: 'Saved' }, response, 200)
            : response,
    ),
  },
  {
    title: 'a signature that may be a drawing with a script',
    endpoint: 'changeSignature',
    field: 'status',
    plant: tamperResponse('changeSignature', replaceError('unsupported-file')),
  },
  {
    title: 'a record that loses its signature with its doctor',
    endpoint: 'getRecordSignature',
    field: 'status',
    plant: fetching((fetch) => {
      let isRemoved = false;
      return async (request) => {
        const name = findCallName(request);
        if (name === 'removeSignature') isRemoved = true;
        const isLost = name === 'getRecordSignature' && isRemoved;
        if (!isLost) return fetch(request);
        const body = { success: false, message: 'Not found', code: 'not-found' };
        return Response.json(body, { status: 404 });
      };
    }),
  },
  {
    title: "a record's signature that another patient can read",
    endpoint: 'getRecordSignature',
    field: 'status',
    plant: repeatingFile('getRecordSignature', 403),
  },
  {
    title: "a record's signature that can be read without a session",
    endpoint: 'getRecordSignature',
    field: 'status',
    plant: repeatingFile('getRecordSignature', 401),
  },
  {
    title: 'a record that does not say that it has a signature',
    endpoint: 'getRecordSignature',
    field: 'hasSignature',
    plant: tamperResponse('listRecords', () => ({ response, body }) => {
      if (!Array.isArray(body)) return response;
      const unsaid = body.map((one) => Object.assign({}, one, { hasSignature: undefined }));
      return answer(unsaid, response);
    }),
  },
];
