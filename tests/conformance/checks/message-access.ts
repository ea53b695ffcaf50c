import type { PersonName } from '../accounts.ts';
import { textBody } from '../conversation.ts';
import type { CallInput } from '../device.ts';
import type { Kit } from '../kit.ts';

const everybody: PersonName[] = ['patientA', 'patientB', 'doctorA', 'doctorB'];

const idOf = async (kit: Kit, person: PersonName) => (await kit.as(person)).user.id;

/** A call about the conversation with a person: for patients with a doctor, for doctors with own patients. */
const withPerson = (person: PersonName, allowed: PersonName[]) => ({
  allowed,
  input: async (kit: Kit): Promise<CallInput> => ({ params: { id: await idOf(kit, person) } }),
});

/** Nobody writes to oneself, a patient to no patient and a doctor to no doctor. */
const pairs = [
  withPerson('doctorA', ['patientA', 'patientB']),
  // Whether this patient is one of theirs is for the doctors' visits to say.
  withPerson('patientA', ['doctorA', 'doctorB']),
];

/** Who may make the calls of messages. */
export const messageAccess = {
  listInboxUsers: [{ allowed: everybody, input: async () => ({}) }],
  listMessages: pairs,
  markRead: pairs,
  openConversation: pairs,
  sendMessage: (['doctorA', 'patientA'] as const).map((person, index) => ({
    allowed: pairs[index]?.allowed ?? [],
    input: async (kit: Kit): Promise<CallInput> => ({
      params: { recipientId: await idOf(kit, person) },
      body: textBody('Not from here'),
    }),
  })),
  downloadAttachment: [
    { allowed: [], input: async () => ({ params: { id: 'nobody-has-this-id' } }) },
  ],
};
