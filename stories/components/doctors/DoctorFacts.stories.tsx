import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoctorFacts } from '../../../src/components/doctors/DoctorFacts/DoctorFacts.tsx';
import { ananya, farah, newDoctor } from '../../fixtures/doctors.ts';

const meta = {
  component: DoctorFacts,
  args: { doctor: ananya, now: new Date('2026-11-21T04:30:00Z') },
} satisfies Meta<typeof DoctorFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FreeOnMonday: Story = {};

export const FreeToday: Story = { args: { doctor: farah } };

export const PatientsCounted: Story = { args: { doctor: { ...ananya, patientCount: 12_480 } } };

export const NeverWorks: Story = { args: { doctor: newDoctor } };
