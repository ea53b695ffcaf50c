import type { GuidanceTable } from './table.ts';

export const appointmentGuidance: GuidanceTable = {
  AppointmentFilter: {
    when: ['Above a list of visits: all, or those with one status. Each has its own address.'],
    whenNot: ['To filter doctors: use DoctorFilters.', 'For views of one thing: use Tabs.'],
    alsoCalled: ['status filter', 'segmented control', 'chips'],
  },
  AppointmentRow: {
    when: ['One visit in a list, for the patient or the doctor.'],
    whenNot: [
      'The next visit on a dashboard: use NextVisitBanner.',
      'Without actions: use VisitRow.',
      'A confirmation: use VisitSlip.',
    ],
    words: ['The other person, the time, the kind of visit.', 'The actions of its status only.'],
    alsoCalled: ['list item', 'booking', 'appointment card'],
  },
  AppointmentTypeLabel: {
    when: ['The kind of a visit, with its sign: in person, video or phone.'],
    whenNot: ['To choose it: use AppointmentTypePicker.', 'For the status: use StatusTag.'],
  },
  CallPatient: {
    when: ['For the doctor of a phone visit: the patient’s number, once they ask for it.'],
    whenNot: [
      'For a video visit: use JoinPanel.',
      'To message the other person: use PartnerReminder.',
    ],
    alsoCalled: ['phone visit', 'dial'],
  },
  CancelDialog: {
    when: ['Before a visit is cancelled or a request is declined.'],
    whenNot: [
      'For a queue helper: use CancelQueueDialog.',
      'For something else: use CancelQuestion with your own words.',
    ],
    alsoCalled: ['confirmation', 'decline'],
  },
  CancelQuestion: {
    when: ['Before something with a reason is cancelled. It is the frame of both cancel dialogs.'],
    whenNot: ['For visits and queue bookings: use CancelDialog or CancelQueueDialog.'],
    words: ['“Keep it” and the verb of the title, never “Yes” and “No”.'],
    alsoCalled: ['confirmation'],
  },
  DoctorAway: {
    when: ['For patients, on an open visit: its doctor does not take visits at the moment.'],
    whenNot: ['For the doctor: use VerificationNotice.'],
  },
  VisitAttendance: {
    when: [
      'A patient says that they are late, or a doctor that the patient did not come: on the row, the page of the visit and the doctor’s day.',
    ],
    whenNot: ['The doctor runs late: use messages.', 'The visit was called off: use CancelDialog.'],
    words: [
      '“Did not come”, never “no-show”. No blame: the mark has no cost and no score.',
      'The patient’s answer is shown beside the mark. The doctor decides.',
    ],
    alsoCalled: ['no-show', 'running late', 'missed visit'],
  },
  FollowUp: {
    when: [
      'A doctor would like to see the patient again after a completed visit, and on both visits of a follow-up: on the row and the page of the visit.',
    ],
    whenNot: [
      'Another time of a visit that is ahead: use MoveProposal.',
      'On the dashboard: use FollowUps.',
    ],
    words: [
      '“No thanks”, never “Decline”: the patient owes no answer.',
      'The times are not held, and the text says so.',
    ],
    alsoCalled: ['see again', 'recall', 'review visit'],
  },
  WaitlistEntries: {
    when: ['A patient waits for an earlier time: the place in the line, or the time that is held.'],
    whenNot: ['To join the line: use WaitlistForm.', 'For a wish of the doctor: use FollowUp.'],
    words: ['The place promises nothing, and the text says so.', '“No thanks”, never “Decline”.'],
    alsoCalled: ['waiting list', 'standby', 'earlier appointment'],
  },
  WaitlistForm: {
    when: [
      'On a full day, or from the patient’s own later visit: days and times of day to wait for.',
    ],
    whenNot: [
      'Once the patient waits: use WaitlistEntries.',
      'To choose a free time: use SlotPicker.',
    ],
    alsoCalled: ['notify me', 'waiting list'],
  },
  MoveProposal: {
    when: ['Another time of a visit waits for an answer: on its row, its page and the dashboard.'],
    whenNot: ['The move took place at once: use a toast.', 'For a request: use RequestList.'],
    words: [
      'Who proposes what, and the time that stays until the answer.',
      '“Keep the old time”, never “Decline”: the visit is not cancelled.',
    ],
    alsoCalled: ['reschedule', 'counter-offer'],
  },
  NextVisitBanner: {
    when: ['The visit that comes next, first on the patient’s dashboard.'],
    whenNot: ['For the visits after it: use VisitRow.', 'For the doctor: use TodayTimeline.'],
    alsoCalled: ['hero', 'upcoming appointment'],
  },
  PatientHistory: {
    when: ['For the doctor of a visit: earlier records, each folded to its diagnosis.'],
    whenNot: ['For the patient’s own list: use RecordRow.', 'With readings: use VisitBackground.'],
    alsoCalled: ['accordion', 'medical history', 'disclosure'],
  },
  StatusTag: {
    when: ['The status of a visit: pending, scheduled, completed or cancelled.'],
    whenNot: [
      'Of a visit that the doctor may have marked: use VisitStatus.',
      'For a booking of a helper: use QueueStatusTag.',
      'For other facts: use Tag.',
    ],
    alsoCalled: ['badge', 'chip'],
  },
  UpcomingList: {
    when: ['For doctors: the visits of the days after today.'],
    whenNot: ['For today: use TodayTimeline.', 'For patients: use VisitRow.'],
  },
  VisitBackground: {
    when: ['For the doctor of a visit: last readings and medical history, as far as shared.'],
    whenNot: [
      'Beside a call: use VisitPanel, which folds it.',
      'For the history alone: use PatientHistory.',
    ],
  },
  VisitBrief: {
    when: ['In the room before a call: the other person, the time, and how long until then.'],
    whenNot: ['After a booking: use VisitSlip.'],
    alsoCalled: ['summary', 'ticket'],
  },
  VisitForm: {
    when: ['The doctor’s notes of a visit: diagnosis, medicines, readings. They become a record.'],
    whenNot: [
      'With the reasons why it is closed: use VisitEditor.',
      'To show a record: use RecordDocument.',
    ],
    words: ['Say who reads it: “Your patient can read these notes.”'],
    alsoCalled: ['prescription', 'consultation notes', 'medicines'],
  },
  VisitPanel: {
    when: ['Beside a video call: the notes near the top, all that is known of the patient folded.'],
    whenNot: ['On a page of its own: use VisitScreen.'],
  },
  VisitRow: {
    when: ['One visit on the patient’s dashboard, as a link without actions.'],
    whenNot: ['With actions: use AppointmentRow.', 'For a helper: use QueueRow.'],
    alsoCalled: ['list item'],
  },
  VisitSlip: {
    when: ['The result of a booking, like a ticket: who, when, where, and its status.'],
    whenNot: ['In a list: use AppointmentRow.', 'For a paid helper: use QueueReceipt.'],
    alsoCalled: ['ticket', 'confirmation', 'booking card'],
  },
  VisitStatus: {
    when: ['The status of one visit that the doctor may have marked “Did not come”.'],
    whenNot: ['Before the visit takes place, or as an example: use StatusTag.'],
    alsoCalled: ['no-show', 'badge'],
  },
  VisitUnavailable: {
    when: ['A page about one visit that is loading, failed to load or does not exist.'],
    whenNot: ['For other pages: use PageLoadError.'],
  },
  VisitVignette: {
    when: ['A picture of a booked visit for the landing page. Screen readers skip it.'],
    whenNot: ['For a real visit: use VisitSlip.'],
    alsoCalled: ['illustration'],
  },
};
