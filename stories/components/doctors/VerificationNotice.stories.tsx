import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerificationNotice } from '../../../src/components/doctors/VerificationNotice/VerificationNotice.tsx';
import { ananya, verificationStages } from '../../fixtures/doctors.ts';

const meta = {
  component: VerificationNotice,
  args: { doctor: verificationStages.missing, today: '2026-11-21', formHref: '#user' },
} satisfies Meta<typeof VerificationNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add your registration' })).toHaveAttribute(
      'href',
      '#user',
    );
  },
};

export const OnThePageOfTheForm: Story = { args: { formHref: null } };

export const BeingVerified: Story = { args: { doctor: verificationStages.beingVerified } };

export const Refused: Story = { args: { doctor: verificationStages.refused } };

export const ChangeBeingVerified: Story = {
  args: { doctor: verificationStages.changeBeingVerified },
};

export const ChangeRefused: Story = { args: { doctor: verificationStages.changeRefused } };

export const Expiring: Story = { args: { doctor: verificationStages.expiring } };

export const Expired: Story = { args: { doctor: verificationStages.expired } };

export const Suspended: Story = { args: { doctor: verificationStages.suspended } };

export const ExpiringWithARefusedChange: Story = {
  args: { doctor: verificationStages.expiringWithARefusedChange },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reason: The register has another name.')).toBeVisible();
    await expect(canvas.getByText(/The last day of your registration is/)).toBeVisible();
  },
};

export const SuspendedWithAWaitingChange: Story = {
  args: { doctor: verificationStages.suspendedWithAWaitingChange },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reason: A complaint is being examined.')).toBeVisible();
    await expect(canvas.getByText('New name: Dr. Ananya K. Rao')).toBeVisible();
  },
};

export const LongReason: Story = {
  args: {
    doctor: {
      ...ananya,
      verification: {
        status: 'suspended',
        reason: 'Thiruvananthapuramsuperspecialityhospitalcomplaint '.repeat(6),
      },
    },
  },
};
