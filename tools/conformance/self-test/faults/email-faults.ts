import { type PlantedFault, tamperBody, tamperHeader, tamperStatus } from './tamper.ts';

export const emailFaults: PlantedFault[] = [
  {
    title: 'an e-mail address that a proxy may store',
    endpoint: 'getEmail',
    field: 'header Cache-Control',
    plant: tamperHeader('getEmail', 'cache-control', () => 'public'),
  },
  {
    title: 'an e-mail address that was never confirmed',
    endpoint: 'getEmail',
    field: 'verifiedAt',
    plant: tamperBody('getEmail', 200, (body) => ({ ...body, address: 'own@example.com' })),
  },
  {
    title: 'an e-mail address of two lines that is accepted',
    endpoint: 'changeEmail',
    field: 'status',
    plant: tamperStatus('changeEmail', 400, 200),
  },
  {
    title: 'any code that confirms an e-mail address',
    endpoint: 'verifyEmail',
    field: 'status',
    plant: tamperStatus('verifyEmail', 400, 200),
  },
  {
    title: 'an e-mail address that stays after its removal',
    endpoint: 'removeEmail',
    field: 'address',
    plant: tamperBody('removeEmail', 200, (body) => ({ ...body, address: 'own@example.com' })),
  },
  {
    title: 'an unknown link that shows a page',
    endpoint: 'showUnsubscribe',
    field: 'status',
    plant: tamperStatus('showUnsubscribe', 404, 200),
  },
  {
    title: 'an unknown link that stops e-mails',
    endpoint: 'unsubscribe',
    field: 'status',
    plant: tamperStatus('unsubscribe', 404, 200),
  },
];
