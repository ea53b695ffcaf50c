import {
  MAX_BLOCKED_HOURS,
  type blockedHoursEndpoints,
} from '../../../src/contract/blocked-hours.ts';
import { addBlocked, removeBlocked } from '../../../src/domain/booking/blocked-hours.ts';
import { lastLeaveDay } from '../../../src/domain/doctors/leave-days.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import { ApiError } from '../core/api-error.ts';
import type { Backend } from '../core/backend.ts';
import type { RequestContext } from '../core/endpoint-handler.ts';
import { writeAndPublish } from '../core/write-and-publish.ts';
import { toDoctorResponse } from '../people/doctor-response.ts';
import { publishSlots } from '../visits/slot-events.ts';
import { offerOpened } from '../waitlist/offer-freed.ts';
import { withdrawOffers } from '../waitlist/offers.ts';
import { checkOwn } from './own-doctor.ts';

/** See ADR 0104. */
export async function blockHours(
  backend: Backend,
  { params, body, caller }: RequestContext<typeof blockedHoursEndpoints.blockHours>,
) {
  return writeAndPublish(backend, async (unit, publish) => {
    const doctor = checkOwn(await unit.get('doctors', params.id), caller);
    const now = backend.clock.now();
    const today = dateInIndia(now);
    const { isBlocked, ...hours } = body;
    if (isBlocked) checkDate(hours.date, today);
    // Those of past days have no use any more.
    const before = (doctor.blockedHours ?? []).filter(({ date }) => date >= today);
    const after = isBlocked ? addBlocked(before, hours) : removeBlocked(before, hours);
    if (after.length > Math.max(MAX_BLOCKED_HOURS, before.length)) throw tooMany();
    const blockedHours = after.length > 0 ? after : undefined;
    const changed = await unit.update('doctors', doctor.id, { blockedHours });
    const payload = toDoctorResponse(backend, changed);
    publish({ to: [doctor.id], event: 'doctor_changed', payload });
    publishSlots(publish, doctor.id);
    await withdrawOffers(unit, publish, changed, now);
    await offerOpened(unit, publish, doctor, changed, now);
    return payload;
  });
}

function checkDate(date: string, today: string): void {
  if (date >= today && date <= lastLeaveDay(today)) return;
  const message = date < today ? 'This day is over.' : 'Choose a day of the next 12 months.';
  throw new ApiError('invalid-request', message, { fields: { date: message } });
}

function tooMany(): ApiError {
  const message = `You can block up to ${MAX_BLOCKED_HOURS} times. Take one back first.`;
  return new ApiError('invalid-request', message, { fields: { date: message } });
}
