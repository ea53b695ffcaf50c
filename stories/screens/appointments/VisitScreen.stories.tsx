import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { emptyVisitDraft } from '../../../src/domain/appointments/visit-draft.ts';
import { VisitScreen } from '../../../src/screens/appointments/VisitScreen/VisitScreen.tsx';
import {
  afterMissedVisit,
  atLateVisit,
  lateVisit,
  missedVisit,
  now,
  passedVisit,
  pendingVisit,
  proposedByPatient,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import {
  askedVisit,
  followingVisit,
  followUpParts,
  getFollowUp,
} from '../../fixtures/follow-ups.ts';
import type { HealthAccessProps } from '../../../src/components/records/HealthAccess/HealthAccess.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { facts, longFacts, noFacts, requests, sharingFor } from '../../fixtures/sharing.ts';
import { hindiRecord, longRecord, records } from '../../fixtures/records.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const visit = { ...pendingVisit, status: 'scheduled', date: '2026-11-21', time: '09:45' } as const;
const ready = <T,>(data: T) => ({ status: 'ready', data }) as const;
const [record = longRecord, ...earlier] = records;
const ownRecord = { ...record, appointmentId: visit.id, diagnosis: 'Stable angina' };
const draft = {
  ...emptyVisitDraft,
  diagnosis: 'Stable angina',
  prescription: 'Aspirin 75 mg, one a day after food',
  systolic: '138',
  diastolic: '88',
};

const form = {
  draft: emptyVisitDraft,
  onDraftChange: fn(),
  onComplete: fn(),
  onDiscard: fn(),
  isSubmitting: false,
  error: null,
  fieldErrors: {},
};

const health: HealthAccessProps = {
  patientName: 'Meera Nair',
  facts: ready(facts),
  lastDay: null,
  request: null,
  mayAsk: true,
  submission: idleSubmission,
  today: '2026-11-21',
  onAsk: fn(),
  onRetry: fn(),
};

const shared = {
  access: sharingFor(visit, { lastDay: '2026-11-30' }),
  factsLastDay: null,
  health,
};

const meta = {
  component: VisitScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    appointment: ready(visit),
    records: ready(records),
    form,
    now,
    dashboardHref: '#dashboard',
    appointmentsHref: '#appointments',
    roomHref: '#room',
    messageHref: '#messages',
    moveHref: '#move',
    answer: { isBusy: false, error: null, onAnswer: fn() },
    getFollowUp,
    onMissedChange: fn(),
    signature: null,
    onSignatureRetry: fn(),
    next: null,
    onRetry: fn(),
    onRetryRecords: fn(),
    onPrint: fn(),
    shared,
  },
} satisfies Meta<typeof VisitScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Visit with Meera Nair',
    );
    await expect(canvas.getByText(/Chest feels tight/)).toBeVisible();
    await expect(canvas.queryByText(/This visit starts on/)).toBeNull();
    const readings = within(canvas.getByRole('region', { name: 'Last readings' }));
    await expect(readings.getByText('Blood pressure')).toBeVisible();
    await expect(readings.getByText(/^\d+\/\d+ mmHg/)).toBeVisible();
  },
};

export const ThePatientProposedATime: Story = {
  args: { appointment: ready(proposedByPatient) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Propose another time' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(args.answer.onAnswer).toHaveBeenCalledWith('accept');
  },
};

export const ThePatientIsLate: Story = {
  args: { appointment: ready(lateVisit), now: atLateVisit },
};

export const DidNotCome: Story = {
  args: { appointment: ready(missedVisit), now: afterMissedVisit, shared: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Complete visit' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Take back/ }));
    await expect(args.onMissedChange).toHaveBeenCalledWith(missedVisit, false);
  },
};

export const CompletedWithoutADiagnosis: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Knee strain, left'));
    await expect(canvas.getByText(/Ibuprofen/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Complete visit' }));
    await expect(canvas.getByText('Diagnosis is required')).toBeVisible();
  },
};

export const FilledIn: Story = {
  args: { form: { ...form, draft } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete visit' }));
    await expect(form.onComplete).toHaveBeenCalledWith(
      expect.objectContaining({ diagnosis: 'Stable angina' }),
    );
  },
};

export const OnAPhone: Story = { ...FilledIn, globals: { viewport: { value: 'phone' } } };

export const SharesEverything: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Meera Nair shares all records with you until Mon 30 Nov.'),
    ).toBeVisible();
    await expect(canvas.getByText('Penicillin')).toBeVisible();
  },
};

export const SharesASpecialty: Story = {
  args: {
    shared: {
      ...shared,
      access: sharingFor(visit, { scope: 'specialty', lastDay: '2026-11-30' }),
      health: { ...health, facts: ready(noFacts) },
    },
  },
};

export const SharesOnlyWhatTheDoctorWrote: Story = {
  args: {
    records: ready([]),
    shared: {
      ...shared,
      access: sharingFor(visit, { scope: 'own', lastDay: '2026-11-30' }),
      health: { ...health, facts: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no earlier records that you can read.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to see them' }));
    await expect(health.onAsk).toHaveBeenCalledOnce();
  },
};

export const SharesNothing: Story = {
  args: { shared: { ...shared, access: null, health: { ...health, facts: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meera Nair shares only your own notes.')).toBeVisible();
  },
};

export const HealthFactsOnTheirWay: Story = {
  args: { shared: { ...shared, health: { ...health, facts: { status: 'loading' } } } },
};

/** On wide screens, the notes do not wait. */
export const HistoryAndSharingOnTheirWay: Story = {
  args: { shared: 'loading', records: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeVisible();
    const isWide = window.matchMedia('(min-width: 64em)').matches;
    await expect(canvas.getByText('Visit notes')).toHaveStyle({
      visibility: isWide ? 'visible' : 'hidden',
    });
  },
};

export const HistoryFailedBeforeTheSharingIsKnown: Story = {
  args: {
    shared: 'loading',
    records: { status: 'error', reason: 'failed', message: 'Please try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The history could not be loaded.');
    await expect(canvas.getByRole('textbox', { name: 'Diagnosis' })).toBeVisible();
  },
};

export const HistoryAndSharingOnTheirWayOnAPhone: Story = {
  ...HistoryAndSharingOnTheirWay,
  globals: { viewport: { value: 'phone' } },
};

export const HealthFactsFailed: Story = {
  args: {
    shared: {
      ...shared,
      health: {
        ...health,
        facts: { status: 'error', reason: 'failed', message: 'Please try again.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(health.onRetry).toHaveBeenCalledOnce();
  },
};

export const HealthFactsOffline: Story = {
  args: {
    shared: {
      ...shared,
      health: {
        ...health,
        facts: { status: 'error', reason: 'offline', message: 'Check your connection.' },
      },
    },
  },
};

export const LongHealthFacts: Story = {
  args: { shared: { ...shared, health: { ...health, facts: ready(longFacts) } } },
};

export const ShowsHealthFactsForThisVisit: Story = {
  args: {
    shared: {
      access: sharingFor(visit, { scope: 'own', lastDay: '2026-11-30' }),
      factsLastDay: '2026-11-30',
      health: { ...health, lastDay: '2026-11-30', request: requests.given },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/and their allergies, medicines, date of birth and sex until Mon 30 Nov/),
    ).toBeVisible();
  },
};

export const AnApiWithoutSharing: Story = { args: { shared: null } };

export const SharingFailed: Story = {
  args: {
    shared: {
      health: {
        ...health,
        facts: { status: 'error', reason: 'failed', message: 'Please try again.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The health facts could not be loaded.',
    );
    await expect(canvas.queryByText(/shares only/)).toBeNull();
  },
};

const completed = { ...visit, status: 'completed' } as const;

export const SignatureOnItsWay: Story = {
  args: {
    appointment: ready(completed),
    records: ready([ownRecord]),
    signature: { status: 'loading' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print prescription' })).toBeDisabled();
  },
};

export const SignatureOffline: Story = {
  args: {
    appointment: ready(completed),
    records: ready([ownRecord]),
    signature: { status: 'error', reason: 'offline', message: 'Check your connection.' },
  },
};

export const SignatureFailed: Story = {
  args: {
    appointment: ready(completed),
    records: ready([ownRecord]),
    signature: { status: 'error', reason: 'failed', message: 'Please try again.' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your signature could not be loaded.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSignatureRetry).toHaveBeenCalledOnce();
  },
};

export const NotBegunYet: Story = {
  args: { appointment: ready({ ...visit, date: '2026-11-25', time: '10:30' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/This visit starts on Wed 25 Nov at 10:30 am. You can prepare/),
    ).toBeVisible();
    const complete = canvas.getByRole('button', { name: 'Complete visit' });
    await expect(complete).toBeDisabled();
    await expect(complete).toHaveAccessibleDescription(
      'You can complete this visit from 10:00 am on Wed 25 Nov, half an hour before it starts',
    );
  },
};

export const BeginsInHalfAnHour: Story = {
  args: { appointment: ready({ ...visit, time: '10:30' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This visit starts on/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Complete visit' })).toBeEnabled();
  },
};

export const ByVideo: Story = {
  args: { appointment: ready(scheduledVisit) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join Call' })).toHaveAttribute('href', '#room');
    await expect(canvas.getByText('The patient did not give a reason.')).toBeVisible();
  },
};

const call = {
  phone: ready('9876543210'),
  onShow: fn(),
  reminder: null,
  onRemind: fn(),
};
const byPhone = { ...visit, appointmentType: 'phone' } as const;

export const ByPhone: Story = {
  args: { appointment: ready(byPhone), call },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 98765 43210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Could not reach the patient' }));
    await expect(call.onRemind).toHaveBeenCalledOnce();
  },
};

export const ByPhoneBeforeTheCall: Story = {
  args: { appointment: ready(byPhone), call: { ...call, phone: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show number' }));
    await expect(call.onShow).toHaveBeenCalledOnce();
  },
};

export const ByPhoneOnAPhone: Story = { ...ByPhone, globals: { viewport: { value: 'phone' } } };

export const ThePatientIsWaiting: Story = {
  args: { appointment: ready({ ...visit, appointmentType: 'video' }), isPartnerWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ is waiting$/)).toBeVisible();
  },
};

export const NoHistory: Story = {
  args: { records: ready([]), appointment: ready(passedVisit) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no earlier records for Meera Nair.')).toBeVisible();
    await expect(canvas.getByText('There are no readings from earlier visits.')).toBeVisible();
  },
};

export const HistoryOnItsWay: Story = { args: { records: { status: 'loading' } } };

export const HistoryFailed: Story = {
  args: { records: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again.');
    await expect(canvas.getByRole('textbox', { name: 'Diagnosis' })).toBeEnabled();
  },
};

export const HistoryOffline: Story = {
  args: { records: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Diagnosis' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryRecords).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = { args: { form: { ...form, draft, isSubmitting: true } } };

export const SendingFailed: Story = {
  args: { form: { ...form, draft, error: 'CareSetu cannot be reached. Check your connection.' } },
};

export const Completed: Story = {
  args: {
    appointment: ready({ ...visit, status: 'completed' }),
    records: ready([ownRecord, ...earlier]),
    next: { name: 'Imran Shaikh', time: '11:00', href: '#next' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Next patient: Imran Shaikh, 11:00 am' }),
    ).toHaveAttribute('href', '#next');
    const messages = canvas.getAllByRole('link', { name: 'Message Meera' });
    await expect(messages.map((link) => link.getAttribute('href'))).toEqual([
      '#messages',
      '#messages',
    ]);
    await expect(canvas.getByRole('region', { name: 'Record of this visit' })).toHaveTextContent(
      'Stable angina',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(
      canvas.getByText(/Meera Nair can now read this record under Records/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your dashboard' })).toHaveAttribute(
      'href',
      '#dashboard',
    );
    await expect(canvas.getByRole('region', { name: 'Medical history' })).not.toHaveTextContent(
      'Stable angina',
    );
  },
};

const asked = { ...visit, status: 'completed', followUp: askedVisit.followUp } as const;

export const WaitsForThePatient: Story = {
  args: { appointment: ready(asked), records: ready([ownRecord, ...records]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Take back/ })).toBeVisible();
  },
};

export const HasAFollowUp: Story = {
  args: {
    appointment: ready(asked),
    records: ready([ownRecord, ...records]),
    getFollowUp: () => ({
      ...followUpParts,
      links: { previous: undefined, next: followingVisit },
    }),
  },
};

export const CompletedWithoutARecord: Story = {
  args: { appointment: ready({ ...visit, status: 'completed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/completed without notes/)).toBeVisible();
  },
};

export const CompletedElsewhereWhileWriting: Story = {
  args: {
    appointment: ready({ ...visit, status: 'completed' }),
    records: ready([ownRecord, ...earlier]),
    form: { ...form, draft },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Diagnosis' })).toHaveValue('Stable angina');
    await expect(canvas.getByRole('alert')).toHaveTextContent('already completed');
  },
};

export const CancelledWhileWriting: Story = {
  args: {
    appointment: ready({ ...visit, status: 'cancelled', cancelledBy: 'patient' }),
    form: { ...form, draft },
  },
};

export const Cancelled: Story = {
  args: {
    appointment: ready({
      ...visit,
      status: 'cancelled',
      cancelledBy: 'patient',
      cancelReason: 'I feel better.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Meera Nair has cancelled this appointment. Reason: I feel better.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View appointments' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Medical history' })).toBeNull();
  },
};

export const NotAcceptedYet: Story = {
  args: { appointment: ready(pendingVisit) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View appointments' })).toHaveAttribute(
      'href',
      '#appointments',
    );
  },
};

export const LongAndHindiTexts: Story = {
  args: {
    appointment: ready({
      ...visit,
      notes: 'पिछले दो सप्ताह से सीढ़ियाँ चढ़ने पर सीने में जकड़न होती है।\n'.repeat(4),
      patient: {
        ...visit.patient,
        name: 'सुनन्दा वेंकटनरसिंहराजुवारिपेट श्रीवास्तव',
        profilePicture: null,
      },
    }),
    records: ready([longRecord, hindiRecord]),
    form: { ...form, draft: { ...draft, notes: 'Walk each day. '.repeat(60) } },
  },
};

export const NotTheirs: Story = {
  args: { appointment: { status: 'error', reason: 'not-found', message: 'Appointment not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Visit not found');
  },
};

export const Loading: Story = { args: { appointment: { status: 'loading' } } };

export const Failed: Story = {
  args: { appointment: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { appointment: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const RightToLeft: Story = { ...LongAndHindiTexts, decorators: [rightToLeft] };
