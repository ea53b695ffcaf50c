import type { InboxUser } from '../../../src/contract/messages.ts';
import type { MessageStatusEvent } from '../../../src/contract/realtime.ts';
import { toReaderSide } from '../../../src/domain/notices/notices.ts';
import { randomId } from '../../core/crypto.ts';
import type { ConversationRecord, MemberRecord } from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import { removeNoticesAbout } from '../notices/remove-notices.ts';

/** A helper may have no account. */
export type Person = Pick<InboxUser, 'id' | 'role'>;

export async function findConversation(
  reads: ReadTransaction,
  personId: string,
  partnerId: string,
): Promise<ConversationRecord | undefined> {
  const [conversation] = await reads.find('conversations', {
    pairKey: toPairKey(personId, partnerId),
  });
  return conversation;
}

export async function listConversations(
  reads: ReadTransaction,
  personId: string,
): Promise<ConversationRecord[]> {
  const [first, second] = await Promise.all([
    reads.find('conversations', { firstId: personId }),
    reads.find('conversations', { secondId: personId }),
  ]);
  return [...first, ...second];
}

export async function beginConversation(
  unit: UnitOfWork,
  person: Person,
  partner: Person,
  now: Date,
): Promise<ConversationRecord> {
  const kept = await findConversation(unit, person.id, partner.id);
  if (kept) return kept;
  const conversation = newConversation(randomId(), [person, partner], now);
  await unit.insert('conversations', conversation);
  return conversation;
}

export function newConversation(
  id: string,
  people: readonly [Person, Person],
  now: Date,
): ConversationRecord {
  const [firstId, secondId] = inOrder(people[0].id, people[1].id);
  return {
    id,
    pairKey: toPairKey(firstId, secondId),
    firstId,
    secondId,
    members: people.map(newMember),
    lastSeq: 0,
    latestAt: now.toISOString(),
  };
}

export function getMember({ id, members }: ConversationRecord, personId: string): MemberRecord {
  const member = members.find((one) => one.personId === personId);
  if (!member) throw new Error(`${personId} has no part in the conversation ${id}`);
  return member;
}

export function getOtherMember(
  { id, members }: ConversationRecord,
  personId: string,
): MemberRecord {
  const other = members.find((one) => one.personId !== personId);
  if (!other) throw new Error(`Nobody but ${personId} has a part in the conversation ${id}`);
  return other;
}

export function movedMembers(
  { members }: Pick<ConversationRecord, 'members'>,
  personId: string,
  changes: Partial<MemberRecord>,
): MemberRecord[] {
  return members.map((member) =>
    member.personId === personId ? { ...member, ...changes } : member,
  );
}

export function hasUndelivered(
  conversation: ConversationRecord,
  receiverId: string,
  upTo = Infinity,
): boolean {
  const { sentUpTo } = getOtherMember(conversation, receiverId);
  return getMember(conversation, receiverId).deliveredUpTo < Math.min(sentUpTo, upTo);
}

export async function removeConversation(
  unit: UnitOfWork,
  conversation: ConversationRecord,
): Promise<string[]> {
  const files: string[] = [];
  for (let seq = 1; seq <= conversation.lastSeq; seq += 1) {
    const messageId = toMessageId(conversation, seq);
    const file = (await unit.get('messages', messageId))?.file;
    if (file) files.push(file.hash);
    await unit.remove('messages', messageId);
  }
  for (const { personId } of conversation.members) {
    await removeNoticesAbout(unit, toReaderSide(conversation.id, personId));
  }
  await unit.remove('conversations', conversation.id);
  return files;
}

/** @param upTo the last message that the receiver got; the last that was sent, by default */
export async function noteDelivered(
  unit: UnitOfWork,
  conversation: ConversationRecord,
  receiverId: string,
  upTo = Infinity,
): Promise<MessageStatusEvent | null> {
  if (!hasUndelivered(conversation, receiverId, upTo)) return null;
  const { personId: senderId, sentUpTo } = getOtherMember(conversation, receiverId);
  const deliveredUpTo = Math.min(sentUpTo, upTo);
  await unit.update('conversations', conversation.id, {
    members: movedMembers(conversation, receiverId, { deliveredUpTo }),
  });
  return { senderId, receiverId, status: 'delivered', upTo: deliveredUpTo };
}

export async function noteRead(
  unit: UnitOfWork,
  conversation: ConversationRecord,
  readerId: string,
  upTo: number,
): Promise<MessageStatusEvent | null> {
  const { personId: senderId, sentUpTo } = getOtherMember(conversation, readerId);
  const reader = getMember(conversation, readerId);
  let { readUpTo, unreadCount } = reader;
  if (upTo >= sentUpTo) [readUpTo, unreadCount] = [sentUpTo, 0];
  for (let seq = reader.readUpTo + 1; seq <= upTo && unreadCount > 0; seq += 1) {
    const message = await unit.get('messages', toMessageId(conversation, seq));
    if (message?.senderId === senderId) [readUpTo, unreadCount] = [seq, unreadCount - 1];
  }
  if (readUpTo <= reader.readUpTo) return null;
  const deliveredUpTo = Math.max(reader.deliveredUpTo, readUpTo);
  await unit.update('conversations', conversation.id, {
    members: movedMembers(conversation, readerId, { readUpTo, unreadCount, deliveredUpTo }),
  });
  return { senderId, receiverId: readerId, status: 'read', upTo: readUpTo };
}

export function toMessageId({ id }: Pick<ConversationRecord, 'id'>, seq: number): string {
  return `${id}.${seq}`;
}

function newMember({ id, role }: Person): MemberRecord {
  const nothing = { sentUpTo: 0, deliveredUpTo: 0, readUpTo: 0, unreadCount: 0 };
  return { personId: id, role, hasOpened: false, ...nothing };
}

export function toPairKey(personId: string, partnerId: string): string {
  return inOrder(personId, partnerId).join('|');
}

function inOrder(a: string, b: string): [string, string] {
  return a < b ? [a, b] : [b, a];
}
