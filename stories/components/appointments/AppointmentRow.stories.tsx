import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppointmentRow } from '../../../src/components/appointments/AppointmentRow/AppointmentRow.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { role } from '../../../src/contract/common.ts';
import {
  cancelledVisit,
  completedVisit,
  hindiNamedVisit,
  lapsedVisit,
  longNamedVisit,
  now,
  passedVisit,
  pendingVisit,
  afterMissedVisit,
  atLateVisit,
  lateVisit,
  missedVisit,
  proposedByDoctor,
  proposedByPatient,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import {
  askedVisit,
  followedVisit,
  followingVisit,
  followUpParts,
} from '../../fixtures/follow-ups.ts';
import { sharingFor } from '../../fixtures/sharing.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: AppointmentRow,
  argTypes: {
    viewer: { options: role.options, control: 'radio' },
  },
  args: {
    appointment: pendingVisit,
    viewer: 'patient',
    now,
    bookAgainHref: '#book',
    moveHref: '#move',
    roomHref: '#room',
    visitHref: '#visit',
    recordHref: '#record',
    onActionSelect: fn(),
    onMoveAnswer: fn(),
    attendance: {
      onLateChange: fn(),
      onMissedChange: fn(),
      onMissedAnswer: fn(),
      messageHref: '#message',
      bookHref: '#book',
    },
    followUp: followUpParts,
  },
  decorators: [
    (Story, { parameters }) => (
      <ul dir={parameters['isRightToLeft'] ? 'rtl' : 'ltr'} style={{ padding: 16 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof AppointmentRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Cancel appointment, Dr. Ananya Krishnan, Wed 25 Nov, 10:30 am',
      }),
    );
    await expect(args.onActionSelect).toHaveBeenCalledWith('cancel');
  },
};

/** The three free times of the doctor's wish. */
export const AskedToComeAgain: Story = {
  args: { appointment: askedVisit, followUp: { ...followUpParts, onAnswer: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thu 3 Dec, 5:30 pm' }));
    await expect(args.followUp.onAnswer).toHaveBeenCalledWith(askedVisit, {
      date: '2026-12-03',
      time: '17:30',
    });
  },
};

export const HasAFollowUp: Story = {
  args: {
    appointment: followedVisit,
    followUp: { ...followUpParts, links: { previous: undefined, next: followingVisit } },
  },
};

export const IsAFollowUp: Story = {
  args: {
    appointment: followingVisit,
    followUp: { ...followUpParts, links: { previous: followedVisit, next: undefined } },
  },
};

export const WaitsForThePatient: Story = { args: { appointment: askedVisit, viewer: 'doctor' } };

export const TheDoctorProposedATime: Story = {
  args: { appointment: proposedByDoctor },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Dr. Qureshi proposes Mon 30 Nov, 4:30 pm/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Move/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Keep the old time/ }));
    await expect(args.onMoveAnswer).toHaveBeenCalledWith('decline');
  },
};

export const ThePatientIsLate: Story = {
  args: { appointment: lateVisit, now: atLateVisit, viewer: 'doctor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 minutes late, expected at 5:10 pm')).toBeVisible();
  },
};

export const DidNotCome: Story = {
  args: { appointment: missedVisit, now: afterMissedVisit },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Missed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^I was there/ }));
    await expect(args.attendance.onMissedAnswer).toHaveBeenCalledWith(missedVisit);
  },
};

export const DidNotComeForTheDoctor: Story = {
  args: { appointment: missedVisit, now: afterMissedVisit, viewer: 'doctor' },
};

export const ThePatientProposedATime: Story = {
  args: { appointment: proposedByPatient },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Dr. Qureshi must agree/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Move/ })).toHaveAttribute('href', '#move');
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw/ }));
    await expect(args.onMoveAnswer).toHaveBeenCalledWith('decline');
  },
};

export const New: Story = {
  args: { appointment: scheduledVisit, onNewSeen: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNewSeen).toHaveBeenCalledTimes(1));
  },
};

export const TheDoctorIsWaiting: Story = {
  args: {
    appointment: { ...scheduledVisit, date: '2026-11-21' },
    isPartnerWaiting: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dr. Qureshi is waiting')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Join Call/ })).toBeVisible();
  },
};

export const WithSharing: Story = {
  args: {
    sharing: {
      change: idleSubmission,
      end: idleSubmission,
      onChoose: fn(async () => true),
      onEnd: fn(async () => true),
      onDialogClose: fn(),
      answers: {},
      today: '2026-11-21',
      onWithdraw: fn(),
      sharing: sharingFor(pendingVisit, { lastDay: '2026-12-02' }),
      isUnsent: false,
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Details/ }));
    await expect(canvas.getByText('What Dr. Krishnan can see')).toBeVisible();
    await expect(canvas.getByText('Everything')).toBeVisible();
    const change = canvas.getByRole('button', {
      name: 'Change, Dr. Ananya Krishnan, visit on Wed 25 Nov',
    });
    await userEvent.click(change);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'What can Dr. Krishnan see?' }),
    );
    await userEvent.click(dialog.getByRole('radio', { name: /^Nothing/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.sharing?.onChoose).toHaveBeenCalledWith([pendingVisit], 'nothing');
    await waitFor(() => expect(change).toHaveFocus());
  },
};

export const SharingNotSaved: Story = {
  args: { sharing: WithSharing.args?.sharing && { ...WithSharing.args.sharing, isUnsent: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Details/ }));
    await expect(canvas.getByText('Your last choice was not saved.')).toBeVisible();
  },
};

export const Scheduled: Story = {
  args: { appointment: scheduledVisit },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Add to calendar, Dr. Farah Qureshi, Sat 28 Nov, 5:00 pm' }),
    ).toHaveAttribute('download', 'caresetu-2026-11-28-1700.ics');
  },
};

export const Completed: Story = {
  args: { appointment: completedVisit },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Record, / })).toHaveAttribute(
      'href',
      '#record',
    );
    await expect(canvas.getByRole('link', { name: /^Book again, / })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
  },
};

export const Cancelled: Story = { args: { appointment: cancelledVisit } };

export const Lapsed: Story = {
  args: { appointment: lapsedVisit, viewer: 'doctor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended without a reply')).toBeVisible();
  },
};

export const TimeHasPassed: Story = {
  args: { appointment: passedVisit },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
  },
};

export const DetailsOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Details/ }));
    await expect(canvas.getByText(/Chest feels tight/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Directions/ })).toBeVisible();
  },
};

export const CancelledWithAReason: Story = {
  args: { appointment: cancelledVisit },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Details/ }));
    await expect(canvas.getByText(/called to an emergency/)).toBeVisible();
  },
};

export const RequestToADoctor: Story = { args: { viewer: 'doctor' } };

export const ScheduledWithADoctor: Story = {
  args: { viewer: 'doctor', appointment: scheduledVisit },
};

export const VideoVisitToday: Story = {
  args: { appointment: { ...scheduledVisit, date: '2026-11-21' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Join Call, Dr. Farah Qureshi, Sat 21 Nov, 5:00 pm' }),
    ).toHaveAttribute('href', '#room');
  },
};

export const ToStartOrComplete: Story = {
  args: { viewer: 'doctor', appointment: passedVisit },
  play: async ({ canvas, args }) => {
    const visit = 'Meera Nair, Fri 20 Nov, 2:30 pm';
    await expect(canvas.getByRole('link', { name: `Start, ${visit}` })).toHaveAttribute(
      'href',
      '#visit',
    );
    await userEvent.click(canvas.getByRole('button', { name: `Complete, ${visit}` }));
    await expect(args.onActionSelect).toHaveBeenCalledWith('complete');
  },
};

export const ActionUnderWay: Story = { args: { viewer: 'doctor', isBusy: true } };

export const ActionFailed: Story = {
  args: { viewer: 'doctor', error: 'This request could not be accepted. Please try again.' },
};

export const LongNames: Story = { args: { appointment: longNamedVisit } };

export const HindiNames: Story = { args: { appointment: hindiNamedVisit, viewer: 'doctor' } };

export const TwentyFourHours: Story = {
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\b[ap]m\b/)).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = { ...HindiNames, parameters: { isRightToLeft: true } };

const away = <Visit extends typeof pendingVisit>(visit: Visit): Visit => ({
  ...visit,
  doctor: { ...visit.doctor, takesVisits: false },
});

export const DoctorTakesNoVisits: Story = {
  args: { appointment: away(scheduledVisit) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/does not take visits at the moment/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Cancel appointment/ })).toBeVisible();
  },
};

export const CompletedWithADoctorWhoTakesNoVisits: Story = {
  args: { appointment: away(completedVisit) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Book again/ })).toBeNull();
  },
};

export const RequestToADoctorWhoMayNotAccept: Story = {
  args: { appointment: away(pendingVisit), viewer: 'doctor' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Decline/ })).toBeVisible();
  },
};

const byPhone = { ...pendingVisit, appointmentType: 'phone', status: 'scheduled' } as const;

export const ByPhone: Story = {
  args: { appointment: byPhone, phone: '9876543210' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Dr. Krishnan will call you on 98765 43210 at 10:30 am.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Details/ }));
    await expect(canvas.getByText('Number for the call')).toBeVisible();
  },
};

export const ByPhoneForTheDoctor: Story = {
  args: { appointment: byPhone, viewer: 'doctor' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/will call/)).toBeNull();
  },
};

export const ByPhoneOnAPhone: Story = {
  args: { appointment: byPhone, phone: '9876543210' },
  globals: { viewport: { value: 'phone' } },
};
