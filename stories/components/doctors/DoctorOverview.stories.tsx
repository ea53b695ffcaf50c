import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoctorOverview } from '../../../src/components/doctors/DoctorOverview/DoctorOverview.tsx';
import { ananya, hindiNamedDoctor, longNamedDoctor, newDoctor } from '../../fixtures/doctors.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: DoctorOverview,
  args: { doctor: ananya },
} satisfies Meta<typeof DoctorOverview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Introduced: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'About',
      'Education',
      'Weekly availability',
    ]);
  },
};

export const TwentyFourHourClock: Story = { decorators: [on24HourClock] };

export const JustSignedUp: Story = {
  args: { doctor: { ...newDoctor, bio: '', education: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  },
};

export const LongText: Story = { args: { doctor: longNamedDoctor } };

export const Hindi: Story = { args: { doctor: hindiNamedDoctor } };
