import {
  noticeChoice,
  type NoticeChoice,
  type NoticeChoicesBody,
} from '../../contract/notice-choices.ts';
import type { Channel, DeliveryKind } from './delivery-kinds.ts';

export interface NoticeWishes {
  /** All others are on. */
  off: readonly NoticeChoice[];
  /**
   * The account has a verified address.
   * @default false
   */
  hasEmail?: boolean;
}

export const allWishes: NoticeWishes = { off: [] };

const reminders: readonly DeliveryKind[] = ['tomorrow', 'soon', 'starts'];

const visits: readonly DeliveryKind[] = [
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
  'own-change',
];
const queue: readonly DeliveryKind[] = ['helper-under-way', 'your-turn'];

/** The notices that each choice turns off. */
const choices: Record<NoticeChoice, { channel: Channel; kinds: readonly DeliveryKind[] }> = {
  'visits:sms': { channel: 'sms', kinds: visits },
  'visits:email': { channel: 'email', kinds: visits },
  'reminders:app': { channel: 'app', kinds: reminders },
  'reminders:sms': { channel: 'sms', kinds: reminders },
  'reminders:email': { channel: 'email', kinds: reminders },
  'records:sms': { channel: 'sms', kinds: ['record'] },
  'records:email': { channel: 'email', kinds: ['record'] },
  'messages:sms': { channel: 'sms', kinds: ['message'] },
  'messages:email': { channel: 'email', kinds: ['message'] },
  'queue:sms': { channel: 'sms', kinds: queue },
  'queue:email': { channel: 'email', kinds: queue },
};

export function isReminder(kind: DeliveryKind): boolean {
  return reminders.includes(kind);
}

/** The choice that turns off a notice. Undefined if no choice does. */
export function findChoice(kind: DeliveryKind, channel: Channel): NoticeChoice | undefined {
  return noticeChoice.options.find((choice) => {
    const { channel: turnedOff, kinds } = choices[choice];
    return turnedOff === channel && kinds.includes(kind);
  });
}

/** @returns what is off then, each once */
export function changeChoices(
  before: readonly NoticeChoice[],
  { on = [], off = [] }: NoticeChoicesBody,
): NoticeChoice[] {
  return [...new Set([...before, ...off])].filter((choice) => !on.includes(choice));
}

export function isWanted(
  kind: DeliveryKind,
  channel: Channel,
  { off, hasEmail = false }: NoticeWishes,
): boolean {
  if (channel === 'email' && !hasEmail) return false;
  const choice = findChoice(kind, channel);
  return choice === undefined || !off.includes(choice);
}
