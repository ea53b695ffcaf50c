import type { GuidanceTable } from './table.ts';

export const recordGuidance: GuidanceTable = {
  AuditList: {
    when: ['For patients: who has read their records, and when.'],
    whenNot: ['For what doctors may read from now on: use SharingList.'],
    alsoCalled: ['access log', 'history', 'activity'],
  },
  GivenFacts: {
    when: ['For patients, at a visit: the doctor sees their health facts, and how to stop it.'],
    whenNot: ['Before they agree: use HealthRequestPrompt.', 'For the doctor: use HealthAccess.'],
  },
  HealthAccess: {
    when: ['For the doctor of a visit: the patient’s health facts, or a button to ask for them.'],
    whenNot: ['For the patient: use HealthFactsSection.'],
    alsoCalled: ['allergies', 'medicines'],
  },
  HealthFactsForm: {
    when: ['The patient writes down birth, sex, allergies and medicines.'],
    whenNot: ['To show them: use HealthFactsList.', 'With both: use HealthFactsSection.'],
    alsoCalled: ['health profile', 'medical history'],
  },
  HealthFactsList: {
    when: ['Health facts to read, for the patient or for a doctor who may see them.'],
    whenNot: ['To change them: use HealthFactsForm.', 'For readings: use HealthSummary.'],
    alsoCalled: ['description list', 'allergies'],
  },
  HealthFactsSection: {
    when: ['On the patient’s records: health facts that turn into a form on the spot.'],
    whenNot: ['For doctors: use HealthAccess.'],
    alsoCalled: ['inline edit'],
  },
  HealthRequestPrompt: {
    when: ['A doctor asks the patient to see their health facts for one visit.'],
    whenNot: ['For the choice at a booking: use SharingQuestion.'],
    words: ['Name the doctor, what they would see, and until when.'],
    alsoCalled: ['consent', 'permission'],
  },
  HealthSummary: {
    when: ['On the dashboard: the latest readings, each with its line of earlier ones.'],
    whenNot: ['For one line: use Sparkline.', 'For one visit: use RecordDetails.'],
    alsoCalled: ['vitals', 'blood pressure', 'trends'],
  },
  PrescriptionSheet: {
    when: ['A prescription on paper, with all that a pharmacy needs.'],
    whenNot: ['On the screen: use RecordDocument.'],
    alsoCalled: ['print', 'PDF', 'pharmacy'],
  },
  RecordDetails: {
    when: ['The contents of a record below its diagnosis: prescription, notes, readings.'],
    whenNot: ['With diagnosis, doctor and print: use RecordDocument.'],
  },
  RecordDocument: {
    when: ['One medical record on its own page, with a button that prints it.'],
    whenNot: ['In a list: use RecordRow.', 'Inside another page: use RecordDetails.'],
    alsoCalled: ['prescription', 'diagnosis'],
  },
  RecordRow: {
    when: ['One medical record in a list.'],
    whenNot: [
      'For the whole record: use RecordDocument.',
      'For the doctor of a visit: use PatientHistory.',
    ],
    words: ['Diagnosis, doctor and day.', 'No abbreviations that patients do not know.'],
    alsoCalled: ['list item'],
  },
  SignaturePicture: {
    when: ['A doctor’s signature below a record or in the account.'],
    whenNot: ['On paper: PrescriptionSheet has it.', 'To add one: use SignatureSection.'],
  },
  Sparkline: {
    when: ['The course of one or two readings, without axes.'],
    whenNot: [
      'Numbers matter: write them, as HealthSummary does.',
      'For counts of days: use WeekChart.',
    ],
    alsoCalled: ['chart', 'graph', 'trend'],
  },
  EndSharingDialog: {
    when: ['Before a doctor’s access to records ends for all visits.'],
    whenNot: ['To change it: use SharingDialog.'],
    alsoCalled: ['revoke', 'confirmation'],
  },
  SharingDialog: {
    when: ['To change what a doctor of booked visits can see.'],
    whenNot: ['During a booking: use SharingQuestion.', 'To end it: use EndSharingDialog.'],
    alsoCalled: ['permissions'],
  },
  SharingList: {
    when: ['On the patient’s records: each doctor with access, and how to change or end it.'],
    whenNot: ['For one visit: use SharingPanel.', 'For who has looked: use AuditList.'],
    alsoCalled: ['permissions', 'access'],
  },
  SharingPanel: {
    when: ['After a booking: what this doctor can see, and how to change it.'],
    whenNot: ['For all doctors: use SharingList.', 'Before the booking: use SharingQuestion.'],
    alsoCalled: ['permissions', 'access'],
  },
  SharingPicker: {
    when: ['The four choices of what a doctor can see, as a group of radio buttons.'],
    whenNot: ['In a booking: use SharingQuestion.', 'In a dialog: use SharingDialog.'],
    alsoCalled: ['privacy', 'permissions'],
  },
  SharingQuestion: {
    when: ['In a booking: what the doctor can see. It shows the last choice in one sentence.'],
    whenNot: ['After the booking: use SharingPanel.'],
    alsoCalled: ['privacy', 'consent'],
  },
};
