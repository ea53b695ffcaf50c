import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsultationPrices } from '../../../src/components/booking/ConsultationPrices/ConsultationPrices.tsx';
import { ananya, feeDoctor, newDoctor } from '../../fixtures/doctors.ts';

const meta = {
  component: ConsultationPrices,
  args: { doctor: ananya },
} satisfies Meta<typeof ConsultationPrices>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PerSession: Story = {};

export const OwnFees: Story = {
  args: { doctor: feeDoctor },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹600')).toBeVisible();
    await expect(canvas.getByText('$50')).toBeVisible();
  },
};

export const NoClinicVisits: Story = {
  args: { doctor: newDoctor },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('In-person')).toBeNull();
  },
};
