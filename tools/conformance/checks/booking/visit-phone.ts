import { check } from '../../check.ts';
import { dueVisit } from '../../due-visit.ts';
import {
  expectEqual,
  expectError,
  expectWrongField,
  expectResponse,
  expectThat,
} from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Reply } from '../../targets/device.ts';

const OWN_PHONE = '9810012345';

/** Later than today. */
async function laterVisit(kit: Kit) {
  const body = { ...(await kit.spareSlot()), phone: OWN_PHONE };
  const reply = await kit.requestVisit('patientA', body);
  const { appointment } = expectResponse(reply);
  return { params: { id: appointment.id }, reply };
}

function expectWithoutNumber(reply: Reply): void {
  const text = JSON.stringify(reply.body);
  expectThat(reply, 'number of the phone visit', !text.includes(OWN_PHONE), 'left out', 'given');
}

export const visitPhoneChecks = [
  check(
    'gives the number of the booking to the doctor of a visit that is due',
    'getVisitPhone',
    async (kit) => {
      const visit = await dueVisit(kit, 'phone', OWN_PHONE);
      const { call } = await kit.as('doctorA');
      const reply = await call('getVisitPhone', { params: { id: visit.id } });
      expectEqual(reply, 'phone', expectResponse(reply).phone, OWN_PHONE);
    },
  ),
  check("gives the account's number without another one", 'getVisitPhone', async (kit) => {
    const visit = await dueVisit(kit);
    const reply = await (
      await kit.as('doctorA')
    ).call('getVisitPhone', { params: { id: visit.id } });
    const { phone } = kit.target.accounts.patientA;
    expectEqual(reply, 'phone', expectResponse(reply).phone, phone);
  }),
  check(
    'gives the number to the patient before, and to nobody else',
    'getVisitPhone',
    async (kit) => {
      const { params } = await laterVisit(kit);
      const [patient, doctor] = [await kit.as('patientA'), await kit.as('doctorA')];
      const own = await patient.call('getVisitPhone', { params });
      expectEqual(own, 'phone', expectResponse(own).phone, OWN_PHONE);
      expectResponse(await doctor.call('acceptAppointment', { params }));
      const early = await doctor.call('getVisitPhone', { params });
      expectError(early, 'too-early');
      expectWithoutNumber(early);
      for (const person of ['patientB', 'doctorB'] as const) {
        const other = await kit.as(person);
        expectError(await other.call('getVisitPhone', { params }), 'not-found', 'forbidden');
      }
    },
  ),
  check('has no number for a visit that is not by phone', 'getVisitPhone', async (kit) => {
    const { id } = await dueVisit(kit, 'video');
    const doctor = await kit.as('doctorA');
    expectError(await doctor.call('getVisitPhone', { params: { id } }), 'not-found');
  }),
  check('forgets the number when the visit is completed', 'getVisitPhone', async (kit) => {
    const params = { id: (await dueVisit(kit, 'phone', OWN_PHONE)).id };
    const [patient, doctor] = [await kit.as('patientA'), await kit.as('doctorA')];
    expectResponse(await doctor.call('completeAppointment', { params, body: {} }));
    for (const { call } of [patient, doctor])
      expectError(await call('getVisitPhone', { params }), 'not-found');
  }),
  check(
    'leaves the number out of every appointment',
    'listAppointments',
    async (kit) => {
      const { reply } = await laterVisit(kit);
      expectWithoutNumber(reply);
      for (const person of ['patientA', 'doctorA'] as const) {
        const { user, call } = await kit.as(person);
        const list = await call('listAppointments', { params: { id: user.id } });
        expectResponse(list);
        expectWithoutNumber(list);
      }
    },
    ['extensions'],
  ),
  check(
    'refuses a number for the call that is not Indian',
    'bookAppointment',
    async (kit) => {
      for (const phone of ['+14155550100', '98100', '']) {
        const body = { ...(await kit.spareSlot()), phone };
        expectWrongField(await kit.requestVisit('patientA', body), 'phone');
      }
    },
    ['extensions'],
  ),
];
