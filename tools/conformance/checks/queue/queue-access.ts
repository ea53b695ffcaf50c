import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { PersonName } from '../../accounts.ts';
import { check } from '../../check.ts';
import type { CallInput } from '../../targets/device.ts';
import { expectError } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { begun, goodCard, webhookHeaders } from '../../queue.ts';
import { spareHours } from '../../queue-hours.ts';
import { smsGatewayHeaders } from '../../sms-replies.ts';
import { backOfficeHeaders, createDecision } from '../../verification.ts';

const everybody: PersonName[] = ['patientA', 'patientB', 'doctorA', 'doctorB'];
const UNKNOWN = 'nobody-has-this-id';

const ownPayment = (kit: Kit) => kit.memoize('payment that others may not touch', () => begun(kit));

const ofBooking = async (kit: Kit): Promise<CallInput> => ({
  params: { id: (await ownPayment(kit)).draftId },
});
const ofPayment = async (kit: Kit): Promise<CallInput> => ({
  params: { id: (await ownPayment(kit)).id },
});

export const queueAccess = {
  createQueueDraft: [
    {
      allowed: ['patientA', 'patientB'] satisfies PersonName[],
      input: async (kit: Kit) => ({ body: await spareHours(kit) }),
    },
  ],
  listQueueBookings: [{ allowed: everybody, input: async () => ({}) }],
  getQueueBooking: [{ allowed: ['patientA'] satisfies PersonName[], input: ofBooking }],
  cancelQueueBooking: [
    {
      allowed: ['patientA'] satisfies PersonName[],
      input: async (kit: Kit) => ({ ...(await ofBooking(kit)), body: {} }),
    },
  ],
  createPaymentIntent: [
    {
      allowed: ['patientA'] satisfies PersonName[],
      input: async (kit: Kit) => ({ body: { draftId: (await ownPayment(kit)).draftId } }),
    },
  ],
  getPayment: [{ allowed: ['patientA'] satisfies PersonName[], input: ofPayment }],
  confirmPayment: [
    {
      allowed: ['patientA'] satisfies PersonName[],
      input: async (kit: Kit) => ({ ...(await ofPayment(kit)), body: goodCard }),
    },
  ],
};

const reports = {
  reportQueue: async (kit: Kit): Promise<CallInput> => ({
    body: { bookingId: (await ownPayment(kit)).draftId, status: 'on-the-way' },
  }),
  reportPayment: async (kit: Kit): Promise<CallInput> => ({
    body: { paymentId: (await ownPayment(kit)).id, outcome: 'succeeded' },
  }),
  reportDoctor: async (kit: Kit): Promise<CallInput> => ({
    params: { id: (await kit.as('doctorB')).user.id },
    body: createDecision(kit, { outcome: 'suspended', reason: 'Conformance check' }),
  }),
  getVerification: async (kit: Kit): Promise<CallInput> => ({
    params: { id: (await kit.as('doctorB')).user.id },
  }),
  listRequests: async (): Promise<CallInput> => ({}),
  reportSmsReply: async (): Promise<CallInput> => ({
    body: { phone: '0000000000', text: 'STOP' },
  }),
};

const reportNames = [
  'reportQueue',
  'reportPayment',
  'reportDoctor',
  'getVerification',
  'listRequests',
  'reportSmsReply',
] as const;

const senders = {
  webhook: { name: 'helpers’ devices', headers: webhookHeaders },
  'back-office': { name: 'the back office', headers: backOfficeHeaders },
  'sms-gateway': { name: 'the SMS gateway', headers: smsGatewayHeaders },
};

const otherSenders = {
  webhook: ['back-office', 'sms-gateway'],
  'back-office': ['webhook', 'sms-gateway'],
  'sms-gateway': ['webhook', 'back-office'],
} as const;

export const webhookChecks = reportNames.flatMap((name) => [
  check('rejects a request without the secret', name, async (kit) => {
    const input = await reports[name](kit);
    for (const person of ['guest', 'patientA', 'doctorA'] as const) {
      const call = person === 'guest' ? kit.guest() : await kit.as(person);
      expectError(await call.call(name, input), 'not-signed-in');
    }
  }),
  check('rejects a wrong secret', name, async (kit) => {
    const input = await reports[name](kit);
    for (const secret of ['made-up', `Bearer ${UNKNOWN}`, '0']) {
      const headers = { 'x-webhook-secret': secret };
      expectError(await kit.guest().call(name, { ...input, headers }), 'not-signed-in');
    }
  }),
  check(
    'compares every character of the secret',
    name,
    async (kit) => {
      const input = await reports[name](kit);
      const { headers: headersOf } = senders[endpoints[name].access];
      const { 'x-webhook-secret': secret = '' } = headersOf(kit);
      for (const wrong of [secret.slice(0, -1), `${secret}0`, secret.toUpperCase()]) {
        if (wrong === secret || wrong === '') continue;
        const headers = { 'x-webhook-secret': wrong };
        expectError(await kit.guest().call(name, { ...input, headers }), 'not-signed-in');
      }
    },
    [endpoints[name].access],
  ),
  ...otherSenders[endpoints[name].access].map((other) =>
    check(
      `rejects the secret of ${senders[other].name}`,
      name,
      async (kit) => {
        const headers = senders[other].headers(kit);
        const input = await reports[name](kit);
        expectError(await kit.guest().call(name, { ...input, headers }), 'not-signed-in');
      },
      [endpoints[name].access, other],
    ),
  ),
]);
