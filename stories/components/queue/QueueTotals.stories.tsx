import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  QueueTotals,
  type QueueTotalsProps,
} from '../../../src/components/queue/QueueTotals/QueueTotals.tsx';
import { getHourlyRate, queueTotal } from '../../../src/domain/queue/queue-hours.ts';
import { Button } from '../../../src/ui/forms/Button/Button.tsx';
import {
  hindiNamedHelper,
  longNamedHelper,
  newHelper,
  ramesh,
} from '../../fixtures/freelancers.ts';
import { WithState } from '../../WithState.tsx';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

function costs(freelancer: typeof ramesh, duration: number) {
  const hourlyRate = getHourlyRate(freelancer);
  return { freelancer, hourlyRate, duration, total: queueTotal(hourlyRate, duration) };
}

const meta = {
  component: QueueTotals,
  args: {
    freelancer: ramesh,
    hourlyRate: getHourlyRate(ramesh),
    duration: 3,
    total: queueTotal(getHourlyRate(ramesh), 3),
  },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 374, margin: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof QueueTotals>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideTheForm: Story = {
  args: { children: <Button>Continue to payment</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ramesh Pawar' })).toBeVisible();
    await expect(canvas.getByText('$25/hour')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Total $75.00');
  },
};

export const BesideThePayment: Story = {
  args: {
    when: { date: '2026-11-25', time: '08:00' },
    where: 'Setubandh Hospital, Koramangala',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wed 25 Nov, 8:00 am')).toBeVisible();
  },
};

export const TwentyFourHours: Story = {
  args: { when: { date: '2026-11-25', time: '16:30' }, where: 'AIIMS' },
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wed 25 Nov, 16:30')).toBeVisible();
  },
};

export const HoursGrow: Story = {
  render: (args: QueueTotalsProps) => (
    <WithState initial={1}>
      {(hours, setHours) => (
        <QueueTotals {...args} duration={hours} total={queueTotal(args.hourlyRate, hours)}>
          <Button onPress={() => setHours(hours + 1)}>One more hour</Button>
        </QueueTotals>
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const total = canvas.getByRole('status');
    await expect(total).toHaveTextContent('Total $25.00');
    await expect(canvas.getByText('1 hour')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One more hour' }));
    await expect(total).toHaveTextContent('Total $50.00');
    await expect(canvas.getByText('2 hours')).toBeVisible();
  },
};

export const NoHoursChosen: Story = {
  args: { duration: null, total: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Total –');
  },
};

export const NewHelper: Story = {
  args: costs(newHelper, 1),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible();
    await expect(canvas.getByText('0 completed jobs')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    ...costs(longNamedHelper, 12),
    when: { date: '2026-11-25', time: '08:00' },
    where: 'Sri Thiruvananthapuram Padmanabhaswamy Multispeciality Hospital and Research Institute',
  },
};

export const Hindi: Story = {
  args: { ...costs(hindiNamedHelper, 2), where: 'संजय गांधी अस्पताल, लखनऊ' },
};

export const RightToLeft: Story = { ...Hindi, decorators: [rightToLeft] };
