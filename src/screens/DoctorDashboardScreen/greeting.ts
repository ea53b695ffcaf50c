import { dateInIndia, formatSpokenDay, timeInIndia } from '../../domain/india-time.ts';

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** Time of day in India: morning until 12, afternoon until 17, evening until 4. */
export function greeting(now: Date): string {
  const time = timeInIndia(now);
  if (time < '04:00' || time >= '17:00') return 'Good evening';
  return time < '12:00' ? 'Good morning' : 'Good afternoon';
}

/** Such as 'Wednesday, 25 November.' */
export function todayText(now: Date): string {
  return `${formatSpokenDay(dateInIndia(now)).replace(' ', ', ')}.`;
}

/** Spells out numbers up to twelve. */
export function patientsText(count: number): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'patient' : 'patients'} today.`;
}
