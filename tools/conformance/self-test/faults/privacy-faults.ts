import {
  answer,
  type PlantedFault,
  inside,
  type Json,
  parsed,
  tamperBody,
  tamperHeader,
  tamperResponse,
  tamperStatus,
} from './tamper.ts';

const changeHistory = (change: (history: Json[]) => Json[]) => (body: Json) => ({
  ...body,
  history: change(Array.isArray(body['history']) ? body['history'] : []),
});

const addAgain: PlantedFault['plant'] = tamperResponse('updateConsent', () => {
  const repeated: Json[] = [];
  return ({ response, body }) => {
    if (response.status !== 200) return response;
    const changed = changeHistory((history) => {
      repeated.push(...history.slice(-1));
      return [...history, ...repeated];
    })(parsed(JSON.stringify(body)));
    return answer(changed, response);
  };
});

export const privacyFaults: PlantedFault[] = [
  {
    title: 'medical records that are removed after two years',
    endpoint: 'getPrivacy',
    field: 'retention',
    plant: tamperBody('getPrivacy', 200, (body) =>
      inside(body, 'retention', (retention) => ({ ...retention, medicalRecordYears: 2 })),
    ),
  },
  {
    title: 'a consent that replaces the earlier ones',
    endpoint: 'updateConsent',
    field: 'earlier consents',
    plant: tamperBody(
      'updateConsent',
      200,
      changeHistory((history) => history.slice(-1)),
    ),
  },
  {
    title: 'a repeated consent that is added again',
    endpoint: 'updateConsent',
    field: 'history',
    plant: addAgain,
  },
  {
    title: 'an account without the required purposes',
    endpoint: 'updateConsent',
    field: 'status',
    plant: tamperStatus('updateConsent', 400, 200),
  },
  {
    title: 'consents that a proxy may store',
    endpoint: 'getConsent',
    field: 'header Cache-Control',
    plant: tamperHeader('getConsent', 'cache-control', () => 'public, max-age=60'),
  },
];
