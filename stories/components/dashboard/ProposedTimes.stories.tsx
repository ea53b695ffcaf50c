import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProposedTimes } from '../../../src/components/dashboard/ProposedTimes/ProposedTimes.tsx';
import {
  hindiNamedVisit,
  longNamedVisit,
  now,
  proposedByDoctor,
  proposedByPatient,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import { WithState } from '../../WithState.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: ProposedTimes,
  args: {
    appointments: [scheduledVisit, proposedByPatient, proposedByDoctor],
    viewer: 'patient',
    now,
    onMoveAnswer: fn(),
    pendingId: null,
    actionError: null,
  },
  render: (args) => (
    <main id="main" tabIndex={-1}>
      <WithState initial={args.appointments}>
        {(visits, setVisits) => (
          <ProposedTimes
            {...args}
            appointments={visits}
            onMoveAnswer={(visit, answer) => {
              args.onMoveAnswer(visit, answer);
              if (!args.actionError) setVisits(visits.filter(({ id }) => id !== visit.id));
            }}
          />
        )}
      </WithState>
    </main>
  ),
} satisfies Meta<typeof ProposedTimes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoWait: Story = {
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons[0]).toMatch(/^Accept/);
    await expect(buttons.at(-1)).toMatch(/^Withdraw/);
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(args.onMoveAnswer).toHaveBeenCalledWith(proposedByDoctor, 'accept');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const FocusGoesToThePageAfterTheLast: Story = {
  args: { appointments: [proposedByDoctor] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Keep the old time/ }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const OneWaits: Story = { args: { appointments: [proposedByDoctor] } };

export const ForADoctor: Story = { args: { viewer: 'doctor', size: 'small' } };

export const Answering: Story = { args: { pendingId: proposedByDoctor.id } };

export const AnswerFailed: Story = {
  args: {
    actionError: { id: proposedByDoctor.id, message: 'You are offline. Connect and try again.' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline');
  },
};

export const NoneWaits: Story = {
  args: { appointments: [scheduledVisit] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const { proposal } = proposedByDoctor;

export const UnusualNames: Story = {
  args: {
    appointments: [longNamedVisit, hindiNamedVisit].map((visit) => ({
      ...visit,
      status: 'scheduled',
      proposal,
    })),
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
