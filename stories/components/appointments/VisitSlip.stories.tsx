import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisitSlip } from '../../../src/components/appointments/VisitSlip/VisitSlip.tsx';
import {
  cancelledVisit,
  completedVisit,
  longNamedVisit,
  now,
  pendingVisit,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import { hindiNamedVisit } from '../../fixtures/appointments.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: VisitSlip,
  args: { appointment: pendingVisit, now, roomHref: '#room' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 464, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VisitSlip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PendingInPerson: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vasanth Heart Centre, Indiranagar, Bengaluru')).toBeVisible();
  },
};

export const ScheduledVideo: Story = { args: { appointment: scheduledVisit } };

export const Completed: Story = { args: { appointment: completedVisit } };

export const Cancelled: Story = { args: { appointment: cancelledVisit } };

export const LongNames: Story = { args: { appointment: longNamedVisit } };

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const HindiNames: Story = { args: { appointment: hindiNamedVisit } };

export const RightToLeft: Story = { ...HindiNames, decorators: [rightToLeft] };

export const DoctorTakesNoVisits: Story = {
  args: {
    appointment: {
      ...scheduledVisit,
      doctor: { ...scheduledVisit.doctor, takesVisits: false },
    },
  },
};
