import { vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Payment } from '../../contract/payments.ts';
import type { QueueBooking } from '../../contract/queue.ts';

type Answer = () => Response | Promise<Response>;

const total = { amountMinor: 7500, currency: 'USD' } as const;

export const openOne: Payment = {
  id: 'payment-1',
  draftId: 'queue-1',
  amount: total,
  status: 'open',
  method: null,
  failure: null,
  clientSecret: null,
  expiresAt: null,
  createdAt: '2026-11-21T04:11:00Z',
  paidAt: null,
  refund: null,
};

export const paidOne: Payment = {
  ...openOne,
  status: 'succeeded',
  method: 'card',
  paidAt: '2026-11-21T04:12:00Z',
};

export const draft: QueueBooking = {
  id: 'queue-1',
  freelancerId: 'ramesh',
  patientId: 'meera',
  date: '2026-11-25',
  time: '08:00',
  duration: 3,
  hospitalName: 'Setubandh Hospital',
  department: 'Cardiology',
  notes: '',
  status: 'draft',
  createdAt: '2026-11-21T04:10:00Z',
  hourlyRate: { amountMinor: 2500, currency: 'USD' },
  total,
  history: [],
  payment: null,
  freelancer: {
    id: 'ramesh',
    name: 'Ramesh Pawar',
    profilePicture: null,
    rating: 4.7,
    completedJobs: 132,
  },
  patient: { id: 'meera', name: 'Meera Nair' },
};

export const paymentIs =
  (payment: Payment, status = 200): Answer =>
  () =>
    Response.json({ success: true, payment }, { status });
export const bookingIs =
  (booking: QueueBooking): Answer =>
  () =>
    Response.json({ success: true, booking });
export const refused =
  (status: number, code: string): Answer =>
  () =>
    Response.json({ success: false, message: `It says ${code}.`, code }, { status });
export const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

export class FakePayments {
  booking: Answer = bookingIs(draft);
  intent: Answer = paymentIs(openOne, 201);
  status: Answer = paymentIs(openOne);
  confirm: Answer = paymentIs(paidOne);
  asked: string[] = [];
  received = '';
  keys: (string | null)[] = [];

  readonly fetch = async (address: string, { method, headers, body }: RequestInit) => {
    const { pathname } = new URL(address, 'https://api.example');
    const asked = `${method} ${pathname}`;
    this.asked.push(asked);
    this.received += `${address} ${JSON.stringify([...new Headers(headers)])} ${String(body)}\n`;
    if (asked === 'POST /api/payments') {
      this.keys.push(new Headers(headers).get('idempotency-key'));
      return this.intent();
    }
    if (asked === 'GET /api/payments/payment-1') return this.status();
    if (asked === 'POST /api/payments/payment-1/confirm') return this.confirm();
    return asked === 'GET /api/queue/queue-1' ? this.booking() : refused(404, 'not-found')();
  };

  count(asked: string): number {
    return this.asked.filter((one) => one === asked).length;
  }
}

export function enterPayments(): FakePayments {
  const server = new FakePayments();
  vi.stubGlobal('fetch', server.fetch);
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  return server;
}
