import type { GuidanceTable } from './table.ts';

export const dashboardGuidance: GuidanceTable = {
  AwayVisits: {
    when: ['Visits that are booked outside a doctor’s hours, and what each patient has answered.'],
    whenNot: ['To choose the new times: use ProposeTimes.', 'For one visit: use MoveProposal.'],
    words: ['Say who has not answered by name.'],
    alsoCalled: ['conflicts', 'reschedule'],
  },
  BlockedTimes: {
    when: ['The hours that a doctor has blocked, each with a way to take it back.'],
    whenNot: ['For whole days: show days of leave.', 'To block: use BlockTime.'],
    alsoCalled: ['busy', 'unavailable'],
  },
  BlockTime: {
    when: ['A doctor blocks an hour or a part of a day, or takes it back.'],
    whenNot: ['For days: use ScheduleEditor.', 'To choose a time for a visit: use SlotPicker.'],
    words: ['Say the part of the day, then its hours.', 'Say how many visits are booked in it.'],
    alsoCalled: ['busy', 'unavailable', 'out of office'],
  },
  DashboardSection: {
    when: ['A part of a page for work, with its heading and a link to all of it.'],
    whenNot: ['On the landing page: use SectionHeading.', 'In a long text: use TextSection.'],
    words: ['Heading: the noun, “Medical records”. The link says “See all”.'],
    alsoCalled: ['panel', 'widget', 'section'],
  },
  FirstDay: {
    when: ['The dashboard of a patient who has no visit yet: three steps to the first.'],
    whenNot: ['For guests: use HowItWorks.', 'For one empty list: use EmptyState.'],
    alsoCalled: ['onboarding', 'welcome', 'checklist'],
  },
  ListingHint: {
    when: ['For doctors whom patients cannot find, since hours or a specialty are missing.'],
    whenNot: ['They are not verified: use VerificationNotice.'],
    alsoCalled: ['onboarding', 'warning'],
  },
  PatientRequests: {
    when: ['On the patient’s dashboard: requests that wait for a reply or ended without one.'],
    whenNot: ['For the doctor: use RequestList.'],
    alsoCalled: ['pending'],
  },
  ProposedTimes: {
    when: ['On a dashboard: every visit for which another time waits for an answer.'],
    whenNot: ['On one visit: use MoveProposal.', 'For requests: use RequestList.'],
    words: ['The other person, then both times.'],
    alsoCalled: ['reschedule', 'to do'],
  },
  FollowUps: {
    when: ['On the patient’s dashboard: every doctor who would like to see them again.'],
    whenNot: ['On one visit: use FollowUp.'],
    alsoCalled: ['recall', 'see again'],
  },
  ProposeTimes: {
    when: ['A doctor proposes a new time to each of several patients in one step.'],
    whenNot: ['For one visit: link to the page to move it.', 'For requests: use RequestList.'],
    words: ['The button says how many: “Propose 3 new times”.'],
    alsoCalled: ['reschedule', 'bulk action', 'dialog'],
  },
  RecentPatients: {
    when: ['On the doctor’s dashboard: patients of the last visits, each a link to messages.'],
    whenNot: ['For a patient’s doctors: use YourDoctors.'],
    alsoCalled: ['avatar list', 'people'],
  },
  RequestList: {
    when: ['Requests that a doctor accepts or declines.'],
    whenNot: ['For the patient: use PatientRequests.', 'For booked visits: use AppointmentRow.'],
    words: ['The button says how many: “Accept 3 requests”, not “Accept selected”.'],
    alsoCalled: ['pending', 'approve', 'inbox', 'bulk action'],
  },
  ScheduleEditor: {
    when: ['A doctor changes weekly hours or plans leave.'],
    whenNot: ['To show the hours to patients: use WeeklyAvailability.'],
    words: [
      'Say which visits are outside the new hours before saving.',
      '“Save schedule”, not “Done”.',
    ],
    alsoCalled: ['calendar', 'date picker', 'holiday', 'working hours'],
  },
  TodayTimeline: {
    when: ['The doctor’s visits of today, with a line at the time now.'],
    whenNot: [
      'For other days: use WeekView or UpcomingList.',
      'For past steps: use QueueProgress.',
    ],
    alsoCalled: ['agenda', 'schedule', 'day view'],
  },
  VisitCounts: {
    when: ['Six totals of a doctor’s visits.'],
    whenNot: ['For up to three facts with words: use FactStrip.', 'For days: use WeekChart.'],
    alsoCalled: ['stats', 'KPI', 'metrics'],
  },
  VisitOutcomes: {
    when: ['After one action for several visits: the result of each one.'],
    whenNot: ['For one visit: show the error beside it, or a toast.'],
    words: ['Say how many of how many, then why for each that failed.'],
    alsoCalled: ['bulk result', 'summary', 'batch'],
  },
  WeekChart: {
    when: ['Visits of each day of a week, completed and booked, as bars.'],
    whenNot: ['For readings over time: use Sparkline.', 'For totals: use VisitCounts.'],
    alsoCalled: ['bar chart', 'graph', 'histogram'],
  },
  WeekView: {
    when: ['A doctor’s week as a table: visits, free hours, leave and blocked hours.'],
    whenNot: [
      'For the visits of today: use TodayTimeline.',
      'For numbers: use WeekChart.',
      'For weekly hours: use AvailabilityGrid.',
    ],
    words: ['Seven days on a wide screen, three on a phone.'],
    alsoCalled: ['calendar', 'agenda', 'timetable'],
  },
};
