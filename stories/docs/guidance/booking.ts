import type { GuidanceTable } from './table.ts';

export const bookingGuidance: GuidanceTable = {
  AddToCalendar: {
    when: ['A link that saves a visit as a calendar file, or its cancellation.'],
    whenNot: ['To choose a day: use DateChips.'],
    alsoCalled: ['ics', 'reminder', 'calendar file', 'iCalendar'],
  },
  AppointmentTypePicker: {
    when: ['In a booking: in person, by video or by phone, each with its price.'],
    whenNot: ['To show the kind of a booked visit: use AppointmentTypeLabel.'],
    alsoCalled: ['visit type', 'consultation type'],
  },
  ArrivalAdvice: {
    when: ['After a booking and before a visit: when to be ready and what to bring.'],
    whenNot: ['For the price: use PriceNote.', 'For time zones: use ZoneNotice.'],
    alsoCalled: ['info box', 'instructions'],
  },
  AvailabilityGrid: {
    when: ['For doctors: their own week as bars on a time axis, with leave.'],
    whenNot: ['For patients: use WeeklyAvailability.', 'To change the hours: use ScheduleEditor.'],
    alsoCalled: ['timetable', 'week view', 'opening hours'],
  },
  BookingAside: {
    when: ['The narrow column of a doctor’s profile: prices, then book or message.'],
    whenNot: [
      'During the booking: use BookingSummary.',
      'For a queue helper: use FreelancerAside.',
    ],
    alsoCalled: ['sidebar', 'price box'],
  },
  BookingStep: {
    when: ['One numbered step of a long form that is all on one page.'],
    whenNot: [
      'For the steps of a queue: use QueueProgress.',
      'For one short form: use Form alone.',
    ],
    words: ['Title: what to do, “Choose a date”.'],
    alsoCalled: ['stepper', 'wizard', 'form section'],
  },
  BookingSummary: {
    when: ['Beside the booking form on a desktop: the choice so far and the Confirm button.'],
    whenNot: ['On a phone: use ConfirmBar.', 'After the booking: use VisitSlip.'],
    alsoCalled: ['order summary', 'checkout'],
  },
  ConfirmBar: {
    when: ['The end of a booking on a phone.'],
    whenNot: ['On a desktop: BookingSummary has the button.'],
    words: [
      'The choice so far, then “Confirm”.',
      'One line until something is chosen: “Choose a date and a time”.',
    ],
    alsoCalled: ['sticky footer', 'bottom bar'],
  },
  ConflictPanel: {
    when: ['Someone else has just booked the chosen time.'],
    whenNot: [
      'The day was full from the start: use FullDayHelp.',
      'For other refusals: use FormAlert.',
    ],
    words: ['Say what was kept, then offer the nearest free times.'],
    alsoCalled: ['slot taken', 'double booking'],
  },
  ConsultationPrices: {
    when: ['All prices of one doctor, in a list.'],
    whenNot: [
      'To choose one: use AppointmentTypePicker.',
      'The price of one visit and how it is paid: use PriceNote.',
    ],
    alsoCalled: ['price list', 'fees'],
  },
  DateChips: {
    when: ['One of the next days that a doctor works.'],
    whenNot: [
      'For a day far away or in the past.',
      'For a date that people know by heart: use DateField.',
    ],
    words: [
      'Weekday, day, month: “Wed 25 Nov”.',
      'A full day says “Full”, not only its colour.',
      'Free times as a number: “5 free”. Nothing while it is unknown.',
    ],
    alsoCalled: ['date picker', 'calendar', 'day picker'],
  },
  DateTile: {
    when: ['The day of a visit at the start of a row, so that a list can be scanned by date.'],
    whenNot: ['In a sentence: write “Wed 25 Nov”.', 'To choose a day: use DateChips.'],
    alsoCalled: ['calendar sheet', 'date badge'],
  },
  FeeNote: {
    when: ['Beside prices of doctors: to whom the patient pays, and why there are two currencies.'],
    whenNot: ['For one booked visit: use PriceNote.'],
    alsoCalled: ['payment note', 'currency'],
  },
  FullDayHelp: {
    when: ['The chosen day is full: the next free time, and doctors who are free sooner.'],
    whenNot: ['A time was taken during the booking: use ConflictPanel.'],
    alsoCalled: ['fully booked', 'no slots', 'alternatives'],
  },
  NextFreeTimes: {
    when: ['Beside “Book”, so that the soonest times are one tap away.'],
    whenNot: ['In the booking form: use DateChips and SlotPicker.', 'In a list of all doctors.'],
    words: ['“today”, “tomorrow”, then the day: “Mon 30 Nov, 10:00 am”.'],
    alsoCalled: ['next available', 'earliest appointment', 'quick booking'],
  },
  PriceNote: {
    when: ['For one visit: how much the patient pays, when and to whom.'],
    whenNot: ['For a list of doctors: use FeeNote.', 'For queue helpers: use QueueTotals.'],
    alsoCalled: ['payment note', 'cost'],
  },
  RulesNote: {
    when: ['Before a patient books or moves: the doctor’s limits, as one quiet line.'],
    whenNot: ['A rule has refused something: say so where it was refused, with the next step.'],
    words: ['What the patient can do, and until when: “Book at least 2 hours before a visit.”'],
    alsoCalled: ['policy', 'terms of booking'],
  },
  SlotPicker: {
    when: ['A time on a chosen day.'],
    whenNot: [
      'The day is not chosen: show DateChips first.',
      'For the hours of a doctor: use ScheduleEditor.',
    ],
    words: ['Times in lower case: “10:30 am”.', 'Below them: India Standard Time.'],
    alsoCalled: ['time picker', 'time slots', 'appointment times'],
  },
  ZoneNotice: {
    when: ['Above times, if the device is in another time zone. Otherwise it renders nothing.'],
    whenNot: ['The device’s clock is wrong: use ClockNotice.'],
    alsoCalled: ['time zone', 'IST'],
  },
};
