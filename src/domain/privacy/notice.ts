import type { Role } from '../../contract/common.ts';
import type { Consent, Purpose } from '../../contract/privacy.ts';
import { t } from '../../words/t.ts';

export const NOTICE_VERSION = '2026-12-01';

export interface NoticeItem {
  purpose: Purpose;
  data: string;
  why: string;
  isOptional?: true;
  role?: Role;
}

const items: readonly NoticeItem[] = [
  {
    purpose: 'account',
    data: t`Your name, mobile number and password, and a picture, an e-mail address and a private calendar address if you add them`,
    why: t`To open your account, send you codes and notices by SMS and e-mail, show people who you are and fill your calendar app. You choose the notices in Account.`,
  },
  {
    purpose: 'care',
    data: t`Your visits, the times you wait for, your notes for the doctor, the number for a visit by phone, and your medical records`,
    why: t`So that your doctors can treat you and keep a record of it, and to remind you, also by SMS and e-mail.`,
    role: 'patient',
  },
  {
    purpose: 'care',
    data: t`Your visits, the medical records you write, and a picture of your signature if you add one`,
    why: t`So that you can treat your patients, keep a record of it and sign prescriptions.`,
    role: 'doctor',
  },
  {
    purpose: 'messages',
    data: t`Your messages and the files in them`,
    why: t`To deliver them to the person you write to.`,
  },
  {
    purpose: 'payments',
    data: t`Your queue bookings and payments`,
    why: t`To book queue helpers, give refunds and keep accounts.`,
    role: 'patient',
  },
  {
    purpose: 'profile',
    data: t`Your profile, registration, practice and working hours`,
    why: t`So that patients can find you and check that you are a doctor. Everyone can see them.`,
    role: 'doctor',
  },
  {
    purpose: 'location',
    data: t`Your location, when you choose ‘Use current location’`,
    why: t`To find the name of the place for your search. We do not store it.`,
    isOptional: true,
  },
];

export function noticeItems(role: Role): NoticeItem[] {
  return items.filter((item) => item.role === undefined || item.role === role);
}

export function requiredPurposes(role: Role): Purpose[] {
  return noticeItems(role).flatMap((item) => (item.isOptional ? [] : item.purpose));
}

export function needsConsent(history: readonly Consent[], version = NOTICE_VERSION): boolean {
  const latest = history.at(-1);
  return !latest || latest.version < version;
}

export type LocationChoice = 'open' | 'given' | 'withdrawn';

export function toLocationChoice(history: readonly Consent[]): LocationChoice {
  if (history.at(-1)?.purposes.includes('location')) return 'given';
  return history.some(({ purposes }) => purposes.includes('location')) ? 'withdrawn' : 'open';
}
