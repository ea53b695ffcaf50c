import type { CallName } from '../../calls.ts';
import {
  answer,
  type PlantedFault,
  fetching,
  findCallName,
  type Json,
  parsed,
  tamperBody,
  tamperResponse,
  tamperStatus,
} from './tamper.ts';

type Entry = Json & { position: number; kind: unknown };

function entriesOf(body: unknown): Entry[] {
  return Object(body).entries ?? [];
}

const changeEntries = (change: (entries: Entry[]) => Entry[]): PlantedFault['plant'] =>
  tamperBody('listAudit', 200, (body) => ({ ...body, entries: change(entriesOf(body)) }));

/** Leaves out entries of this kind, so that positions have no gap. */
const without = (kind: string): PlantedFault['plant'] =>
  changeEntries((entries) => {
    const kept = entries.filter((entry) => entry.kind !== kind);
    return kept.map((entry, index) => ({ ...entry, position: kept.length - index }));
  });

const entryFor = (
  name: CallName,
  isCounted: (response: Response) => boolean,
): PlantedFault['plant'] =>
  fetching((fetch) => {
    let added = 0;
    return async (request) => {
      const response = await fetch(request);
      const called = findCallName(request);
      if (called === name && isCounted(response)) added += 1;
      if (called !== 'listAudit' || !response.ok || request.url.includes('before')) return response;
      const body: unknown = await response.clone().json();
      const [last] = entriesOf(body);
      if (!last) return response;
      const more = Array.from({ length: added }, (_, index) => ({
        ...last,
        position: last.position + added - index,
      }));
      return answer({ ...Object(body), entries: [...more, ...entriesOf(body)] }, response);
    };
  });

export const auditFaults: PlantedFault[] = [
  {
    title: 'a second entry for an equal read a moment later',
    endpoint: 'listAudit',
    field: 'repeated entry',
    plant: entryFor('getRecord', ({ ok }) => ok),
  },
  {
    title: 'a read of medical records without an entry',
    endpoint: 'listAudit',
    field: 'entries',
    plant: without('records'),
  },
  {
    title: 'a read of a file without an entry',
    endpoint: 'listAudit',
    field: 'entries',
    plant: without('file'),
  },
  {
    title: 'a read of health facts without an entry',
    endpoint: 'listAudit',
    field: 'entries',
    plant: without('health-facts'),
  },
  {
    title: 'a read of a number to call without an entry',
    endpoint: 'listAudit',
    field: 'entries',
    plant: without('phone'),
  },
  {
    title: "an entry for the patient's own read",
    endpoint: 'listAudit',
    field: 'entries',
    plant: entryFor('listRecords', ({ ok }) => ok),
  },
  {
    title: 'an entry for a refused read',
    endpoint: 'listAudit',
    field: 'entries',
    plant: entryFor('getHealthFacts', ({ status }) => status === 403),
  },
  {
    title: 'an entry with another visit',
    endpoint: 'listAudit',
    field: 'appointmentId',
    plant: changeEntries((entries) =>
      entries.map((entry) => ({ ...entry, appointmentId: 'another-visit' })),
    ),
  },
  {
    title: 'an entry with another reader',
    endpoint: 'listAudit',
    field: 'reader',
    plant: changeEntries((entries) =>
      entries.map((entry) => ({
        ...entry,
        reader: { id: 'other', name: 'Dr. X', role: 'doctor' },
      })),
    ),
  },
  {
    title: 'an entry without what was read',
    endpoint: 'listAudit',
    field: 'items',
    plant: changeEntries((entries) => entries.map((entry) => ({ ...entry, items: [] }))),
  },
  {
    title: 'a trail that every patient sees',
    endpoint: 'listAudit',
    field: 'entries of another patient',
    plant: tamperResponse('listAudit', () => {
      let latest: Json = {};
      return ({ response, body }) => {
        const [last] = entriesOf(body);
        if (last) latest = parsed(JSON.stringify(body));
        return response.ok && !last
          ? answer({ hasMore: false, entries: [], ...latest }, response)
          : response;
      };
    }),
  },
  {
    title: 'a page that begins with the latest entry',
    endpoint: 'listAudit',
    field: 'positions',
    plant: tamperResponse('listAudit', () => {
      let latest: Json = {};
      return ({ request, response, body }) => {
        if (!response.ok) return response;
        if (!request.url.includes('before')) latest = parsed(JSON.stringify(body));
        return answer(latest, response);
      };
    }),
  },
  {
    title: 'a page of no position that is accepted',
    endpoint: 'listAudit',
    field: 'status',
    plant: tamperStatus('listAudit', 400, 200),
  },
];
