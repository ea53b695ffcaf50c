import type { EmailContent } from './outbox.ts';
import { type NoticeTemplateName, type SmsLanguage, toLine } from './sms-templates.ts';

export interface EmailTemplate {
  /** It has no variables: a subject names neither doctor nor place, nor anything about health. */
  subject: string;
  /** Values are named in braces, such as `{when}`. */
  text: string;
}

type OtherName =
  | 'code'
  | 'address-changed'
  | 'address-removed'
  | 'own-change'
  | 'own-change-cancelled';

/** In the languages of SMS. None has a diagnosis, a specialty or a patient's name. */
export const emailTemplates = {
  code: {
    en: {
      subject: 'Confirm your e-mail address',
      text: 'Your CareSetu code is {code}. It is valid for {minutes} minutes. Enter it in Account to get notices at this address.\n\nIf you did not request it, do nothing.',
    },
  },
  'address-changed': {
    en: {
      subject: 'Your e-mail address was changed',
      text: 'Your CareSetu account has another e-mail address now. This one gets no more notices.\n\nIf you did not change it, log in to CareSetu and change your password.',
    },
  },
  'address-removed': {
    en: {
      subject: 'Your e-mail address was removed',
      text: 'Your CareSetu account has no e-mail address now. This one gets no more notices.\n\nIf you did not remove it, log in to CareSetu and change your password.',
    },
  },
  requested: {
    en: {
      subject: 'A new request',
      text: 'You have a new request for {when}. Reply in CareSetu.',
    },
  },
  accepted: {
    en: { subject: 'Your visit is confirmed', text: '{doctor} accepted your visit on {when}.' },
  },
  declined: {
    en: {
      subject: 'Your request was declined',
      text: '{doctor} declined your request for {when}. You can choose another time in CareSetu.',
    },
  },
  lapsed: {
    en: {
      subject: 'Your request ended without a reply',
      text: 'Your request to {doctor} for {when} ended without a reply. You can choose another time in CareSetu.',
    },
  },
  cancelled: {
    en: { subject: 'Your visit is cancelled', text: '{doctor} cancelled your visit on {when}.' },
  },
  'cancelled-to-doctor': {
    en: { subject: 'A visit is cancelled', text: 'A patient cancelled the visit on {when}.' },
  },
  moved: {
    en: {
      subject: 'Your visit has another time',
      text: 'Your visit with {doctor} is now on {when}.',
    },
  },
  'moved-to-doctor': {
    en: { subject: 'A visit has another time', text: 'A patient moved a visit to {when}.' },
  },
  'move-proposed': {
    en: {
      subject: 'Another time for your visit',
      text: '{doctor} proposes {when} for your visit. Reply in CareSetu.',
    },
  },
  'move-proposed-to-doctor': {
    en: {
      subject: 'Another time for a visit',
      text: 'A patient proposes {when} for a visit. Reply in CareSetu.',
    },
  },
  'move-accepted-to-doctor': {
    en: { subject: 'A visit has another time', text: 'A patient accepted {when} for a visit.' },
  },
  missed: {
    en: {
      subject: 'About your visit',
      text: '{doctor} marked that you did not come on {when}. If you were there, answer in CareSetu.',
    },
  },
  record: {
    en: {
      subject: 'A record is ready',
      text: '{doctor} wrote the record of your visit on {when}. Read it in CareSetu.',
    },
  },
  'follow-up': {
    en: {
      subject: 'Choose a time for your next visit',
      text: '{doctor} would like to see you again on or near {when}. Choose a time in CareSetu.',
    },
  },
  'follow-up-chosen': {
    en: { subject: 'A patient booked a visit', text: 'A patient booked a follow-up on {when}.' },
  },
  offer: {
    en: {
      subject: 'A free time is held for you',
      text: '{doctor} has a free time on {when}, held for you until {until}. Reply in CareSetu.',
    },
  },
  tomorrow: {
    en: {
      subject: 'Your visit is tomorrow',
      text: 'Your visit with {doctor} is tomorrow, {when}.',
    },
  },
  soon: {
    en: { subject: 'Your visit begins soon', text: 'Your visit with {doctor} begins at {when}.' },
  },
  starts: {
    en: {
      subject: 'Your visit starts now',
      text: 'Your video visit with {doctor} starts now. Join it in CareSetu.',
    },
  },
  message: {
    en: {
      subject: 'You have a new message',
      text: 'You have a new message. Read it in CareSetu.',
    },
  },
  'helper-under-way': {
    en: {
      subject: 'Your helper is on the way',
      text: 'Your helper is on the way to the hospital.',
    },
  },
  'your-turn': {
    en: { subject: 'It is your turn', text: 'It is your turn in the queue.' },
  },
  'own-change': {
    en: {
      subject: 'A visit for your calendar',
      text: 'You have a visit on {when}. Your calendar app can update it from this e-mail.',
    },
  },
  'own-change-cancelled': {
    en: {
      subject: 'A cancelled visit for your calendar',
      text: 'The visit on {when} is cancelled. Your calendar app can remove it by this e-mail.',
    },
  },
} as const satisfies Record<NoticeTemplateName | OtherName, Record<SmsLanguage, EmailTemplate>>;

export type EmailName = keyof typeof emailTemplates;

/** @throws Error if a value of the template is missing */
export function createEmail(
  address: string,
  name: EmailName,
  given: Readonly<Record<string, string>> = {},
  language: SmsLanguage = 'en',
): EmailContent {
  const { subject, text }: EmailTemplate = emailTemplates[name][language];
  const filled = text.replace(/\{(\w+)\}/g, (_, variable: string) => {
    const value = given[variable];
    if (value === undefined) throw new Error(`The e-mail '${name}' has no '${variable}'`);
    return variable === 'code' ? value : toLine(value) || '-';
  });
  return { kind: 'email', address, subject, text: filled };
}
