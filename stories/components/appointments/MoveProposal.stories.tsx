import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MoveProposal } from '../../../src/components/appointments/MoveProposal/MoveProposal.tsx';
import { role } from '../../../src/contract/common.ts';
import {
  hindiNamedVisit,
  longNamedVisit,
  now,
  proposedByDoctor,
  proposedByPatient,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: MoveProposal,
  argTypes: { viewer: { options: role.options, control: 'radio' } },
  args: {
    visit: proposedByDoctor,
    viewer: 'patient',
    now,
    isBusy: false,
    error: null,
    onAnswer: fn(),
  },
} satisfies Meta<typeof MoveProposal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        'Dr. Qureshi proposes Mon 30 Nov, 4:30 pm instead. Until you answer, the visit stays on Sat 28 Nov, 5:00 pm.',
      ),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Accept Mon 30 Nov, 4:30 pm, proposed by Dr. Qureshi' }),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Keep the old time of the visit with Dr. Qureshi' }),
    );
    await expect(args.onAnswer).toHaveBeenNthCalledWith(1, 'accept');
    await expect(args.onAnswer).toHaveBeenNthCalledWith(2, 'decline');
  },
};

export const OwnProposal: Story = {
  args: { visit: proposedByPatient },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        'You proposed Fri 27 Nov, 5:30 pm. Dr. Qureshi must agree. Until then, the visit stays on Sat 28 Nov, 5:00 pm.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Withdraw the new time for Dr. Qureshi, Fri 27 Nov, 5:30 pm',
      }),
    );
    await expect(args.onAnswer).toHaveBeenCalledWith('decline');
  },
};

export const DoctorAnswers: Story = {
  args: { visit: proposedByPatient, viewer: 'doctor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Meera Nair proposes Fri 27 Nov, 5:30 pm/)).toBeVisible();
  },
};

export const DoctorWaits: Story = { args: { viewer: 'doctor' } };

export const Answering: Story = { args: { isBusy: true } };

export const AnswerFailed: Story = {
  args: { error: 'You have a visit with Dr. Krishnan at this time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have a visit');
    await expect(canvas.getByRole('button', { name: /^Accept/ })).toBeEnabled();
  },
};

export const NothingProposed: Story = {
  args: { visit: scheduledVisit },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Ended: Story = {
  args: { now: new Date('2026-11-28T11:30:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const { proposal } = proposedByDoctor;

export const LongName: Story = {
  args: { visit: { ...longNamedVisit, status: 'scheduled', proposal } },
  globals: { viewport: { value: 'phone' } },
};

export const HindiName: Story = {
  args: { visit: { ...hindiNamedVisit, status: 'scheduled', proposal }, viewer: 'doctor' },
};

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { decorators: [rightToLeft] };
