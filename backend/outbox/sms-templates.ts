import { graphemes } from '../../src/contract/text.ts';
import type { DeliveryKind } from '../../src/domain/notices/delivery-kinds.ts';
import type { SmsContent } from './outbox.ts';

/** The app has texts in no other language yet. */
export const smsLanguages = ['en'] as const;
export type SmsLanguage = (typeof smsLanguages)[number];

/** TRAI's types of variables that our texts need. */
export type VariableType = 'numeric' | 'alphanumeric';

/** In UTF-16 units: operators refuse a message with a longer value. */
export const VALUE_MOST = 30;

/** In UTF-16 units. */
export const TEXT_MOST = 160;

export interface SmsTemplate {
  /** Values are named in braces, such as `{when}`. */
  text: string;
  variables: Readonly<Record<string, VariableType>>;
}

const when = { when: 'alphanumeric' } as const;
const visit = { doctor: 'alphanumeric', when: 'alphanumeric' } as const;
const doctor = { doctor: 'alphanumeric' } as const;
const code = { code: 'numeric', minutes: 'numeric' } as const;

/**
 * India's rule for SMS (TCCCPR, DLT): each text is registered with the operators before it is sent.
 * A changed text must be registered again. None has a diagnosis, a specialty or a patient's name.
 */
export const smsTemplates = {
  code: {
    en: {
      text: 'Your CareSetu code is {code}. It is valid for {minutes} minutes.',
      variables: code,
    },
  },
  'factor-code': {
    en: {
      text: 'Your CareSetu code to turn on two-step sign-in is {code}. It is valid for {minutes} minutes. Do not share it.',
      variables: code,
    },
  },
  'factor-on': {
    en: {
      text: 'Two-step sign-in is now on for your CareSetu account. If you did not turn it on, contact CareSetu.',
      variables: {},
    },
  },
  requested: {
    en: { text: 'You have a new request for {when}. Reply in CareSetu.', variables: when },
  },
  accepted: { en: { text: '{doctor} accepted your visit on {when}. CareSetu', variables: visit } },
  declined: {
    en: {
      text: '{doctor} declined your request for {when}. You can choose another time in CareSetu.',
      variables: visit,
    },
  },
  lapsed: {
    en: {
      text: 'Your request to {doctor} for {when} ended without a reply. You can choose another time in CareSetu.',
      variables: visit,
    },
  },
  cancelled: {
    en: { text: '{doctor} cancelled your visit on {when}. CareSetu', variables: visit },
  },
  'cancelled-to-doctor': {
    en: { text: 'A patient cancelled the visit on {when}. CareSetu', variables: when },
  },
  moved: {
    en: { text: 'Your visit with {doctor} is now on {when}. CareSetu', variables: visit },
  },
  'moved-to-doctor': {
    en: { text: 'A patient moved a visit to {when}. CareSetu', variables: when },
  },
  'move-proposed': {
    en: {
      text: '{doctor} proposes {when} for your visit. Reply in CareSetu.',
      variables: visit,
    },
  },
  'move-proposed-to-doctor': {
    en: { text: 'A patient proposes {when} for a visit. Reply in CareSetu.', variables: when },
  },
  'move-accepted-to-doctor': {
    en: { text: 'A patient accepted {when} for a visit. CareSetu', variables: when },
  },
  missed: {
    en: {
      text: '{doctor} marked that you did not come on {when}. If you were there, answer in CareSetu.',
      variables: visit,
    },
  },
  record: {
    en: {
      text: '{doctor} wrote the record of your visit on {when}. Read it in CareSetu.',
      variables: visit,
    },
  },
  'follow-up': {
    en: {
      text: '{doctor} would like to see you again on or near {when}. Choose a time in CareSetu.',
      variables: visit,
    },
  },
  'follow-up-chosen': {
    en: { text: 'A patient booked a follow-up on {when}. CareSetu', variables: when },
  },
  offer: {
    en: {
      text: '{doctor} has a free time on {when}, held for you until {until}. Reply in CareSetu.',
      variables: { ...visit, until: 'alphanumeric' },
    },
  },
  tomorrow: {
    en: { text: 'Your visit with {doctor} is tomorrow, {when}. CareSetu', variables: visit },
  },
  soon: {
    en: { text: 'Your visit with {doctor} begins at {when}. CareSetu', variables: visit },
  },
  starts: {
    en: {
      text: 'Your video visit with {doctor} starts now. Join it in CareSetu.',
      variables: doctor,
    },
  },
  message: { en: { text: 'You have a new message. Read it in CareSetu.', variables: {} } },
  'helper-under-way': {
    en: { text: 'Your helper is on the way to the hospital. CareSetu', variables: {} },
  },
  'your-turn': { en: { text: 'It is your turn in the queue. CareSetu', variables: {} } },
} as const satisfies Record<string, Record<SmsLanguage, SmsTemplate>>;

export type SmsTemplateName = keyof typeof smsTemplates;
/** Of a notice. E-mails have the same names. */
export type NoticeTemplateName = Exclude<SmsTemplateName, 'code' | 'factor-code' | 'factor-on'>;

/** A text to a doctor does not name the patient. */
export function findTemplate(
  kind: Exclude<DeliveryKind, 'own-change'>,
  isToDoctor: boolean,
): NoticeTemplateName {
  switch (kind) {
    case 'cancelled':
    case 'moved':
    case 'move-proposed':
      return isToDoctor ? `${kind}-to-doctor` : kind;
    case 'move-accepted':
      return isToDoctor ? `${kind}-to-doctor` : 'moved';
    default:
      return kind;
  }
}

/** @throws Error if a value of the template is missing */
export function createSms(
  phone: string,
  name: SmsTemplateName,
  given: Readonly<Record<string, string>> = {},
  language: SmsLanguage = 'en',
): SmsContent {
  const { text, variables }: SmsTemplate = smsTemplates[name][language];
  const values = Object.fromEntries(
    Object.keys(variables).map((variable) => {
      const value = given[variable];
      if (value === undefined) throw new Error(`The SMS '${name}' has no '${variable}'`);
      return [variable, variables[variable] === 'numeric' ? value : toValue(value)];
    }),
  );
  const templateId = `${name}-${language}`;
  const filled = text.replace(/\{(\w+)\}/g, (_, variable: string) => values[variable] ?? '');
  return { kind: 'sms', phone, text: filled, template: { templateId, language, values } };
}

/** One line without formatting characters, and without another code. */
export function toLine(value: string): string {
  return (
    value
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
      // Phones and the demo find a code by its six digits.
      .replace(/\d{5}(?=\d)/g, '$& ')
      .trim()
  );
}

/** No longer than a variable may be. */
function toValue(value: string): string {
  const line = toLine(value);
  let cut = '';
  for (const grapheme of graphemes(line)) {
    if (cut.length + grapheme.length > VALUE_MOST) break;
    cut += grapheme;
  }
  return cut.trim() || '-';
}
