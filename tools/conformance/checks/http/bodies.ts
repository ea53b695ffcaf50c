import * as z from 'zod/mini';
import { BODY_BYTES, LONG_BODY_BYTES } from '../../../../src/contract/endpoint.ts';
import { purpose } from '../../../../src/contract/privacy.ts';
import { NOTICE_VERSION } from '../../../../src/domain/privacy/notice.ts';
import type { PersonName } from '../../accounts.ts';
import { type BodyName, getContract } from '../../calls.ts';
import { check } from '../../check.ts';
import { textBody } from '../../conversation.ts';
import { expectResponse, expectError, expectThat, expectWrongField } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { freeHour } from '../booking/blocked-hours.ts';
import { unchangedBody } from '../booking/practice.ts';
import { begun, webhookHeaders } from '../../queue.ts';
import { spareHours } from '../../queue-hours.ts';
import { smsGatewayHeaders } from '../../sms-replies.ts';
import {
  backOfficeHeaders,
  createDecision,
  registration,
  withdrawalOf,
} from '../../verification.ts';

interface WholeCall {
  as: PersonName | 'guest';
  headers?: Record<string, string>;
  params?: Record<string, string>;
  body: Record<string, unknown>;
}

const phone = '9000000000';
const password = 'any-password';
const otp = '000000';

const paymentOfSpoiltCalls = (kit: Kit) => kit.memoize('payment of spoilt calls', () => begun(kit));

const profileCall = async (kit: Kit): Promise<WholeCall> => {
  const { user } = await kit.as('doctorA');
  const params = { id: user.id };
  const doctor = expectResponse(await kit.guest().call('getDoctor', { params }));
  return { as: 'doctorA', params, body: { ...doctor } };
};

const whole: Record<BodyName, (kit: Kit) => Promise<WholeCall>> = {
  signup: async () => ({
    as: 'guest',
    body: { fullName: 'Conformance', phone, password, role: 'patient', terms: true },
  }),
  verifyOtp: async () => ({ as: 'guest', body: { phone, otp } }),
  login: async () => ({ as: 'guest', body: { phone, password, role: 'patient', remember: false } }),
  loginWithCode: async () => ({
    as: 'guest',
    body: { phone, password, role: 'patient', remember: false, code: otp },
  }),
  startSecondFactor: async () => ({ as: 'patientA', body: { password } }),
  confirmSecondFactor: async () => ({ as: 'patientA', body: { code: otp, otp } }),
  proveSecondFactor: async () => ({ as: 'patientA', body: { code: otp } }),
  renewRecoveryCodes: async () => ({ as: 'patientA', body: { code: otp } }),
  turnOffSecondFactor: async () => ({ as: 'patientA', body: { password, code: otp } }),
  resendOtp: async () => ({ as: 'guest', body: { phone, purpose: 'reset' } }),
  forgotPassword: async () => ({ as: 'guest', body: { phone } }),
  resetPassword: async () => ({ as: 'guest', body: { phone, otp, password } }),
  updateDoctor: profileCall,
  updateAvailability: profileCall,
  blockHours: async (kit) => {
    const { user } = await kit.as('doctorA');
    return { as: 'doctorA', params: { id: user.id }, body: await freeHour(kit) };
  },
  updatePractice: async (kit) => {
    const { user } = await kit.as('doctorA');
    const params = { id: user.id };
    const doctor = expectResponse(await kit.guest().call('getDoctor', { params }));
    return { as: 'doctorA', params, body: unchangedBody(doctor) };
  },
  changeSignature: async (kit) => {
    const { user } = await kit.as('doctorA');
    return { as: 'doctorA', params: { id: user.id }, body: {} };
  },
  updateRegistration: async (kit) => {
    const { user } = await kit.as('doctorA');
    return { as: 'doctorA', params: { id: user.id }, body: registration };
  },
  withdrawRequest: async (kit) => ({
    as: 'doctorA',
    ...(await withdrawalOf(await kit.as('doctorA'))),
  }),
  bookAppointment: async (kit) => {
    const body = { ...(await kit.spareSlot()) };
    return { as: 'patientA', params: { doctorId: body.doctorId }, body };
  },
  cancelAppointment: async (kit) => {
    const { id } = await kit.sharedVisit('visit of spoilt calls');
    return { as: 'patientA', params: { id }, body: {} };
  },
  moveAppointment: async (kit) => {
    const { id } = await kit.sharedVisit('visit of spoilt calls');
    const { date, time } = await kit.spareSlot();
    return { as: 'patientA', params: { id }, body: { date, time } };
  },
  answerMove: async (kit) => {
    const { id, date, time } = await kit.sharedVisit('visit of spoilt calls');
    return { as: 'patientA', params: { id }, body: { answer: 'decline', date, time } };
  },
  sayLate: async (kit) => {
    const { id } = await kit.sharedVisit('visit of spoilt calls');
    return { as: 'patientA', params: { id }, body: { minutes: 10 } };
  },
  markMissed: async (kit) => {
    const { id } = await kit.sharedVisit('visit of spoilt calls');
    return { as: 'doctorA', params: { id }, body: { isMissed: false } };
  },
  completeAppointment: async (kit) => {
    const { id } = await kit.sharedVisit('visit of spoilt calls');
    return { as: 'doctorA', params: { id }, body: {} };
  },
  askFollowUp: async (kit) => {
    const { id } = await kit.sharedVisit('visit of spoilt calls');
    return { as: 'doctorA', params: { id }, body: { date: null } };
  },
  answerFollowUp: async (kit) => {
    const { id } = await kit.sharedVisit('visit of spoilt calls');
    return { as: 'patientA', params: { id }, body: { slot: null } };
  },
  joinWaitlist: async (kit) => {
    const { doctorId, date: until } = await kit.spareSlot();
    const wishes = { days: ['Monday'], parts: ['morning'], until };
    return { as: 'patientA', body: { doctorId, appointmentType: 'phone', ...wishes } };
  },
  answerOffer: async (kit) => {
    const { date, time } = await kit.spareSlot();
    const body = { date, time, answer: 'decline' };
    return { as: 'patientA', params: { id: 'unknown-entry' }, body };
  },
  chooseSharing: async (kit) => {
    const { id } = await kit.sharedVisit('visit of spoilt calls');
    return { as: 'patientA', params: { id }, body: { scope: 'own' } };
  },
  answerHealthRequest: async (kit) => {
    const { id } = await kit.sharedVisit('visit of spoilt calls');
    return { as: 'patientA', params: { id }, body: { answer: 'no' } };
  },
  updateHealthFacts: async () => ({ as: 'patientA', body: { allergies: '', medicines: '' } }),
  updateAccount: async () => ({ as: 'patientA', body: { name: 'Spoilt' } }),
  changePicture: async () => ({ as: 'patientA', body: {} }),
  changePassword: async () => ({
    as: 'patientA',
    body: { currentPassword: password, newPassword: password },
  }),
  updateConsent: async () => ({
    as: 'patientA',
    body: { version: NOTICE_VERSION, purposes: [...purpose.options] },
  }),
  changeEmail: async () => ({
    as: 'patientA',
    body: { address: 'spoilt@example.com', password },
  }),
  verifyEmail: async () => ({ as: 'patientA', body: { code: '000000' } }),
  deleteAccount: async () => ({ as: 'patientA', body: { password } }),
  sendMessage: async (kit) => {
    const { user } = await kit.as('doctorA');
    return { as: 'patientA', params: { recipientId: user.id }, body: textBody('Spoilt') };
  },
  blockPartner: async (kit) => {
    const { user } = await kit.as('doctorA');
    return { as: 'patientA', params: { id: user.id }, body: { isBlocked: false } };
  },
  reportPartner: async (kit) => {
    const { user } = await kit.as('doctorA');
    const body = { clientId: 'spoilt', reason: 'other', note: '' };
    return { as: 'patientA', params: { id: user.id }, body };
  },
  updateNoticeChoices: async () => ({ as: 'patientA', body: { off: [] } }),
  markNoticesSeen: async () => ({ as: 'patientA', body: { ids: ['nobody-has-this-id'] } }),
  createQueueDraft: async (kit) => ({ as: 'patientA', body: { ...(await spareHours(kit)) } }),
  cancelQueueBooking: async (kit) => {
    const { draftId } = await paymentOfSpoiltCalls(kit);
    return { as: 'patientA', params: { id: draftId }, body: {} };
  },
  createPaymentIntent: async (kit) => {
    const { draftId } = await paymentOfSpoiltCalls(kit);
    return { as: 'patientA', body: { draftId } };
  },
  confirmPayment: async (kit) => {
    const { id } = await paymentOfSpoiltCalls(kit);
    return { as: 'patientA', params: { id }, body: { method: 'upi' } };
  },
  reportQueue: async (kit) => ({
    as: 'guest',
    headers: webhookHeaders(kit),
    body: { bookingId: 'nobody-has-this-id', status: 'on-the-way' },
  }),
  reportPayment: async (kit) => ({
    as: 'guest',
    headers: webhookHeaders(kit),
    body: { paymentId: 'nobody-has-this-id', outcome: 'refused' },
  }),
  reportSmsReply: async (kit) => ({
    as: 'guest',
    headers: smsGatewayHeaders(kit),
    body: { phone: '0000000000', text: 'Thanks' },
  }),
  reportDoctor: async (kit) => ({
    as: 'guest',
    headers: backOfficeHeaders(kit),
    params: { id: 'nobody-has-this-id' },
    body: createDecision(kit, { outcome: 'renewed', expiresOn: '2190-01-01' }),
  }),
};

const names = Object.keys(whole).filter((name): name is BodyName => name in whole);

async function caller(kit: Kit, person: PersonName | 'guest') {
  const device = kit.guest();
  if (person === 'guest') return device.call.bind(device);
  return (await kit.as(person)).call;
}

const wrong = { is: 'wrong' };

function fieldsOf(name: BodyName): [field: string, schema: z.core.$ZodType][] {
  const { body } = getContract(name);
  const fields = body instanceof z.ZodMiniObject ? Object.entries(body.shape) : [];
  // A server may ignore attempt ids, which are for clients without cookies.
  return fields.filter(
    ([field, schema]) => field !== 'attemptId' && !z.safeParse(schema, wrong).success,
  );
}

function withText(value: unknown, text: string): unknown {
  if (typeof value !== 'object' || value === null) return text;
  const [[key, inner] = []] = Object.entries(value);
  if (key === undefined) return text;
  const changed = withText(inner, text);
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

export const bodyChecks = names.flatMap((name) => [
  check('rejects a body that is not a JSON object', name, async (kit) => {
    const { as, body: _body, ...asked } = await whole[name](kit);
    const call = await caller(kit, as);
    for (const rawBody of ['{"phone":', '', 'null', '[]', '"text"']) {
      expectError(await call(name, { ...asked, rawBody }), 'invalid-request');
    }
  }),
  check('rejects NUL and lone surrogates in each text and reports the field', name, async (kit) => {
    const { as, body, ...asked } = await whole[name](kit);
    const call = await caller(kit, as);
    for (const [field] of fieldsOf(name)) {
      for (const unstorable of ['\0', '\ud800']) {
        const spoilt = { ...body, [field]: withText(body[field], `Text${unstorable}`) };
        expectWrongField(await call(name, { ...asked, body: spoilt }), field);
      }
    }
  }),
  ...fieldsOf(name).map(([field, schema]) =>
    check(`rejects a wrong or missing ${field} and reports the field`, name, async (kit) => {
      const { as, body, ...asked } = await whole[name](kit);
      const call = await caller(kit, as);
      const { [field]: _left, ...rest } = body;
      const isRequired = !z.safeParse(schema, undefined).success;
      for (const spoilt of [{ ...rest, [field]: wrong }, ...(isRequired ? [rest] : [])]) {
        expectWrongField(await call(name, { ...asked, body: spoilt }), field);
      }
    }),
  ),
]);

/** Only check extensions: the specification defines neither size limits nor the order of checks. */
const extensions = names.filter((name) => getContract(name).origin === 'extension');

const storing = ['signup', 'bookAppointment', 'sendMessage'] as const;

export const bodyLimitChecks = [
  ...storing.map((name) =>
    check(
      'rejects a body of 2 MB',
      name,
      async (kit) => {
        const { as, body, ...asked } = await whole[name](kit);
        const call = await caller(kit, as);
        const padding = 'x'.repeat(2_000_000);
        const { status } = await call(name, { ...asked, body: { ...body, padding } });
        const isRefused = status >= 400 && status < 500;
        expectThat({ name }, 'status', isRefused, '413 or another 4xx', status);
      },
      ['traces'],
    ),
  ),
  ...extensions.map((name) =>
    check('rejects a body that is one byte too long', name, async (kit) => {
      const { as, body, ...asked } = await whole[name](kit);
      const call = await caller(kit, as);
      const limit = getContract(name).bodyBytes ?? BODY_BYTES;
      const rest = limit + 1 - JSON.stringify({ ...body, padding: '' }).length;
      const rawBody = JSON.stringify({ ...body, padding: 'x'.repeat(rest) });
      expectError(await call(name, { ...asked, rawBody }), 'too-large');
    }),
  ),
  ...extensions
    .filter((name) => getContract(name).access !== 'public')
    .map((name) =>
      check('rejects a guest before reading the body', name, async (kit) => {
        const { body: _body, headers: _headers, ...asked } = await whole[name](kit);
        for (const rawBody of ['{"broken', 'x'.repeat(LONG_BODY_BYTES + 1)]) {
          expectError(await kit.guest().call(name, { ...asked, rawBody }), 'not-signed-in');
        }
      }),
    ),
];
