import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisitRow } from '../../../src/components/appointments/VisitRow/VisitRow.tsx';
import { longNamedVisit, pendingVisit, scheduledVisit } from '../../fixtures/appointments.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: VisitRow,
  args: { visit: scheduledVisit, href: '#appointment-5' },
  decorators: [
    (Story, { parameters }) => (
      <ul dir={parameters['isRightToLeft'] ? 'rtl' : 'ltr'} style={{ maxInlineSize: '680px' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof VisitRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheDashboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Dr. Farah Qureshi');
    await expect(canvas.getByText('5:00 pm')).toBeVisible();
    await expect(canvas.getByText('Video')).toBeVisible();
  },
};

export const On24HourClock: Story = {
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17:00')).toBeVisible();
  },
};

export const Pending: Story = {
  args: { visit: pendingVisit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
  },
};

export const New: Story = {
  args: { onNewSeen: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

export const LongNames: Story = { args: { visit: longNamedVisit } };

export const HindiName: Story = {
  args: {
    visit: { ...scheduledVisit, doctor: { ...scheduledVisit.doctor, name: 'डॉ. सरिता देवी' } },
  },
};

export const RightToLeft: Story = { ...HindiName, parameters: { isRightToLeft: true } };
