import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoctorFacts } from '../../../src/components/doctors/DoctorFacts/DoctorFacts.tsx';
import { ananya, farah, newDoctor } from '../../fixtures/doctors.ts';

const meta = {
  component: DoctorFacts,
  args: { doctor: ananya, now: new Date('2026-11-21T04:30:00Z') },
} satisfies Meta<typeof DoctorFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FreeOnMonday: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500+')).toBeVisible();
    await expect(canvas.getByText('patients')).toBeVisible();
  },
};

export const FreeToday: Story = { args: { doctor: farah } };

export const PatientsCounted: Story = {
  args: { doctor: { ...ananya, patientCount: 12_480 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,480')).toBeVisible();
    await expect(canvas.getByText('patients on CareSetu')).toBeVisible();
  },
};

export const OnePatient: Story = {
  args: { doctor: { ...ananya, patientCount: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('patient on CareSetu')).toBeVisible();
  },
};

export const NoPatientYet: Story = {
  args: { doctor: { ...ananya, patientCount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvas.queryByText(/500|patient/)).toBeNull();
  },
};

export const NeverWorks: Story = { args: { doctor: newDoctor } };
