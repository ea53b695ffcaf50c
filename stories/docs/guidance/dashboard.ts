import type { GuidanceTable } from './table.ts';

export const dashboardGuidance: GuidanceTable = {
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
  RecentPatients: {
    when: ['On the doctor’s dashboard: patients of the last visits, each a link to messages.'],
    whenNot: ['For a patient’s doctors: use YourDoctors.'],
    alsoCalled: ['avatar list', 'people'],
  },
  RequestList: {
    when: ['Requests that a doctor accepts or declines.'],
    whenNot: ['For the patient: use PatientRequests.', 'For booked visits: use AppointmentRow.'],
    alsoCalled: ['pending', 'approve', 'inbox'],
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
    whenNot: ['For the days after today: use UpcomingList.', 'For past steps: use QueueProgress.'],
    alsoCalled: ['agenda', 'schedule', 'day view'],
  },
  VisitCounts: {
    when: ['Six totals of a doctor’s visits.'],
    whenNot: ['For up to three facts with words: use FactStrip.', 'For days: use WeekChart.'],
    alsoCalled: ['stats', 'KPI', 'metrics'],
  },
  WeekChart: {
    when: ['Visits of each day of a week, completed and booked, as bars.'],
    whenNot: ['For readings over time: use Sparkline.', 'For totals: use VisitCounts.'],
    alsoCalled: ['bar chart', 'graph', 'histogram'],
  },
};
