import type { NoticeChoice } from '../../contract/notice-choices.ts';
import type { Channel, DeliveryKind } from './delivery-kinds.ts';

export interface NoticeWishes {
  /** All others are on. */
  off: readonly NoticeChoice[];
}

export const allWishes: NoticeWishes = { off: [] };

const reminders: readonly DeliveryKind[] = ['tomorrow', 'soon', 'starts'];

/** The notices that each choice turns off. */
const choices: Record<NoticeChoice, { channel: Channel; kinds: readonly DeliveryKind[] }> = {
  'visits:sms': {
    channel: 'sms',
    kinds: [
      'requested',
      'accepted',
      'declined',
      'lapsed',
      'cancelled',
      'moved',
      'move-proposed',
      'move-accepted',
      'missed',
      'follow-up',
      'follow-up-chosen',
      'offer',
    ],
  },
  'reminders:app': { channel: 'app', kinds: reminders },
  'reminders:sms': { channel: 'sms', kinds: reminders },
  'records:sms': { channel: 'sms', kinds: ['record'] },
  'messages:sms': { channel: 'sms', kinds: ['message'] },
  'queue:sms': { channel: 'sms', kinds: ['helper-under-way', 'your-turn'] },
};

export function isReminder(kind: DeliveryKind): boolean {
  return reminders.includes(kind);
}

export function isWanted(kind: DeliveryKind, channel: Channel, { off }: NoticeWishes): boolean {
  return !off.some((choice) => {
    const { channel: turnedOff, kinds } = choices[choice];
    return turnedOff === channel && kinds.includes(kind);
  });
}
