import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '../../../src/components/shared/QrCode/QrCode.tsx';

const meta = {
  component: QrCode,
  args: {
    link: 'otpauth://totp/CareSetu:9845021763?secret=JBSWY3DPEHPK3PXP',
    label: 'QR code for your authenticator app',
    fallback: 'The code could not be shown.',
  },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
  },
};
