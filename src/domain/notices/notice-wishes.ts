import type { NoticeChoice, NoticeTopic } from '../../contract/notices.ts';
import type { Channel, DeliveryKind } from './delivery-kinds.ts';

export interface NoticeWishes {
  /** All others are on. */
  off: readonly NoticeChoice[];
}

export const allWishes: NoticeWishes = { off: [] };

export const topics: Record<DeliveryKind, NoticeTopic> = {
  requested: 'visits',
  accepted: 'visits',
  declined: 'visits',
  lapsed: 'visits',
  cancelled: 'visits',
  moved: 'visits',
  'move-proposed': 'visits',
  missed: 'visits',
  record: 'records',
  tomorrow: 'reminders',
  soon: 'reminders',
  starts: 'reminders',
  message: 'messages',
  'helper-under-way': 'queue',
  'your-turn': 'queue',
};

export function isWanted(kind: DeliveryKind, channel: Channel, { off }: NoticeWishes): boolean {
  const choice = `${topics[kind]}:${channel}`;
  return !off.some((one) => one === choice);
}
