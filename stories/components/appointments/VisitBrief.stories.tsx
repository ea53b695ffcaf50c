import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisitBrief } from '../../../src/components/appointments/VisitBrief/VisitBrief.tsx';
import { role } from '../../../src/contract/common.ts';
import { longNamedVisit, now, scheduledVisit } from '../../fixtures/appointments.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const today = { ...scheduledVisit, date: '2026-11-21' };

const meta = {
  component: VisitBrief,
  argTypes: {
    viewer: { options: role.options, control: 'radio' },
  },
  args: { visit: scheduledVisit, viewer: 'patient', now },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 372 }}>
        <h1>Video visit</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VisitBrief>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InAWeek: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Dr. Farah Qureshi');
    await expect(canvas.getByText('Starts in 7 days')).toBeVisible();
  },
};

export const ForTheDoctor: Story = {
  args: { viewer: 'doctor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Meera Nair');
  },
};

export const SoonOnThe24HourClock: Story = {
  args: { visit: { ...today, time: '10:25' } },
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts in 25 minutes')).toBeVisible();
  },
};

export const RightNow: Story = {
  args: { visit: { ...today, time: '10:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is time')).toBeVisible();
  },
};

export const RunningLate: Story = {
  args: { visit: { ...today, time: '09:00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Was due to start at 9:00 am')).toBeVisible();
  },
};

export const LongName: Story = { args: { visit: longNamedVisit } };

export const HindiName: Story = {
  args: {
    viewer: 'doctor',
    visit: {
      ...today,
      patient: { ...today.patient, name: 'सुनन्दा श्रीवास्तव', profilePicture: null },
    },
  },
};

export const DoctorTakesNoVisits: Story = {
  args: {
    visit: { ...today, doctor: { ...today.doctor, takesVisits: false } },
  },
};
