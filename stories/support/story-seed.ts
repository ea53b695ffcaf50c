import type { Files } from '../../backend/files/files.ts';
import { consentRecord } from '../../backend/seed/consent-seed.ts';
import { createSeedWithFiles } from '../../backend/seed/seed.ts';
import type {
  AccountRecord,
  PaymentRecord,
  QueueBookingRecord,
  SeedData,
} from '../../backend/store/records.ts';
import { queueTotal } from '../../src/domain/queue/queue-hours.ts';

export const newcomer: AccountRecord = {
  id: 'patient-asha-verma',
  name: 'Asha Verma',
  phone: '9000012345',
  role: 'patient',
  profilePicture: null,
  passwordHash: '',
  createdAt: '2026-11-21T04:00:00.000Z',
};

const service = {
  patientId: 'patient-meera-nair',
  duration: 3,
  hospitalName: 'Setubandh Hospital, Koramangala',
  department: 'Cardiology OPD',
  notes: '',
  createdAt: '2026-11-20T13:40:00.000Z',
  heldUntil: null,
} as const;

const inTheQueue: QueueBookingRecord = {
  ...service,
  ...toUsd(25),
  id: 'queue-today',
  freelancerId: 'freelancer-ramesh-pawar',
  date: '2026-11-21',
  time: '09:00',
  status: 'in-queue',
  token: 'A-42',
  peopleAhead: 12,
  history: [
    { status: 'paid', at: '2026-11-20T13:44:00.000Z' },
    { status: 'on-the-way', at: '2026-11-21T02:55:00.000Z' },
    { status: 'in-queue', at: '2026-11-21T03:31:00.000Z' },
  ],
};

const paid: PaymentRecord = {
  id: 'payment-today',
  draftId: inTheQueue.id,
  amount: inTheQueue.total,
  status: 'succeeded',
  method: 'card',
  failure: null,
  clientSecret: null,
  expiresAt: null,
  createdAt: service.createdAt,
  paidAt: '2026-11-20T13:44:00.000Z',
  refund: null,
};

const draft: QueueBookingRecord = {
  ...service,
  ...toUsd(30),
  id: 'queue-draft',
  freelancerId: 'freelancer-lakshmi-reddy',
  hospitalName: 'Charminar Eye Hospital, Malakpet',
  department: 'Retina OPD',
  date: '2026-11-25',
  time: '08:00',
  status: 'draft',
  history: [],
};

/**
 * Adds states that the demo's seed lacks.
 * @param today yyyy-MM-dd, India time
 */
export async function createStorySeed(today: string, files: Files): Promise<SeedData> {
  const seed = await createSeedWithFiles(today, files);
  return {
    ...seed,
    accounts: [...seed.accounts, newcomer],
    consents: [...seed.consents, consentRecord(newcomer, today)],
    queueBookings: [...seed.queueBookings, inTheQueue, draft],
    payments: [...seed.payments, paid],
  };
}

function toUsd(dollars: number) {
  const hourlyRate = { amountMinor: dollars * 100, currency: 'USD' as const };
  return { hourlyRate, total: queueTotal(hourlyRate, service.duration) };
}
