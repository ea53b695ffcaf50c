import type { Meta, StoryObj } from '@storybook/react-vite';
import { WeeklyAvailability } from '../../../src/components/doctors/WeeklyAvailability/WeeklyAvailability.tsx';
import { ananya, farah, gill } from '../../fixtures/doctors.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: WeeklyAvailability,
  args: { availability: ananya.availability },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 708 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WeeklyAvailability>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeDays: Story = {};

export const MorningsAndEvenings: Story = { args: { availability: gill.availability } };

export const AllSevenDays: Story = { args: { availability: farah.availability } };

export const NoHoursYet: Story = { args: { availability: [] } };

export const TwentyFourHourClock: Story = {
  args: { availability: gill.availability },
  decorators: [on24HourClock],
};

export const ABackwardsWindowCountsForNothing: Story = {
  args: { availability: [{ day: 'Monday', startTime: '18:00', endTime: '09:00' }] },
};
