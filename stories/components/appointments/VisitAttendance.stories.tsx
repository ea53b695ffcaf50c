import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MissedMark } from '../../../src/components/appointments/VisitAttendance/MissedMark.tsx';
import {
  VisitAttendance,
  type VisitAttendanceProps,
} from '../../../src/components/appointments/VisitAttendance/VisitAttendance.tsx';
import { role } from '../../../src/contract/common.ts';
import {
  afterMissedVisit,
  answeredVisit,
  atLateVisit,
  hindiNamedVisit,
  lateVisit,
  longNamedVisit,
  missedVisit,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: VisitAttendance,
  argTypes: { viewer: { options: role.options, control: 'radio' } },
  args: {
    visit: scheduledVisit,
    viewer: 'patient',
    now: atLateVisit,
    isBusy: false,
    error: null,
    messageHref: '#message',
    bookHref: '#book',
    onLateChange: fn(),
    onMissedChange: fn(),
    onMissedAnswer: fn(),
  },
} satisfies Meta<typeof VisitAttendance>;

export default meta;

type Story = StoryObj<typeof meta>;

export const RunningLate: Story = {};

export const SaysHowLate: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '10 minutes' }));
    await expect(args.onLateChange).toHaveBeenCalledWith(scheduledVisit, 10);
    await userEvent.click(canvas.getByRole('button', { name: 'Not late (chosen)' }));
    await expect(args.onLateChange).toHaveBeenCalledTimes(1);
  },
};

export const Late: Story = {
  args: { visit: lateVisit },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Dr. Qureshi can see that you are 10 minutes late.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Not late' }));
    await expect(args.onLateChange).toHaveBeenCalledWith(lateVisit, null);
  },
};

export const AfterTheStart: Story = {
  args: { visit: lateVisit, now: new Date('2026-11-28T11:42:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^10 minutes/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: '15 minutes' })).toBeVisible();
  },
};

function SendingOnPress(args: VisitAttendanceProps) {
  const [isBusy, setBusy] = useState(false);
  return <VisitAttendance {...args} isBusy={isBusy} onLateChange={() => setBusy(true)} />;
}

/** Only the pressed choice waits. */
export const Sending: Story = {
  render: (args) => <SendingOnPress {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '10 minutes' }));
    const waiting = canvas.getAllByRole('button', { name: /^Please wait/ });
    await expect(waiting).toHaveLength(1);
    await expect(waiting[0]).toHaveAccessibleName('Please wait: 10 minutes');
    await expect(waiting[0]).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '15 minutes' })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: { error: 'That time has passed. Choose a later one.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 minutes' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('That time has passed.');
  },
};

/** Such as of an answer to a new time, which shows it. */
export const AnotherActionFailed: Story = {
  args: { error: 'This time is no longer proposed.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Missed: Story = {
  args: { visit: missedVisit, now: afterMissedVisit },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Write to Dr. Qureshi' })).toHaveAttribute(
      'href',
      '#message',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'I was there at the visit with Dr. Qureshi' }),
    );
    await expect(args.onMissedAnswer).toHaveBeenCalledWith(missedVisit);
  },
};

export const MissedAndAnswered: Story = {
  args: { visit: answeredVisit, now: afterMissedVisit },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const DoctorSeesALatePatient: Story = {
  args: { visit: lateVisit, viewer: 'doctor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 minutes late, expected at 5:10 pm')).toBeVisible();
  },
};

export const DoctorMayMark: Story = {
  args: { viewer: 'doctor', now: afterMissedVisit },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Did not come (Meera Nair)' }));
    await expect(args.onMissedChange).toHaveBeenCalledWith(scheduledVisit, true);
  },
};

export const DoctorHasMarked: Story = {
  args: { visit: missedVisit, viewer: 'doctor', now: afterMissedVisit },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Take back ‘Did not come’ of Meera Nair' }),
    );
    await expect(args.onMissedChange).toHaveBeenCalledWith(missedVisit, false);
  },
};

export const DoctorReadsTheAnswer: Story = {
  args: { visit: answeredVisit, viewer: 'doctor', now: afterMissedVisit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Meera answered: ‘I was there’/)).toBeVisible();
  },
};

/** Pages for doctors alone use only the mark. */
export const OnADoctorsPage: Story = {
  args: { visit: lateVisit, viewer: 'doctor', now: afterMissedVisit },
  render: (args) => <MissedMark {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Did not come (Meera Nair)' }));
    await expect(args.onMissedChange).toHaveBeenCalledWith(lateVisit, true);
  },
};

export const TheDayAfter: Story = {
  args: { visit: missedVisit, viewer: 'doctor', now: new Date('2026-11-29T04:30:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Nothing: Story = {
  args: { now: new Date('2026-11-27T04:30:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongName: Story = {
  args: { visit: { ...longNamedVisit, status: 'scheduled', missed: missedVisit.missed } },
};

export const HindiName: Story = {
  args: { visit: { ...hindiNamedVisit, status: 'scheduled', missed: missedVisit.missed } },
};

export const TwentyFourHours: Story = {
  args: { visit: lateVisit, viewer: 'doctor' },
  decorators: [on24HourClock],
};

export const RightToLeft: Story = { args: { visit: missedVisit }, decorators: [rightToLeft] };
