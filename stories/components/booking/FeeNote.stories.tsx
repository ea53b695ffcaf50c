import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeeNote } from '../../../src/components/booking/FeeNote/FeeNote.tsx';
import { feeDoctor, newDoctor } from '../../fixtures/doctors.ts';

const meta = { component: FeeNote } satisfies Meta<typeof FeeNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesidePrices: Story = {};

export const OwnFees: Story = { args: { doctor: feeDoctor } };

export const NoClinic: Story = {
  args: { doctor: { ...newDoctor, fees: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You pay the doctor, not CareSetu.')).toBeVisible();
  },
};
