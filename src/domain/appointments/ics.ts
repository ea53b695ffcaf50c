import type { Appointment, AppointmentStatus } from '../../contract/appointments.ts';
import { addDays, INDIA_TIME_ZONE, toMinutes, timeAtMinutes } from '../time/india-time.ts';
import { SLOT_MINUTES } from '../booking/slots.ts';
import { getRevision } from './visit-change.ts';

/** Maximum line length in octets (RFC 5545 §3.1). */
const LINE_OCTETS = 75;
const DAY_MINUTES = 24 * 60;

const states: Record<AppointmentStatus, { status: string; isAhead: boolean }> = {
  pending: { status: 'TENTATIVE', isAhead: true },
  scheduled: { status: 'CONFIRMED', isAhead: true },
  completed: { status: 'CONFIRMED', isAhead: false },
  cancelled: { status: 'CANCELLED', isAhead: false },
};

/** India has no daylight saving time. */
const indiaZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${INDIA_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Dates and times are in India time. */
export interface CalendarVisit extends Pick<
  Appointment,
  'id' | 'date' | 'time' | 'status' | 'createdAt' | 'revision'
> {
  title: string;
  description: string;
  place: string | null;
}

/** RFC 5545. With a stable UID, calendars update the existing event. */
export function visitIcs(visit: CalendarVisit): string {
  const { id, date, time, title, description, place, createdAt } = visit;
  const { status, isAhead } = states[visit.status];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CareSetu//Appointments//EN',
    'CALSCALE:GREGORIAN',
    ...indiaZone,
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@appointments.caresetu`,
    `DTSTAMP:${digits(new Date(createdAt).toISOString().slice(0, 19))}Z`,
    `DTSTART;TZID=${INDIA_TIME_ZONE}:${localTime(date, toMinutes(time))}`,
    `DTEND;TZID=${INDIA_TIME_ZONE}:${localTime(date, toMinutes(time) + SLOT_MINUTES)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `STATUS:${status}`,
    // Calendar apps apply the version with the highest sequence.
    `SEQUENCE:${getRevision(visit)}`,
    ...(isAhead ? reminder(title) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function reminder(title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
  ];
}

function localTime(date: string, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / DAY_MINUTES));
  return digits(`${day}T${timeAtMinutes(minutes % DAY_MINUTES)}:00`);
}

function digits(isoTime: string): string {
  return isoTime.replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD');
}

function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function countOctets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
