import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoctorAway } from '../../../src/components/appointments/DoctorAway/DoctorAway.tsx';
import { pendingVisit } from '../../fixtures/appointments.ts';
import { longNamedDoctor } from '../../fixtures/doctors.ts';

const away = { ...pendingVisit, doctor: { ...pendingVisit.doctor, takesVisits: false } };

const meta = { component: DoctorAway, args: { visit: away } } satisfies Meta<typeof DoctorAway>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OpenVisit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dr. Ananya Krishnan does not take visits/)).toBeVisible();
  },
};

export const LongName: Story = {
  args: { visit: { ...away, doctor: { ...longNamedDoctor, takesVisits: false } } },
};
