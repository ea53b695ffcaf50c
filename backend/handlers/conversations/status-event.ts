import type { MessageStatusEvent } from '../../../src/contract/realtime.ts';
import type { ReadTransaction } from '../../store/store.ts';
import type { RealtimeEvent } from '../core/realtime-events.ts';
import { findBlock } from './blocks.ts';

export async function createStatusEvent(
  reads: ReadTransaction,
  status: MessageStatusEvent,
): Promise<RealtimeEvent> {
  const { senderId, receiverId } = status;
  const isHidden = (await findBlock(reads, receiverId, senderId)) !== undefined;
  const to = isHidden ? [receiverId] : [senderId, receiverId];
  return { to, event: 'message_status', payload: status };
}
