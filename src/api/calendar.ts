import { calendarEndpoints, type NewCalendarFeed } from '../contract/calendar.ts';
import { call } from './http/client.ts';

export async function makeCalendarFeed(): Promise<NewCalendarFeed> {
  return call(calendarEndpoints.makeCalendarFeed, {});
}

export async function endCalendarFeed(): Promise<void> {
  await call(calendarEndpoints.endCalendarFeed, {});
}
