import type { ConversationRecord, RecordOf } from '../../store/records.ts';
import type { ReadTransaction, UnitOfWork } from '../../store/store.ts';
import { getMember, getOtherMember, movedMembers } from './conversations.ts';

type BlockRecord = RecordOf<'blocks'>;

export async function findBlock(
  reads: ReadTransaction,
  blockerId: string,
  blockedId: string,
): Promise<BlockRecord | undefined> {
  return reads.get('blocks', toBlockId(blockerId, blockedId));
}

export async function hasBlockBetween(
  reads: ReadTransaction,
  personId: string,
  partnerId: string,
): Promise<boolean> {
  const blocks = await Promise.all([
    findBlock(reads, personId, partnerId),
    findBlock(reads, partnerId, personId),
  ]);
  return blocks.some((block) => block !== undefined);
}

export async function block(
  unit: UnitOfWork,
  conversation: ConversationRecord,
  blockerId: string,
  blockedName: string,
  now: Date,
): Promise<void> {
  const blockedId = getOtherMember(conversation, blockerId).personId;
  if (await findBlock(unit, blockerId, blockedId)) return;
  const { deliveredUpTo, readUpTo } = getMember(conversation, blockerId);
  await unit.insert('blocks', {
    id: toBlockId(blockerId, blockedId),
    blockerId,
    blockedId,
    deliveredUpTo,
    readUpTo,
    blockedAt: now.toISOString(),
    blockedName,
  });
}

export function unblock(unit: UnitOfWork, blockerId: string, blockedId: string): Promise<void> {
  return unit.remove('blocks', toBlockId(blockerId, blockedId));
}

/** For the user who blocked. A new name must not hide whom they blocked. */
export function toBlockFields(block: BlockRecord | undefined) {
  return {
    isBlocked: block !== undefined,
    ...(block && { blockedName: block.blockedName }),
  };
}

export async function conversationFor(
  reads: ReadTransaction,
  conversation: ConversationRecord,
  viewerId: string,
): Promise<ConversationRecord> {
  const { personId } = getOtherMember(conversation, viewerId);
  const found = await findBlock(reads, personId, viewerId);
  if (!found) return conversation;
  const { deliveredUpTo, readUpTo } = found;
  return {
    ...conversation,
    members: movedMembers(conversation, personId, { deliveredUpTo, readUpTo }),
  };
}

export async function removeBlocks(unit: UnitOfWork, id: string): Promise<void> {
  const own = await unit.find('blocks', { blockerId: id });
  const others = await unit.find('blocks', { blockedId: id });
  for (const found of [...own, ...others]) await unit.remove('blocks', found.id);
}

function toBlockId(blockerId: string, blockedId: string): string {
  return `${blockerId}|${blockedId}`;
}
