import { check } from '../../check.ts';
import { expectResponse, expectEqual, expectError, expectWrongField } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';

async function saveSchedule(kit: Kit, body: Record<string, unknown>) {
  const { user, call } = await kit.as('doctorA');
  const params = { id: user.id };
  const before = expectResponse(await kit.guest().call('getDoctor', { params }));
  const reply = await call('updateAvailability', {
    params,
    body: { availability: before.availability, ...body },
  });
  const restore = async () => {
    const { availability, leaveDays = [] } = before;
    expectResponse(await call('updateAvailability', { params, body: { availability, leaveDays } }));
  };
  return { params, reply, restore };
}

export const scheduleChecks = [
  check('keeps the leave days if an update omits them', 'updateAvailability', async (kit) => {
    const { date } = await kit.spareSlot();
    const { params, reply, restore } = await saveSchedule(kit, { leaveDays: [date] });
    try {
      expectEqual(reply, 'leaveDays', expectResponse(reply).leaveDays, [date]);
      const again = await saveSchedule(kit, {});
      expectEqual(again.reply, 'leaveDays', expectResponse(again.reply).leaveDays, [date]);
      const { leaveDays } = expectResponse(await kit.guest().call('getDoctor', { params }));
      expectEqual(reply, 'leaveDays', leaveDays, [date]);
    } finally {
      await restore();
    }
  }),
  check('rejects a slot on a leave day', 'bookAppointment', async (kit) => {
    const slot = await kit.spareSlot();
    const { restore } = await saveSchedule(kit, { leaveDays: [slot.date] });
    try {
      expectError(await kit.requestVisit('patientA', slot), 'slot-not-offered');
    } finally {
      await restore();
    }
  }),
  check('rejects overlapping working hours', 'updateAvailability', async (kit) => {
    const availability = [
      { day: 'Monday', startTime: '10:00', endTime: '12:00' },
      { day: 'Monday', startTime: '11:00', endTime: '13:00' },
    ];
    const { reply, restore } = await saveSchedule(kit, { availability });
    if (reply.status === 200) await restore();
    expectWrongField(reply, 'availability');
  }),
  check('rejects an unknown weekday', 'updateAvailability', async (kit) => {
    const availability = [{ day: 'Someday', startTime: '10:00', endTime: '12:00' }];
    const { reply } = await saveSchedule(kit, { availability });
    expectWrongField(reply, 'availability');
  }),
];
