import { sha256OfBytes } from '../../../backend/core/crypto.ts';
import {
  toMessageId,
  newConversation,
} from '../../../backend/handlers/conversations/conversations.ts';
import type { SeedData } from '../../../backend/store/records.ts';
import {
  TEST_SMS_WEBHOOK_SECRET,
  TEST_WEBHOOK_SECRET,
} from '../../../backend/testing/test-secrets.ts';
import { helpers, people } from '../../../backend/testing/test-seed.ts';

const { patientA, doctorA } = people;
const conversation = newConversation('conversation', [patientA, doctorA], new Date(0));
const fileId = toMessageId(conversation, 1);

export const textFile = new TextEncoder().encode('How I felt this week');

export async function conversationWithFile(): Promise<
  Pick<SeedData, 'conversations' | 'messages'>
> {
  const hash = await sha256OfBytes(textFile);
  const message = {
    id: fileId,
    conversationId: conversation.id,
    seq: 1,
    clientId: 'file',
    senderId: patientA.id,
    receiverId: doctorA.id,
    textContent: '',
    file: { name: 'notes.txt', type: 'text/plain', size: textFile.length, hash },
    timestamp: conversation.latestAt,
  };
  return { conversations: [{ ...conversation, lastSeq: 1 }], messages: [message] };
}

type Answers = [number, number, number, number, number];

const partners: { id: string; answersWith: (done: number) => Answers }[] = [
  { id: doctorA.id, answersWith: (done) => [401, done, done, 403, 403] },
  { id: patientA.id, answersWith: (done) => [401, 403, 403, done, 403] },
  { id: helpers.helperA.id, answersWith: (done) => [401, done, 403, 403, 403] },
  { id: 'nobody', answersWith: () => [401, 404, 404, 404, 404] },
];

const withPartner = partners.map(({ id, answersWith }) => ({
  params: { id },
  answers: answersWith(200),
}));

const ofConversation = (body: object) =>
  (
    [
      [doctorA.id, [401, 200, 404, 403, 403]],
      [patientA.id, [401, 403, 403, 200, 403]],
      ['nobody', [401, 404, 404, 404, 404]],
    ] satisfies [string, Answers][]
  ).map(([id, answers]) => ({ params: { id }, body, answers }));

const stopped = { phone: patientA.phone, text: 'STOP' };
const withSecret = (secret: string) => ({ headers: { 'x-webhook-secret': secret } });
const nobody: Answers = [401, 401, 401, 401, 401];
const everyone: Answers = [200, 200, 200, 200, 200];

export const messageRows = {
  listInboxUsers: [{ answers: [401, 200, 200, 200, 200] satisfies Answers }],
  listMessages: withPartner,
  openConversation: withPartner,
  markRead: withPartner,
  blockPartner: ofConversation({ isBlocked: true }),
  reportPartner: [
    ...ofConversation({ clientId: 'one', reason: 'other' }),
    {
      params: { id: patientA.id },
      body: { clientId: 'one', reason: 'other', messageId: fileId },
      answers: [401, 403, 403, 200, 403] satisfies Answers,
    },
    {
      params: { id: doctorA.id },
      body: { clientId: 'one', reason: 'other', messageId: fileId },
      answers: [401, 404, 404, 403, 403] satisfies Answers,
    },
  ],
  listNotices: [{ answers: [401, 200, 200, 200, 200] satisfies Answers }],
  getNoticeChoices: [{ answers: [401, 200, 200, 200, 200] satisfies Answers }],
  updateNoticeChoices: [
    { body: { off: ['messages:sms'] }, answers: [401, 200, 200, 200, 200] satisfies Answers },
    { body: { off: ['visits:app'] }, answers: [401, 400, 400, 400, 400] satisfies Answers },
    {
      body: { on: ['messages:sms'], off: ['messages:sms'] },
      answers: [401, 400, 400, 400, 400] satisfies Answers,
    },
  ],
  reportSmsReply: [
    { body: stopped, answers: nobody },
    { body: stopped, ...withSecret('wrong'), answers: nobody },
    { body: stopped, ...withSecret(TEST_WEBHOOK_SECRET), answers: nobody },
    { body: stopped, ...withSecret(TEST_SMS_WEBHOOK_SECRET), answers: everyone },
    {
      body: { phone: '0000000000', text: 'Thanks' },
      ...withSecret(TEST_SMS_WEBHOOK_SECRET),
      answers: everyone,
    },
  ],
  markNoticesSeen: [
    { body: { ids: ['nobody'] }, answers: [401, 200, 200, 200, 200] satisfies Answers },
    { body: { ids: [] }, answers: [401, 400, 400, 400, 400] satisfies Answers },
  ],
  sendMessage: partners.map(({ id, answersWith }) => ({
    params: { recipientId: id },
    body: { clientId: 'one', content: { textContent: 'Hello', shareDoc: null } },
    answers: answersWith(201),
  })),
  downloadAttachment: [
    { params: { id: fileId }, answers: [401, 200, 403, 200, 403] satisfies Answers },
    { params: { id: 'nobody' }, answers: [401, 404, 404, 404, 404] satisfies Answers },
  ],
};
