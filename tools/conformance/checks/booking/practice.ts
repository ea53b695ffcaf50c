import type { BookingBody } from '../../../../src/contract/appointments.ts';
import type { Money } from '../../../../src/contract/common.ts';
import type { Doctor } from '../../../../src/contract/doctors.ts';
import { check } from '../../check.ts';
import { expectEqual, expectError, expectResponse, expectWrongField } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Reply } from '../../targets/device.ts';

const rupees = (amount: number): Money => ({ amountMinor: amount * 100, currency: 'INR' });

const ownPlace = {
  address: '14, 3rd Cross',
  location: { area: 'Malleswaram', city: 'Bengaluru', state: 'Karnataka' },
  deskPhone: '08040001111',
};

const ownFees = { 'in-person': rupees(600), video: rupees(450) };

/** The body that changes nothing. */
export function unchangedBody({ hospital, address, location, deskPhone, fees = {} }: Doctor) {
  return {
    ...(hospital ? { hospitalId: hospital.id } : address && { address, location }),
    ...(deskPhone && { deskPhone }),
    fees,
  };
}

async function whileAt(
  kit: Kit,
  body: Record<string, unknown>,
  work: (
    change: (next: Record<string, unknown>) => Promise<void>,
    doctorId: string,
  ) => Promise<void>,
): Promise<void> {
  const { user, call } = await kit.as('doctorA');
  const params = { id: user.id };
  const before = expectResponse(await kit.guest().call('getDoctor', { params }));
  const change = async (next: Record<string, unknown>) => {
    expectResponse(await call('updatePractice', { params, body: next }));
  };
  await change(body);
  try {
    await work(change, user.id);
  } finally {
    await change(unchangedBody(before));
  }
}

/** A failure is reported as one of the practice. */
const ofPractice = <R extends Reply>(reply: R) => ({ ...reply, name: 'updatePractice' as const });

const inPerson = async (kit: Kit): Promise<BookingBody> => ({
  ...(await kit.spareSlot()),
  appointmentType: 'in-person',
});

async function expectRefused(kit: Kit, body: object, field: string): Promise<void> {
  const { user, call } = await kit.as('doctorA');
  expectWrongField(await call('updatePractice', { params: { id: user.id }, body }), field);
}

export const practiceChecks = [
  check(
    'shows the place, the desk phone and the fees to everyone',
    'updatePractice',
    async (kit) => {
      await whileAt(kit, { ...ownPlace, fees: ownFees }, async (_change, id) => {
        const reply = await kit.guest().call('getDoctor', { params: { id } });
        const { hospital, address, location, deskPhone, fees } = expectResponse(reply);
        expectEqual(ofPractice(reply), 'hospital', hospital, undefined);
        expectEqual(ofPractice(reply), 'address', { address, location, deskPhone }, ownPlace);
        expectEqual(ofPractice(reply), 'fees', fees, ownFees);
      });
    },
  ),
  check('a booking keeps its place and price', 'updatePractice', async (kit) => {
    await whileAt(kit, { ...ownPlace, fees: ownFees }, async (change) => {
      const reply = await kit.requestVisit('patientA', await inPerson(kit));
      const { id } = expectResponse(reply).appointment;
      await change({ fees: {} });
      const { user, call } = await kit.as('patientA');
      const later = await call('listAppointments', { params: { id: user.id } });
      const visit = expectResponse(later).find((one) => one.id === id);
      expectEqual(ofPractice(later), 'place', visit?.place, ownPlace);
      expectEqual(ofPractice(later), 'price', visit?.price, rupees(600));
    });
  }),
  check('books no clinic visit with a doctor who has no place', 'updatePractice', async (kit) => {
    const body = await inPerson(kit);
    await whileAt(kit, { fees: {} }, async () => {
      expectError(ofPractice(await kit.requestVisit('patientA', body)), 'slot-not-offered');
      expectResponse(await kit.requestVisit('patientA', { ...body, appointmentType: 'video' }));
    });
  }),
  check(
    'books nothing at another price or place than the patient saw',
    'updatePractice',
    async (kit) => {
      const body = await inPerson(kit);
      await whileAt(kit, { ...ownPlace, fees: ownFees }, async () => {
        const place = { ...ownPlace, address: '15, 3rd Cross' };
        const offers = [
          { price: rupees(500), place: ownPlace },
          { price: rupees(600), place },
        ];
        for (const seen of offers) {
          expectError(
            ofPractice(await kit.requestVisit('patientA', { ...body, seen })),
            'offer-changed',
          );
        }
        const seen = { price: rupees(600), place: ownPlace };
        expectResponse(await kit.requestVisit('patientA', { ...body, seen }));
      });
    },
  ),
  check(
    'rejects fees that are nothing, too much or half a paisa',
    'updatePractice',
    async (kit) => {
      for (const amountMinor of [0, 99_99_999_00, 45_000.5]) {
        const fees = { video: { amountMinor, currency: 'INR' } };
        await expectRefused(kit, { fees }, 'fees.video.amountMinor');
      }
    },
  ),
  check('rejects a hospital that is not listed', 'updatePractice', async (kit) => {
    await expectRefused(kit, { hospitalId: 'no-such-hospital', fees: {} }, 'hospitalId');
  }),
  check('rejects a desk phone that cannot be called', 'updatePractice', async (kit) => {
    await expectRefused(kit, { deskPhone: '12345', fees: {} }, 'deskPhone');
  }),
];
