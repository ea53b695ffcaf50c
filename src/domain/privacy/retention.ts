import { addDays, dateInIndia, indiaInstant } from '../time/india-time.ts';

export interface RetentionYears {
  medicalRecordYears: number;
  paymentYears: number;
}

export const leastYears: RetentionYears = { medicalRecordYears: 3, paymentYears: 8 };
export const MOST_YEARS = 30;
const CONSENT_YEARS = 1;

export type RetentionRule =
  | { until: 'expiry'; extraSeconds: number }
  | { until: 'year-after-login'; extraSeconds: number }
  | { until: 'account-deleted' }
  | { until: 'years-after-last-visit' }
  | { until: 'years-after-financial-year' }
  | { until: 'year-after-deletion' }
  | { until: 'nothing-left' }
  | { until: 'years-after-read' }
  | { until: 'sealed-data-removed' }
  | { until: 'replaced' }
  | { until: 'operator' };

/** The periods of a year or more. No one can restore what a wrong clock removes of these. */
const lastsYears: Record<RetentionRule['until'], boolean> = {
  expiry: false,
  'year-after-login': true,
  'account-deleted': false,
  'years-after-last-visit': true,
  'years-after-financial-year': true,
  'year-after-deletion': true,
  'years-after-read': true,
  'nothing-left': false,
  'sealed-data-removed': false,
  replaced: false,
  operator: false,
};

const expiry = { until: 'expiry', extraSeconds: 0 } as const;
const account = { until: 'account-deleted' } as const;
const visits = { until: 'years-after-last-visit' } as const;
const books = { until: 'years-after-financial-year' } as const;
const catalogue = { until: 'operator' } as const;

export const retentionRules = {
  signups: expiry,
  sessions: expiry,
  knownDevices: { until: 'year-after-login', extraSeconds: 0 },
  oneTimeCodes: { until: 'expiry', extraSeconds: 24 * 60 * 60 },
  throttles: expiry,
  idempotency: expiry,
  unusedFiles: expiry,
  visitPhones: expiry,
  emailChanges: expiry,
  notices: expiry,
  deliveries: expiry,
  waitlist: expiry,
  callSeats: { until: 'expiry', extraSeconds: 60 * 60 },
  accounts: account,
  doctors: account,
  pictures: account,
  signatures: account,
  blocks: account,
  sharings: account,
  healthFacts: account,
  secondFactors: account,
  calendarFeeds: account,
  emails: account,
  appointments: visits,
  slotHolds: visits,
  medicalRecords: visits,
  conversations: visits,
  messages: visits,
  queueBookings: books,
  payments: books,
  consents: { until: 'year-after-deletion' },
  erasures: { until: 'nothing-left' },
  dataKeys: { until: 'sealed-data-removed' },
  sms: { until: 'replaced' },
  mails: { until: 'replaced' },
  reports: { until: 'replaced' },
  hospitals: catalogue,
  freelancers: catalogue,
  settings: catalogue,
  auditEntries: { until: 'years-after-read' },
  auditChains: catalogue,
} as const satisfies Record<string, RetentionRule>;

export function isStoredForYears(collection: keyof typeof retentionRules): boolean {
  return lastsYears[retentionRules[collection].until];
}

export function getRetention({ medicalRecordYears, paymentYears }: RetentionYears) {
  return { medicalRecordYears, paymentYears, consentYears: CONSENT_YEARS };
}

export function careEnd(lastDay: string, { medicalRecordYears }: RetentionYears): Date {
  return startOfNextDay(addYears(lastDay, medicalRecordYears));
}

/** India's financial years end on 31 March. */
export function bookEnd(paidAt: Date, { paymentYears }: RetentionYears): Date {
  const day = dateInIndia(paidAt);
  const year = Number(day.slice(0, 4)) + (day.slice(5) > '03-31' ? 1 : 0);
  return startOfNextDay(addYears(`${year}-03-31`, paymentYears));
}

export function consentEnd(erasedAt: Date): Date {
  return startOfNextDay(addYears(dateInIndia(erasedAt), CONSENT_YEARS));
}

function startOfNextDay(day: string): Date {
  return indiaInstant(addDays(day, 1), '00:00');
}

/** 29 February becomes 1 March. */
function addYears(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10);
}
