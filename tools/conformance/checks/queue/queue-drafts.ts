import { addDays, dateInIndia } from '../../../../src/domain/time/india-time.ts';
import { getHourlyRate } from '../../../../src/domain/queue/queue-hours.ts';
import { BOOKING_DAYS } from '../../../../src/domain/booking/slots.ts';
import { check } from '../../check.ts';
import {
  expectResponse,
  expectEqual,
  expectError,
  expectThat,
  expectUncached,
  expectWrongField,
} from '../../expectations.ts';
import { begun, draft, drafted, paid } from '../../queue.ts';
import {
  freeHours,
  findHelper,
  hospitalElsewhere,
  computePrice,
  spareHours,
} from '../../queue-hours.ts';

/** Allowed clock difference, in minutes. */
const CLOCK_MINUTES = 10;

export const queueDraftChecks = [
  check('creates the requested draft with its price', 'createQueueDraft', async (kit) => {
    const patient = await kit.as('patientA');
    const helper = await findHelper(kit);
    const body = await freeHours(kit);
    const reply = await draft(kit, 'patientA', body);
    const { booking } = expectResponse(reply);
    const total = await computePrice(kit, body.duration);
    const wanted = {
      ...body,
      status: 'draft',
      patientId: patient.user.id,
      hourlyRate: getHourlyRate(helper),
      total,
      payment: null,
    };
    const made: Record<string, unknown> = booking;
    for (const [field, value] of Object.entries(wanted)) {
      expectEqual(reply, `booking.${field}`, made[field], value);
    }
    expectEqual(reply, 'booking.freelancer.name', booking.freelancer.name, helper.name);
    expectEqual(reply, 'booking.freelancer.phone', booking.freelancer.phone, undefined);
    expectEqual(reply, 'booking.patient.id', booking.patient.id, patient.user.id);
    expectUncached(reply);
  }),
  check(
    'sets patient, price, status and creation time on the server',
    'createQueueDraft',
    async (kit) => {
      const patient = await kit.as('patientA');
      const other = await kit.as('patientB');
      const body = await freeHours(kit);
      const rate = getHourlyRate(await findHelper(kit));
      const reply = await draft(kit, 'patientA', {
        ...body,
        id: 'mine',
        patientId: other.user.id,
        userId: other.user.id,
        status: 'paid',
        createdAt: '2000-01-01T00:00:00.000Z',
        amount: 1,
        currency: 'inr',
        hourlyRate: { amountMinor: 1, currency: 'INR' },
        total: { amountMinor: 1, currency: 'INR' },
        payment: { status: 'succeeded' },
      });
      const { booking } = expectResponse(reply);
      const expect = (field: string, actual: unknown, expected: unknown) =>
        expectEqual(reply, `booking.${field}`, actual, expected);
      expect('patientId', booking.patientId, patient.user.id);
      expect('status', booking.status, 'draft');
      expect('hourlyRate', booking.hourlyRate, rate);
      expect('total', booking.total, await computePrice(kit, body.duration));
      expect('payment', booking.payment, null);
      const age = Math.abs(kit.target.now().getTime() - Date.parse(booking.createdAt));
      const isNow = age < CLOCK_MINUTES * 60_000;
      expectThat(reply, 'booking.createdAt', isNow, "the server's time", booking.createdAt);
    },
  ),
  check('returns the existing draft for the same request', 'createQueueDraft', async (kit) => {
    const body = await spareHours(kit);
    const { id } = await drafted(kit, 'patientA', body);
    const reply = await draft(kit, 'patientA', body);
    expectEqual(reply, 'booking.id', expectResponse(reply).booking.id, id);
  }),
  check("replaces the patient's draft for the same helper", 'createQueueDraft', async (kit) => {
    const before = await drafted(kit);
    const reply = await draft(kit, 'patientA', await spareHours(kit));
    const { booking } = expectResponse(reply);
    const { call } = await kit.as('patientA');
    const bookings = expectResponse(await call('listQueueBookings'));
    const waiting = bookings.filter(
      ({ status, freelancerId }) => status === 'draft' && freelancerId === before.freelancerId,
    );
    expectEqual(
      reply,
      'drafts for one helper',
      waiting.map(({ id }) => id),
      [booking.id],
    );
  }),
  check('accepts drafts from two patients for the same hours', 'createQueueDraft', async (kit) => {
    const body = await spareHours(kit);
    await drafted(kit, 'patientA', body);
    expectResponse(await draft(kit, 'patientB', body));
  }),
  check('rejects hours for which a payment is in progress', 'createQueueDraft', async (kit) => {
    const body = await freeHours(kit);
    await begun(kit, 'patientA', body);
    expectError(await draft(kit, 'patientB', body), 'hours-taken');
  }),
  check(
    'rejects hours that overlap a paid booking',
    'createQueueDraft',
    async (kit) => {
      const body = await freeHours(kit);
      await paid(kit, 'patientA', body);
      for (const duration of [body.duration, 1]) {
        expectError(await draft(kit, 'patientB', { ...body, duration }), 'hours-taken');
      }
    },
    ['traces'],
  ),
  check(
    'rejects past days, days too far ahead and hours that extend past midnight',
    'createQueueDraft',
    async (kit) => {
      const body = await spareHours(kit);
      const today = dateInIndia(kit.target.now());
      const wrong = [
        { date: addDays(today, -7) },
        { date: addDays(today, BOOKING_DAYS + 7) },
        // A booking of 12 hours at 23:59 would not end on the same day.
        { time: '23:59', duration: 12 },
      ];
      for (const change of wrong) {
        const reply = await draft(kit, 'patientA', { ...body, ...change });
        expectError(reply, 'hours-not-offered');
      }
    },
  ),
  check(
    'rejects a duration that is zero, too long or not whole hours',
    'createQueueDraft',
    async (kit) => {
      const body = await spareHours(kit);
      for (const duration of [0, 13, 1.5, -2]) {
        expectWrongField(await draft(kit, 'patientA', { ...body, duration }), 'duration');
      }
    },
  ),
  check('requires a hospital and a department', 'createQueueDraft', async (kit) => {
    const body = await spareHours(kit);
    for (const field of ['hospitalName', 'department']) {
      expectWrongField(await draft(kit, 'patientA', { ...body, [field]: '  ' }), field);
    }
  }),
  check('rejects a hospital in another city', 'createQueueDraft', async (kit) => {
    const hospitalName = await hospitalElsewhere(kit);
    const reply = await draft(kit, 'patientA', { ...(await spareHours(kit)), hospitalName });
    expectWrongField(reply, 'hospitalName');
  }),
  check('rejects an unknown helper', 'createQueueDraft', async (kit) => {
    const body = { ...(await spareHours(kit)), freelancerId: 'nobody-has-this-id' };
    expectError(await draft(kit, 'patientA', body), 'not-found');
  }),
];
