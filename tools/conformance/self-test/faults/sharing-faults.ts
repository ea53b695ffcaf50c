import type { CallName } from '../../calls.ts';
import {
  answer,
  type PlantedFault,
  fetching,
  findCallName,
  type Json,
  parsed,
  tamperResponse,
  tamperStatus,
} from './tamper.ts';

type IsOn = (name: CallName | undefined, sent: Json) => boolean | undefined;

/** While it is on, every caller gets the longest good response so far. */
function leak(name: CallName, isOnAfter: IsOn): PlantedFault['plant'] {
  return fetching((fetch) => {
    let isOn = false;
    let longest: { bytes: ArrayBuffer; headers: Headers; status: number } | undefined;
    return async (request) => {
      const called = findCallName(request);
      const sent = parsed(await request.clone().text());
      const response = await fetch(request);
      if (response.ok) isOn = isOnAfter(called, sent) ?? isOn;
      if (called !== name) return response;
      const { headers, status } = response;
      const bytes = await response.clone().arrayBuffer();
      if (response.ok && bytes.byteLength > (longest?.bytes.byteLength ?? 0)) {
        longest = { bytes, headers, status };
      }
      return isOn && longest ? new Response(longest.bytes.slice(0), longest) : response;
    };
  });
}

/** On from the last of these calls until another call changes the access. */
const after =
  (...names: CallName[]): IsOn =>
  (called) => {
    if (called === undefined) return undefined;
    if (names.includes(called)) return true;
    const changes: CallName[] = ['bookAppointment', 'acceptAppointment', 'endSharing'];
    return changes.includes(called) ? false : undefined;
  };

const whileScope =
  (scope: string): IsOn =>
  (called, sent) =>
    called === 'chooseSharing' ? sent['scope'] === scope : undefined;

const everythingByDefault = fetching((fetch) => async (request) => {
  const response = await fetch(request);
  if (findCallName(request) !== 'bookAppointment' || !response.ok) return response;
  const { id } = Object(Object(await response.clone().json()).appointment);
  const url = new URL(`/api/appointments/${id}/sharing`, request.url);
  const { headers } = request;
  await fetch(new Request(url, { method: 'PUT', headers, body: '{"scope":"everything"}' }));
  return response;
});

const openFiles: PlantedFault['plant'] = fetching((fetch) => async (request) => {
  const response = await fetch(request);
  if (findCallName(request) !== 'downloadAttachment' || response.status !== 403) return response;
  const headers = { 'content-type': 'text/plain', 'content-disposition': 'attachment' };
  return new Response('Notes', { headers });
});

const refuseAfterEnd: PlantedFault['plant'] = fetching((fetch) => {
  let isOn = false;
  return async (request) => {
    const called = findCallName(request);
    if (called === 'endSharing') isOn = true;
    if (called !== 'getRecord' || !isOn) return fetch(request);
    const body = { success: false, message: 'Not shared', code: 'forbidden' };
    return Response.json(body, { status: 403 });
  };
});

export const sharingFaults: PlantedFault[] = [
  {
    title: 'a visit that shares everything by default',
    endpoint: 'listSharing',
    field: 'scope',
    plant: everythingByDefault,
  },
  {
    title: 'a smallest choice that shows all records',
    endpoint: 'listRecords',
    field: 'records',
    plant: leak('listRecords', whileScope('own')),
  },
  {
    title: 'records of every specialty',
    endpoint: 'listRecords',
    field: 'records',
    plant: leak('listRecords', whileScope('specialty')),
  },
  {
    title: 'records that a doctor sees before accepting the visit',
    endpoint: 'listRecords',
    field: 'records',
    plant: leak('listRecords', after('bookAppointment')),
  },
  {
    title: 'records that a doctor sees after a cancellation',
    endpoint: 'listRecords',
    field: 'records',
    plant: leak('listRecords', after('cancelAppointment')),
  },
  {
    title: 'records that a doctor sees after the patient has ended it',
    endpoint: 'listRecords',
    field: 'records',
    plant: leak('listRecords', after('endSharing')),
  },
  {
    title: 'records that a suspended doctor sees',
    endpoint: 'listRecords',
    field: 'records',
    plant: leak('listRecords', after('reportDoctor')),
  },
  {
    title: 'a record that its author loses',
    endpoint: 'getRecord',
    field: 'status',
    plant: refuseAfterEnd,
  },
  {
    title: 'a record that any doctor with a visit may read',
    endpoint: 'getRecord',
    field: 'status',
    plant: leak('getRecord', whileScope('own')),
  },
  {
    title: 'a file that a doctor may read before accepting the visit',
    endpoint: 'downloadAttachment',
    field: 'status',
    plant: openFiles,
  },
  {
    title: 'a file that is sent although nothing is shared',
    endpoint: 'downloadAttachment',
    field: 'status',
    plant: leak('downloadAttachment', whileScope('nothing')),
  },
  {
    title: 'health facts that every doctor with a visit may read',
    endpoint: 'getHealthFacts',
    field: 'status',
    plant: leak('getHealthFacts', whileScope('own')),
  },
  {
    title: 'a date of birth that is not checked',
    endpoint: 'updateHealthFacts',
    field: 'status',
    plant: tamperStatus('updateHealthFacts', 400, 200),
  },
  {
    title: 'a choice about a specialty that the patient did not see',
    endpoint: 'chooseSharing',
    field: 'status',
    plant: tamperStatus('chooseSharing', 409, 200),
  },
  {
    title: 'a sharing that does not end',
    endpoint: 'endSharing',
    field: 'endedAt',
    plant: tamperResponse('endSharing', () => ({ response, body }) => {
      if (!response.ok || !Array.isArray(body)) return response;
      return answer(
        body.map((row) => ({ ...Object(row), endedAt: undefined })),
        response,
      );
    }),
  },
];
