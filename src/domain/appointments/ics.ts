import type { Appointment, AppointmentStatus, VisitChange } from '../../contract/appointments.ts';
import {
  addDays,
  dateInIndia,
  INDIA_TIME_ZONE,
  timeAtMinutes,
  toMinutes,
} from '../time/india-time.ts';
import { hasPassed, SLOT_MINUTES } from '../booking/slots.ts';
import type { InvitationMethod } from './invitation.ts';
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

/** The others do not change the event. */
const eventChanges: readonly VisitChange['kind'][] = [
  'accepted',
  'cancelled',
  'completed',
  'moved',
  'move-accepted',
];

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
  'id' | 'date' | 'time' | 'status' | 'createdAt' | 'revision' | 'history'
> {
  title: string;
  description: string;
  place: string | null;
  /** The room of a video visit: an address with its origin. */
  room: string | null;
  /** A mail address. With it, the file of a cancelled visit is a cancellation (RFC 5546 §3.2.5). */
  organizer: string | null;
}

/** True if the visit, or its cancellation, is of use in a calendar. */
export function isForCalendar(
  { status, date, time }: Pick<Appointment, 'status' | 'date' | 'time'>,
  now: Date,
): boolean {
  return status !== 'completed' && !hasPassed({ date, time }, now);
}

export interface Invitation {
  method: InvitationMethod;
  organizer: string;
  attendee: string;
}

/** How often a calendar app may refresh a feed (RFC 7986 §5.7). */
const REFRESH = 'PT1H';

/** A feed has the visits of so many days before today. */
const FEED_PAST_DAYS = 30;

/** True if the visit, whatever its status, is in the feed of its account. */
export function isInFeed({ date }: Pick<Appointment, 'date'>, now: Date): boolean {
  return date >= addDays(dateInIndia(now), -FEED_PAST_DAYS);
}

/**
 * RFC 5545. With a stable UID, calendars update the existing event.
 * @param madeAt when the file is made
 */
export function visitIcs(visit: CalendarVisit, madeAt: Date): string {
  // A method needs an organizer.
  const method = findOrganizer(visit) === null ? [] : ['METHOD:CANCEL'];
  return toText(calendar(method, toEvent(visit, madeAt)));
}

/**
 * An invitation by e-mail (RFC 5546). It asks for no reply: the visit is agreed in the product.
 * @param organizer the address that sends the e-mail
 * @param attendee the address that gets it
 */
export function invitationIcs(
  visit: CalendarVisit,
  { method, organizer, attendee }: Invitation,
  madeAt: Date,
): string {
  const person = [
    toOrganizer(organizer),
    `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:${toUri(`mailto:${attendee}`)}`,
  ];
  const event = toEvent({ ...visit, organizer: null }, madeAt, person);
  return toText(calendar([`METHOD:${method}`], event));
}

/**
 * A calendar that apps subscribe to. It has no method: calendars take the events as they are, and
 * a method needs an organizer.
 */
export function feedIcs(visits: readonly CalendarVisit[], name: string, madeAt: Date): string {
  const settings = [
    `NAME:${escapeText(name)}`,
    // Before RFC 7986.
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
  ];
  const events = visits.flatMap((visit) => toEvent({ ...visit, organizer: null }, madeAt));
  return toText(calendar(settings, events));
}

function calendar(settings: readonly string[], events: readonly string[]): string[] {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CareSetu//Appointments//EN',
    'CALSCALE:GREGORIAN',
    ...settings,
    ...indiaZone,
    ...events,
    'END:VCALENDAR',
  ];
}

function toEvent(visit: CalendarVisit, madeAt: Date, people: readonly string[] = []): string[] {
  const { id, date, time, title, description, place, room, createdAt } = visit;
  const { status, isAhead } = states[visit.status];
  const organizer = findOrganizer(visit);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@appointments.caresetu`,
    `DTSTAMP:${utc(madeAt)}`,
    `CREATED:${utc(new Date(createdAt))}`,
    `LAST-MODIFIED:${utc(findLastChange(visit))}`,
    `DTSTART;TZID=${INDIA_TIME_ZONE}:${localTime(date, toMinutes(time))}`,
    `DTEND;TZID=${INDIA_TIME_ZONE}:${localTime(date, toMinutes(time) + SLOT_MINUTES)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    // RFC 7986 §5.11.
    ...(room && isAhead ? [`CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:${toUri(room)}`] : []),
    ...(organizer === null ? [] : [toOrganizer(organizer)]),
    ...people,
    `STATUS:${status}`,
    // Calendar apps apply the version with the highest sequence.
    `SEQUENCE:${getRevision(visit)}`,
    ...(isAhead ? reminder(title) : []),
    'END:VEVENT',
  ];
}

function toOrganizer(address: string): string {
  return `ORGANIZER;CN=CareSetu:${toUri(`mailto:${address}`)}`;
}

function findOrganizer({ status, organizer }: CalendarVisit): string | null {
  return status === 'cancelled' ? organizer : null;
}

function toText(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function findLastChange({ createdAt, history = [] }: CalendarVisit): Date {
  const change = history.filter(({ kind }) => eventChanges.includes(kind)).at(-1);
  return new Date(change?.at ?? createdAt);
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

function utc(at: Date): string {
  return `${digits(at.toISOString().slice(0, 19))}Z`;
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

/** Without line breaks, which would begin another property. */
function toUri(address: string): string {
  return address.replace(/[\p{Cc}\p{Cs}\s]/gu, '');
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
