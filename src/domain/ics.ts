import type { Appointment, AppointmentStatus } from '../contract/appointments.ts';
import { addDays, INDIA_TIME_ZONE, minutesOf, timeAtMinutes } from './india-time.ts';
import { SLOT_MINUTES } from './slots.ts';

/** Octets of a line without its end, at most (RFC 5545 §3.1). */
const LINE_OCTETS = 75;
const DAY_MINUTES = 24 * 60;

/** Where a visit stands, as calendars say it; the number grows with each change, so that the newest file counts. */
const states: Record<AppointmentStatus, { status: string; sequence: number; isAhead: boolean }> = {
  pending: { status: 'TENTATIVE', sequence: 0, isAhead: true },
  scheduled: { status: 'CONFIRMED', sequence: 1, isAhead: true },
  completed: { status: 'CONFIRMED', sequence: 2, isAhead: false },
  cancelled: { status: 'CANCELLED', sequence: 2, isAhead: false },
};

/** India's one offset: it has no summer time. */
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

/** A visit as a calendar is told of it. `date` and `time` are India's. */
export interface CalendarVisit extends Pick<
  Appointment,
  'id' | 'date' | 'time' | 'status' | 'createdAt'
> {
  /** What stands in the calendar's grid. */
  title: string;
  /** What else there is to know. */
  description: string;
  /** Where to go, or null. */
  place: string | null;
}

/**
 * The text of an .ics file (RFC 5545) with one visit of half an hour, and a reminder an hour before one that is still to
 * come. The same appointment always has the same UID, so a calendar that has it already takes the newer state.
 */
export function visitIcs(visit: CalendarVisit): string {
  const { id, date, time, title, description, place, createdAt } = visit;
  const { status, sequence, isAhead } = states[visit.status];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CareSetu//Appointments//EN',
    'CALSCALE:GREGORIAN',
    ...indiaZone,
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@appointments.caresetu`,
    `DTSTAMP:${digits(new Date(createdAt).toISOString().slice(0, 19))}Z`,
    `DTSTART;TZID=${INDIA_TIME_ZONE}:${localTime(date, minutesOf(time))}`,
    `DTEND;TZID=${INDIA_TIME_ZONE}:${localTime(date, minutesOf(time) + SLOT_MINUTES)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `STATUS:${status}`,
    `SEQUENCE:${sequence}`,
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

/** '20261125T103000'; minutes past the day's end are the next day's. */
function localTime(date: string, minutes: number): string {
  const day = addDays(date, Math.floor(minutes / DAY_MINUTES));
  return digits(`${day}T${timeAtMinutes(minutes % DAY_MINUTES)}:00`);
}

function digits(isoTime: string): string {
  return isoTime.replace(/[-:]/g, '');
}

/** A value of type TEXT: what has a meaning of its own is escaped, what no file may hold is left out. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD');
}

/** Breaks a line where it grows too long, between characters; what follows begins with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** How long a character is in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
