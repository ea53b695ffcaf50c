import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HospitalFacts } from '../../../src/components/hospitals/HospitalFacts/HospitalFacts.tsx';
import { hindiNamedHospital, longNamedHospital, setubandh } from '../../fixtures/hospitals.ts';

const meta = {
  component: HospitalFacts,
  args: { hospital: setubandh },
} satisfies Meta<typeof HospitalFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AddressAndPhone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('80 Feet Road, Koramangala, Bengaluru')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 080 0125 2200' })).toBeVisible();
  },
};

export const LongAddress: Story = { args: { hospital: longNamedHospital } };

export const HindiAddress: Story = { args: { hospital: hindiNamedHospital } };
