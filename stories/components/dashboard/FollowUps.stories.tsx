import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FollowUps } from '../../../src/components/dashboard/FollowUps/FollowUps.tsx';
import { longNamedVisit, now, scheduledVisit } from '../../fixtures/appointments.ts';
import { askedVisit, followUpParts, getFollowUp } from '../../fixtures/follow-ups.ts';
import { WithState } from '../../WithState.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const { followUp } = askedVisit;
const later = { ...longNamedVisit, status: 'completed', followUp } as const;

const meta = {
  component: FollowUps,
  args: {
    appointments: [scheduledVisit, askedVisit],
    now,
    getFollowUp,
    pendingId: null,
    actionError: null,
  },
  render: (args) => (
    <main id="main" tabIndex={-1}>
      <WithState initial={args.appointments}>
        {(visits, setVisits) => (
          <FollowUps
            {...args}
            appointments={visits}
            getFollowUp={(visit) => ({
              ...args.getFollowUp(visit),
              onAnswer: ({ id }) => {
                if (!args.actionError) setVisits(visits.filter((one) => one.id !== id));
              },
            })}
          />
        )}
      </WithState>
    </main>
  ),
} satisfies Meta<typeof FollowUps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneWaits: Story = {};

export const TwoWait: Story = {
  args: { appointments: [askedVisit, later] },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'No thanks (follow-up with Dr. Gill)' }),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const FocusGoesToThePageAfterTheLast: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fri 4 Dec, 10:30 am' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Answering: Story = { args: { pendingId: askedVisit.id } };

export const AnswerFailed: Story = {
  args: { actionError: { id: askedVisit.id, message: 'You are offline. Connect and try again.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^No thanks/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline');
  },
};

export const TimesLoading: Story = {
  args: { getFollowUp: () => ({ ...followUpParts, offer: { status: 'loading' } }) },
};

export const NoneWaits: Story = {
  args: { appointments: [scheduledVisit] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongName: Story = {
  args: { appointments: [later] },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
