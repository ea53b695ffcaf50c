import type { PersonName } from '../../accounts.ts';
import { textBody } from '../../conversation.ts';
import type { CallInput } from '../../targets/device.ts';
import type { Kit } from '../../kit.ts';

const everybody: PersonName[] = ['patientA', 'patientB', 'doctorA', 'doctorB'];

const idOf = async (kit: Kit, person: PersonName) => (await kit.as(person)).user.id;

const withPerson = (person: PersonName, allowed: PersonName[]) => ({
  allowed,
  input: async (kit: Kit): Promise<CallInput> => ({ params: { id: await idOf(kit, person) } }),
});

const pairs = [
  withPerson('doctorA', ['patientA', 'patientB']),
  withPerson('patientA', ['doctorA', 'doctorB']),
];

const withBody = (body: CallInput['body']) =>
  pairs.map(({ allowed, input }) => ({
    allowed,
    input: async (kit: Kit): Promise<CallInput> => ({ ...(await input(kit)), body }),
  }));

export const messageAccess = {
  listInboxUsers: [{ allowed: everybody, input: async () => ({}) }],
  listMessages: pairs,
  markRead: pairs,
  openConversation: pairs,
  blockPartner: withBody({ isBlocked: false }),
  reportPartner: withBody({ clientId: 'one', reason: 'other' }),
  sendMessage: (['doctorA', 'patientA'] as const).map((person, index) => ({
    allowed: pairs[index]?.allowed ?? [],
    input: async (kit: Kit): Promise<CallInput> => ({
      params: { recipientId: await idOf(kit, person) },
      body: textBody('Not from here'),
    }),
  })),
  listNotices: [{ allowed: everybody, input: async () => ({}) }],
  getNoticeChoices: [{ allowed: everybody, input: async () => ({}) }],
  // As they are for a new account.
  updateNoticeChoices: [{ allowed: everybody, input: async () => ({ body: { off: [] } }) }],
  markNoticesSeen: [
    { allowed: everybody, input: async () => ({ body: { ids: ['nobody-has-this-id'] } }) },
  ],
  downloadAttachment: [
    { allowed: [], input: async () => ({ params: { id: 'nobody-has-this-id' } }) },
  ],
};
