import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { appointmentStatus } from '../../contract/appointments.ts';
import {
  feedIcs,
  isForCalendar,
  isInFeed,
  visitIcs as writeIcs,
  type CalendarVisit,
} from './ics.ts';
import { addDays, indiaInstant, timeAtMinutes } from '../time/india-time.ts';

const visit: CalendarVisit = {
  id: 'appointment-4',
  date: '2026-11-25',
  time: '10:30',
  status: 'scheduled',
  createdAt: '2026-11-20T10:12:00.000Z',
  title: 'Visit to Dr. Ananya Krishnan',
  description: 'Please arrive 10 minutes early.',
  place: 'Vasanth Heart Centre, Indiranagar',
  room: null,
  organizer: null,
};

const madeAt = new Date('2026-11-21T04:30:00Z');
const visitIcs = (of: CalendarVisit) => writeIcs(of, madeAt);

function eventOf(text: string): ICAL.Event {
  const calendar = ICAL.Component.fromString(text);
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
}

const property = (text: string, name: string) =>
  String(eventOf(text).component.getFirstPropertyValue(name));

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(';', ',', '\\', '\n', '\r', '"', ':', 'अ', '👩‍⚕️', '\ud83d') }),
);

const anyVisit: fc.Arbitrary<CalendarVisit> = fc.record({
  id: fc.string({ minLength: 1 }),
  date: fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2026-01-01', days)),
  time: fc.integer({ min: 0, max: 47 }).map((slot) => timeAtMinutes(slot * 30)),
  status: fc.constantFrom(...appointmentStatus.options),
  createdAt: fc
    .date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2040-01-01') })
    .map((at) => at.toISOString()),
  title: anyText,
  description: anyText,
  place: fc.option(anyText),
  room: fc.option(fc.oneof(fc.webUrl(), anyText)),
  organizer: fc.option(fc.oneof(fc.emailAddress(), anyText)),
});

describe('the calendar event', () => {
  it('describes the visit, lasts half an hour and is in India time', () => {
    const event = eventOf(visitIcs(visit));
    expect(event.uid).toBe('appointment-4@appointments.caresetu');
    expect(event.summary).toBe('Visit to Dr. Ananya Krishnan');
    expect(event.description).toBe('Please arrive 10 minutes early.');
    expect(event.location).toBe('Vasanth Heart Centre, Indiranagar');
    expect(event.startDate.zone.tzid).toBe('Asia/Kolkata');
    expect(event.startDate.toString()).toBe('2026-11-25T10:30:00');
    expect(event.duration.toSeconds()).toBe(30 * 60);
  });

  it('ends on the next day if the slot ends at midnight', () => {
    const event = eventOf(visitIcs({ ...visit, date: '2026-12-31', time: '23:30' }));
    expect(event.endDate.toString()).toBe('2027-01-01T00:00:00');
  });

  it("has the visit's status and a sequence number that increases with each status", () => {
    const told = appointmentStatus.options.map((status) => {
      const text = visitIcs({ ...visit, status });
      return [status, property(text, 'status'), eventOf(text).sequence];
    });
    expect(told).toEqual([
      ['pending', 'TENTATIVE', 0],
      ['scheduled', 'CONFIRMED', 1],
      ['completed', 'CONFIRMED', 2],
      ['cancelled', 'CANCELLED', 2],
    ]);
  });

  it('has the sequence number of the revision, so that a moved visit replaces the earlier one', () => {
    const moved = visitIcs({ ...visit, date: '2026-11-26', revision: 3 });
    expect(eventOf(moved).sequence).toBe(3);
    expect(eventOf(moved).uid).toBe(eventOf(visitIcs(visit)).uid);
  });

  it('says when the file was made, and when the visit was booked and last changed', () => {
    const at = '2026-11-21T03:00:00.000Z';
    const booked = visitIcs(visit);
    expect(property(booked, 'dtstamp')).toBe('2026-11-21T04:30:00Z');
    expect(property(booked, 'created')).toBe('2026-11-20T10:12:00Z');
    expect(property(booked, 'last-modified')).toBe('2026-11-20T10:12:00Z');
    const moved = visitIcs({
      ...visit,
      history: [
        { kind: 'accepted', by: 'doctor', at: '2026-11-20T11:00:00.000Z' },
        { kind: 'move-accepted', by: 'patient', at },
        { kind: 'late', by: 'patient', at: '2026-11-21T04:00:00.000Z', minutes: 10 },
      ],
    });
    expect(property(moved, 'created')).toBe('2026-11-20T10:12:00Z');
    expect(property(moved, 'last-modified')).toBe('2026-11-21T03:00:00Z');
  });

  it('leads to the room of a video visit until it is over', () => {
    const room = 'https://clinic.example/appointments/appointment-4/room';
    const conferenceOf = (status: CalendarVisit['status']) =>
      eventOf(visitIcs({ ...visit, status, room })).component.getFirstProperty('conference');
    expect(conferenceOf('scheduled')?.getFirstValue()).toBe(room);
    expect(conferenceOf('scheduled')?.type).toBe('uri');
    expect(conferenceOf('pending')?.getFirstValue()).toBe(room);
    expect(conferenceOf('cancelled')).toBeNull();
    expect(eventOf(visitIcs(visit)).component.getFirstProperty('conference')).toBeNull();
  });

  it('has a reminder an hour before the start if the visit is pending or scheduled', () => {
    const alarms = (status: CalendarVisit['status']) =>
      eventOf(visitIcs({ ...visit, status })).component.getAllSubcomponents('valarm');
    expect(String(alarms('pending')[0]?.getFirstPropertyValue('trigger'))).toBe('-PT1H');
    expect(alarms('scheduled')).toHaveLength(1);
    expect(alarms('completed')).toHaveLength(0);
    expect(alarms('cancelled')).toHaveLength(0);
  });

  it('has no location if the visit has no place', () => {
    expect(visitIcs({ ...visit, place: null })).not.toContain('LOCATION');
  });

  it('contains the text as typed, without control characters or lone surrogates', () => {
    const readable = (text: string) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\t\n]/gu, '')
        .replace(/\p{Cs}/gu, '\uFFFD');
    fc.assert(
      fc.property(anyVisit, (any) => {
        const event = eventOf(visitIcs(any));
        expect(event.summary).toBe(readable(any.title));
        expect(event.description).toBe(readable(any.description));
        expect(event.location ?? '').toBe(readable(any.place ?? ''));
      }),
    );
  });

  it('has the correct start and end for any visit', () => {
    fc.assert(
      fc.property(anyVisit, (any) => {
        const event = eventOf(visitIcs(any));
        const start = indiaInstant(any.date, any.time).getTime() / 1000;
        expect(event.startDate.toUnixTime()).toBe(start);
        expect(event.endDate.toUnixTime()).toBe(start + 30 * 60);
      }),
    );
  });
});

describe('the file of a cancelled visit', () => {
  const cancelled: CalendarVisit = { ...visit, status: 'cancelled', revision: 2 };
  const methodOf = (text: string) =>
    ICAL.Component.fromString(text).getFirstPropertyValue('method');

  it('is a cancellation by the organizer of the deployment', () => {
    const text = visitIcs({ ...cancelled, organizer: 'help@clinic.example' });
    expect(methodOf(text)).toBe('CANCEL');
    expect(eventOf(text).organizer).toBe('mailto:help@clinic.example');
    expect(property(text, 'status')).toBe('CANCELLED');
    expect(eventOf(text).sequence).toBe(2);
    expect(eventOf(text).uid).toBe(eventOf(visitIcs(visit)).uid);
  });

  it('has no method without an organizer, which a method needs', () => {
    const text = visitIcs(cancelled);
    expect(methodOf(text)).toBeNull();
    expect(eventOf(text).organizer).toBeNull();
    expect(property(text, 'status')).toBe('CANCELLED');
  });

  it('is the only one with an organizer, to whom calendars would send replies', () => {
    const text = visitIcs({ ...visit, organizer: 'help@clinic.example' });
    expect(methodOf(text)).toBeNull();
    expect(text).not.toContain('help@clinic.example');
  });
});

describe('a feed', () => {
  const feedOf = (...visits: CalendarVisit[]) => feedIcs(visits, 'CareSetu visits', madeAt);
  const parse = (text: string) => ICAL.Component.fromString(text);
  const eventsOf = (text: string) =>
    parse(text)
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));

  it('has a name, and says to refresh it once an hour', () => {
    const calendar = parse(feedOf(visit));
    expect(calendar.getFirstPropertyValue('name')).toBe('CareSetu visits');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('CareSetu visits');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
  });

  it('has the same events as the files of the visits', () => {
    const withoutOrganizer = fc
      .array(anyVisit)
      .map((visits) => visits.map((any) => ({ ...any, organizer: null })));
    fc.assert(
      fc.property(withoutOrganizer, (visits) => {
        const events = eventsOf(feedOf(...visits)).map(({ component }) => component.toString());
        expect(events).toEqual(visits.map((any) => eventOf(visitIcs(any)).component.toString()));
      }),
    );
  });

  it('has a cancelled visit as cancelled, without an organizer', () => {
    const text = feedOf({ ...visit, status: 'cancelled', organizer: 'help@clinic.example' });
    expect(eventsOf(text)[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(text).not.toContain('help@clinic.example');
  });

  it('is a calendar without visits', () => {
    expect(eventsOf(feedOf())).toEqual([]);
    expect(parse(feedOf()).getAllSubcomponents('vtimezone')).toHaveLength(1);
  });

  it('has the visits from 30 days ago', () => {
    const now = indiaInstant('2026-11-25', '00:00');
    expect(isInFeed({ date: '2026-10-26' }, now)).toBe(true);
    expect(isInFeed({ date: '2026-10-25' }, now)).toBe(false);
    expect(isInFeed({ date: '2027-11-25' }, now)).toBe(true);
  });
});

describe('a visit for a calendar', () => {
  const now = indiaInstant('2026-11-25', '10:29');

  it('is one that is ahead, also if it is cancelled', () => {
    expect(isForCalendar(visit, now)).toBe(true);
    expect(isForCalendar({ ...visit, status: 'pending' }, now)).toBe(true);
    expect(isForCalendar({ ...visit, status: 'cancelled' }, now)).toBe(true);
  });

  it('is not completed, and has not begun', () => {
    expect(isForCalendar({ ...visit, status: 'completed' }, now)).toBe(false);
    expect(isForCalendar(visit, indiaInstant('2026-11-25', '10:30'))).toBe(false);
  });
});

describe('the .ics file', () => {
  const octets = new TextEncoder();

  it('has lines of at most 75 octets that end in CRLF and never split a character', () => {
    fc.assert(
      fc.property(anyVisit, (any) => {
        const text = visitIcs(any);
        expect(text.endsWith('\r\n')).toBe(true);
        const lines = text.slice(0, -2).split('\r\n');
        expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
        expect(lines.filter((line) => octets.encode(line).length > 75)).toEqual([]);
        expect(lines.filter((line) => /\p{Cs}/u.test(line))).toEqual([]);
      }),
    );
  });

  it('escapes line breaks, so that no title or id can inject a property', () => {
    const text = visitIcs({
      ...visit,
      status: 'cancelled',
      title: 'x\r\nATTENDEE:mailto:a@example.com',
      id: 'a\r\nb;c',
      organizer: 'help@clinic.example\r\nATTENDEE:mailto:a@example.com',
    });
    expect(text).not.toMatch(/^ATTENDEE/m);
    expect(eventOf(text).attendees).toEqual([]);
  });

  it('differs between two downloads only in the time of the download', () => {
    const later = writeIcs(visit, new Date('2026-11-21T05:30:00Z'));
    const withoutStamp = (text: string) => text.replace(/^DTSTAMP:.*\r\n/m, '');
    expect(later).not.toBe(visitIcs(visit));
    expect(withoutStamp(later)).toBe(withoutStamp(visitIcs(visit)));
  });
});
