import { weekday, type AvailabilityWindow, type Weekday } from '../../contract/doctors.ts';
import type { Freelancer } from '../../contract/freelancers.ts';
import type { Hospital } from '../../contract/hospitals.ts';
import { toMinutes } from '../time/india-time.ts';
import { foldText } from '../fold-text.ts';
import { openWindows } from '../booking/slots.ts';

const HOSPITAL_HELPERS_CAP = 3;

export function listWorkdays(availability: readonly AvailabilityWindow[]): Weekday[] {
  return weekday.options.filter((day) => openWindows(availability, day).length > 0);
}

export function weeklyMinutes(availability: readonly AvailabilityWindow[]): number {
  return weekday.options
    .flatMap((day) => openWindows(availability, day))
    .reduce((sum, { startTime, endTime }) => sum + toMinutes(endTime) - toMinutes(startTime), 0);
}

/** Prefers the longest working week, then the most completed jobs. */
export function suggestedHelper(freelancers: readonly Freelancer[]): Freelancer | null {
  const [first] = freelancers
    .filter(({ availability }) => weeklyMinutes(availability) > 0)
    .sort(byUsefulness);
  return first ?? null;
}

/** Helpers in the hospital's area come first. Uses the address if there is no location. */
export function helpersNear(
  { location, address }: Pick<Hospital, 'location' | 'address'>,
  freelancers: readonly Freelancer[],
): Freelancer[] {
  const parts = address.split(',').map(placeName);
  const isHere = (place: string | undefined, own: string | undefined) =>
    place !== undefined &&
    placeName(place) !== '' &&
    (own === undefined ? parts.includes(placeName(place)) : placeName(place) === placeName(own));
  const isNext = (helper: Freelancer) => isHere(helper.location?.area, location?.area);
  return freelancers
    .filter(
      (helper) =>
        weeklyMinutes(helper.availability) > 0 && isHere(helper.location?.city, location?.city),
    )
    .sort((a, b) => Number(isNext(b)) - Number(isNext(a)) || byUsefulness(a, b))
    .slice(0, HOSPITAL_HELPERS_CAP);
}

function byUsefulness(a: Freelancer, b: Freelancer): number {
  return (
    weeklyMinutes(b.availability) - weeklyMinutes(a.availability) ||
    b.completedJobs - a.completedJobs ||
    a.id.localeCompare(b.id)
  );
}

/** 'Bengaluru – 560034' and ' bengaluru' are the same place. */
function placeName(part: string): string {
  const words = foldText(part).split(' ');
  return words.slice(0, words.findLastIndex((word) => /\D/.test(word)) + 1).join(' ');
}
