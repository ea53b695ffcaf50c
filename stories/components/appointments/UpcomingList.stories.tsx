import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UpcomingList } from '../../../src/components/appointments/UpcomingList/UpcomingList.tsx';
import { hindiNamed, later, longNamed, createVisit } from '../../fixtures/doctor-day.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: UpcomingList,
  args: { visits: later },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 372 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UpcomingList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeVisits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('2:00 pm, video')).toBeVisible();
  },
};

export const TwentyFourHourClock: Story = { decorators: [on24HourClock] };

export const LongAndHindiNames: Story = {
  args: {
    visits: [
      createVisit(longNamed, '2026-11-27', '14:30', 'scheduled', 'video'),
      createVisit(hindiNamed, '2026-11-30', '09:00', 'scheduled', 'phone'),
    ],
  },
};

export const ToComplete: Story = {
  args: { visitHref: (id) => `#visit-${id}` },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Start the visit with Joseph D’Souza' }),
    ).toHaveAttribute('href', `#visit-${later[1]?.id}`);
  },
};
