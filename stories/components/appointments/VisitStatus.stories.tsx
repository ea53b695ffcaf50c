import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStatus } from '../../../src/components/appointments/VisitStatus/VisitStatus.tsx';
import { missedVisit } from '../../fixtures/appointments.ts';

const meta = {
  component: VisitStatus,
  args: { visit: { status: 'scheduled' } },
} satisfies Meta<typeof VisitStatus>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {};

export const DidNotCome: Story = {
  args: { visit: missedVisit },
};
