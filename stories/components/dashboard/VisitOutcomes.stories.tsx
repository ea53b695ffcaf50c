import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisitOutcomes } from '../../../src/components/dashboard/VisitOutcomes/VisitOutcomes.tsx';
import { startOutcome } from '../../../src/domain/appointments/outcomes.ts';
import { later, midMorning } from '../../fixtures/doctor-day.ts';
import { WithState } from '../../WithState.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const started = later.map((visit) => startOutcome(visit, visit));

const meta = {
  component: VisitOutcomes,
  parameters: { clock: midMorning.toISOString() },
  args: {
    outcomes: started.map((outcome, at) =>
      at === 1
        ? { ...outcome, state: 'failed', message: 'This request was cancelled.' }
        : { ...outcome, state: 'done' },
    ),
    summary: '2 of 3 requests accepted',
    doneText: 'Accepted',
    isSending: false,
  },
} satisfies Meta<typeof VisitOutcomes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneFailed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Accepted')).toHaveLength(2);
    await expect(canvas.getByText('This request was cancelled.')).toBeVisible();
  },
};

export const Sending: Story = {
  args: {
    isSending: true,
    summary: 'Accepting requests',
    outcomes: started.map((outcome, at) => (at === 0 ? { ...outcome, state: 'done' } : outcome)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Waiting')).toHaveLength(2);
  },
};

export const Empty: Story = { args: { outcomes: [], summary: 'No requests' } };

export const FocusedAtTheEnd: Story = {
  render: (args) => (
    <WithState<boolean> initial>
      {(isSending, setSending) => (
        <>
          <button type="button" onClick={() => setSending(false)}>
            Last response
          </button>
          <VisitOutcomes {...args} isSending={isSending} />
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last response' }));
    await expect(canvas.getByRole('group', { name: '2 of 3 requests accepted' })).toHaveFocus();
  },
};

export const TwentyFourHours: Story = { decorators: [on24HourClock] };
