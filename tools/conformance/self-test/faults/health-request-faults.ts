import type { CallName } from '../../calls.ts';
import {
  answer,
  fetching,
  findCallName,
  inside,
  type Json,
  parsed,
  type PlantedFault,
  replaceError,
  tamperBody,
  tamperResponse,
  toEveryone,
  withoutEvent,
} from './tamper.ts';

type IsOn = (name: CallName | undefined, sent: Json) => boolean | undefined;

/** While it is on, health facts are readable for every caller who asks for them. */
function openFacts(isOnAfter: IsOn): PlantedFault['plant'] {
  return fetching((fetch) => {
    let isOn = false;
    return async (request) => {
      const called = findCallName(request);
      const sent = parsed(await request.clone().text());
      const response = await fetch(request);
      if (response.ok) isOn = isOnAfter(called, sent) ?? isOn;
      if (called !== 'getHealthFacts' || response.status !== 403 || !isOn) return response;
      return Response.json({ allergies: 'Penicillin', medicines: 'None' });
    };
  });
}

const after =
  (name: CallName, isMeant: (sent: Json) => boolean = () => true): IsOn =>
  (called, sent) => {
    if (called === name && isMeant(sent)) return true;
    const closing: CallName[] = ['bookAppointment', 'askForHealthFacts', 'answerHealthRequest'];
    return called && closing.includes(called) ? false : undefined;
  };

const withRequest = (change: (request: Json) => Json) => (body: Json) =>
  inside(body, 'healthRequest', change);

const withoutEntry = (kind: string) =>
  tamperBody('listAudit', 200, (body) => {
    const entries: unknown[] = Array.isArray(body['entries']) ? body['entries'] : [];
    return { ...body, entries: entries.filter((entry) => Object(entry).kind !== kind) };
  });

export const healthRequestFaults: PlantedFault[] = [
  {
    title: 'a request that is not in the sharing',
    endpoint: 'askForHealthFacts',
    field: 'healthRequest.state',
    plant: tamperBody('askForHealthFacts', 200, ({ healthRequest: _left, ...body }) => body),
  },
  {
    title: 'a second request for a visit',
    endpoint: 'askForHealthFacts',
    field: 'healthRequest',
    plant: tamperResponse('askForHealthFacts', () => {
      let count = 0;
      return ({ response, body }) => {
        if (!response.ok) return response;
        count += 1;
        const askedAt = new Date(Date.UTC(2026, 0, 1, 0, 0, count)).toISOString();
        const asked = withRequest((request) => ({ ...request, askedAt }));
        return answer(asked(parsed(JSON.stringify(body))), response);
      };
    }),
  },
  {
    title: 'a request after a no',
    endpoint: 'askForHealthFacts',
    field: 'status',
    plant: tamperResponse('askForHealthFacts', replaceError('health-request-refused')),
  },
  {
    title: 'a request before the visit is accepted',
    endpoint: 'askForHealthFacts',
    field: 'status',
    plant: tamperResponse('askForHealthFacts', replaceError('invalid-transition')),
  },
  {
    title: "a request for another doctor's visit",
    endpoint: 'askForHealthFacts',
    field: 'status',
    plant: tamperResponse('askForHealthFacts', replaceError('forbidden')),
  },
  {
    title: 'a yes that is not stored',
    endpoint: 'answerHealthRequest',
    field: 'healthRequest.state',
    plant: tamperBody(
      'answerHealthRequest',
      200,
      withRequest((request) => ({ ...request, state: 'asked' })),
    ),
  },
  {
    title: 'a yes that prolongs access',
    endpoint: 'answerHealthRequest',
    field: 'lastDay',
    plant: tamperBody('answerHealthRequest', 200, (body) => ({ ...body, lastDay: '2190-01-01' })),
  },
  {
    title: 'a yes after a no',
    endpoint: 'answerHealthRequest',
    field: 'status',
    plant: tamperResponse('answerHealthRequest', replaceError('health-request-refused')),
  },
  {
    title: 'an answer to no request',
    endpoint: 'answerHealthRequest',
    field: 'status',
    plant: tamperResponse('answerHealthRequest', replaceError('not-found')),
  },
  {
    title: 'health facts that a doctor sees by asking',
    endpoint: 'getHealthFacts',
    field: 'status',
    plant: openFacts(after('askForHealthFacts')),
  },
  {
    title: 'health facts that a yes shows to every doctor, and a no does not hide',
    endpoint: 'getHealthFacts',
    field: 'status',
    plant: openFacts(after('answerHealthRequest')),
  },
  {
    title: 'health facts that stay after a no',
    endpoint: 'getHealthFacts',
    field: 'status',
    plant: openFacts(after('answerHealthRequest', (sent) => sent['answer'] === 'no')),
  },
  {
    title: 'health facts that stay after the end of the sharing',
    endpoint: 'getHealthFacts',
    field: 'status',
    plant: openFacts(after('endSharing')),
  },
  {
    title: 'health facts that stay after the choice of nothing',
    endpoint: 'getHealthFacts',
    field: 'status',
    plant: openFacts(after('chooseSharing', (sent) => sent['scope'] === 'nothing')),
  },
  {
    title: 'health facts that stay after a cancellation',
    endpoint: 'getHealthFacts',
    field: 'status',
    plant: openFacts(after('cancelAppointment')),
  },
  {
    title: 'a request without an entry in the trail',
    endpoint: 'listAudit',
    field: 'requests and answers',
    plant: withoutEntry('health-asked'),
  },
  {
    title: 'a yes without an entry in the trail',
    endpoint: 'listAudit',
    field: 'requests and answers',
    plant: withoutEntry('health-given'),
  },
  {
    title: 'a no without an entry in the trail',
    endpoint: 'listAudit',
    field: 'requests and answers',
    plant: withoutEntry('health-refused'),
  },
  {
    title: 'a request without an event',
    endpoint: 'sharing_changed',
    field: 'event',
    plant: withoutEvent('sharing_changed'),
  },
  {
    title: 'a request that everyone hears of',
    endpoint: 'sharing_changed',
    field: 'events for others',
    plant: toEveryone('sharing_changed'),
  },
  {
    title: 'a sex that is not stored',
    endpoint: 'updateHealthFacts',
    field: 'sex',
    plant: tamperBody('updateHealthFacts', 200, ({ sex: _left, ...body }) => body),
  },
  {
    title: 'a sex that cannot be cleared',
    endpoint: 'updateHealthFacts',
    field: 'cleared sex',
    plant: tamperBody('updateHealthFacts', 200, (body) => ({ sex: 'female', ...body })),
  },
];
