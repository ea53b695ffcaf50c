import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AvailabilityGrid } from '../../../src/components/booking/AvailabilityGrid/AvailabilityGrid.tsx';
import { weekday } from '../../../src/contract/doctors.ts';
import { ananya, farah, gill } from '../../fixtures/doctors.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: AvailabilityGrid,
  args: { schedule: ananya, today: '2026-11-25' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 692 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AvailabilityGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeDays: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('listitem');
    await expect(days).toHaveLength(7);
    await expect(within(days[0] ?? document.body).getByText('9:00 am to 1:00 pm')).toBeVisible();
    await expect(within(days[1] ?? document.body).getByText('Off')).toBeVisible();
  },
};

export const MorningsAndEvenings: Story = { args: { schedule: gill } };

export const OnLeave: Story = {
  args: {
    schedule: { ...ananya, leaveDays: ['2026-11-25', '2026-11-26', '2026-11-30', '2026-12-02'] },
  },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByText(/^On leave/).map(({ textContent }) => textContent);
    await expect(texts).toEqual(['On leave Mon 30 Nov', 'On leave Wed 25 Nov']);
  },
};

export const AllSevenDays: Story = { args: { schedule: farah } };

export const NoHoursYet: Story = {
  args: { schedule: { availability: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Off')).toHaveLength(7);
  },
};

export const RoundTheClock: Story = {
  args: {
    schedule: {
      availability: weekday.options.flatMap((day) => [
        { day, startTime: '00:00', endTime: '00:30' },
        { day, startTime: '06:30', endTime: '09:15' },
        { day, startTime: '12:00', endTime: '23:30' },
      ]),
    },
  },
};

export const TwentyFourHourClock: Story = { args: { schedule: gill }, decorators: [on24HourClock] };

export const OnAPhone: Story = {
  args: { schedule: gill },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
