import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyNotice } from '../../../src/components/account/PrivacyNotice/PrivacyNotice.tsx';

const meta = { component: PrivacyNotice, args: { userRole: 'patient' } } satisfies Meta<
  typeof PrivacyNotice
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ForPatients: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByText(/Optional\./)).toHaveLength(1);
  },
};

export const ForDoctors: Story = { args: { userRole: 'doctor' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
