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

/** 'Good morning' before noon in India, 'Good afternoon' before five, 'Good evening' until four at night. */
export function greeting(now: Date): string {
  const time = timeInIndia(now);
  if (time < '04:00' || time >= '17:00') return 'Good evening';
  return time < '12:00' ? 'Good morning' : 'Good afternoon';
}

/** 'Wednesday, 25 November.' */
export function todayText(now: Date): string {
  return `${formatSpokenDay(dateInIndia(now)).replace(' ', ', ')}.`;
}

/** 'Five patients today.'; beyond twelve in figures. */
export function patientsText(count: number): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'patient' : 'patients'} today.`;
}
