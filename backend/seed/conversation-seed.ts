import { addDays, indiaInstant } from '../../src/domain/time/india-time.ts';
import {
  toMessageId,
  movedMembers,
  newConversation,
} from '../handlers/conversations/conversations.ts';
import type { ConversationRecord, MessageRecord } from '../store/records.ts';
import { fileRecord, type SeedFile } from './seed-files.ts';

export interface MessageSeed {
  by: 'patient' | 'doctor';
  /** At least 1, so that no message is in the future. */
  daysAgo: number;
  /** HH:mm in India. */
  time: string;
  /** '' if the message is only a file. */
  text: string;
  file?: SeedFile;
  /** @default false */
  isUnread?: boolean;
}

export interface ConversationSeed {
  /** Part of the id, so never change or reuse it. */
  number: number;
  /** The id without 'doctor-'. */
  doctor: string;
  /** The id without 'patient-'. */
  patient: string;
  messages: MessageSeed[];
}

export function conversationRecords(
  seed: ConversationSeed,
  today: string,
): { conversation: ConversationRecord; messages: MessageRecord[] } {
  const doctor = { id: `doctor-${seed.doctor}`, role: 'doctor' as const };
  const patient = { id: `patient-${seed.patient}`, role: 'patient' as const };
  const id = `conversation-${String(seed.number).padStart(2, '0')}`;
  const messages = seed.messages.map((message, index) => {
    const isDoctors = message.by === 'doctor';
    return {
      id: toMessageId({ id }, index + 1),
      conversationId: id,
      seq: index + 1,
      clientId: `${id}-${index + 1}`,
      senderId: isDoctors ? doctor.id : patient.id,
      receiverId: isDoctors ? patient.id : doctor.id,
      textContent: message.text,
      file: message.file ? fileRecord(message.file) : null,
      timestamp: indiaInstant(addDays(today, -message.daysAgo), message.time).toISOString(),
    };
  });
  const latestAt = new Date(messages.at(-1)?.timestamp ?? 0);
  let conversation = newConversation(id, [doctor, patient], latestAt);
  for (const { id: personId, role } of [doctor, patient]) {
    const received = messages.filter(({ receiverId }) => receiverId === personId);
    const read = received.filter(({ seq }) => !seed.messages[seq - 1]?.isUnread);
    const readUpTo = read.at(-1)?.seq ?? 0;
    const members = movedMembers(conversation, personId, {
      sentUpTo: seed.messages.findLastIndex(({ by }) => by === role) + 1,
      deliveredUpTo: readUpTo,
      readUpTo,
      unreadCount: received.length - read.length,
    });
    conversation = { ...conversation, members, lastSeq: messages.length };
  }
  return { conversation, messages };
}
