import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SecondFactorNotice } from '../../../src/components/auth/SecondFactorNotice/SecondFactorNotice.tsx';

const off = { isOn: false, isRequired: false, confirmedAt: null, recoveryCodesLeft: 0 };

const meta = {
  component: SecondFactorNotice,
  args: { status: off, accountHref: '#user', onPutAway: fn() },
} satisfies Meta<typeof SecondFactorNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Recommended: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Turn it on' })).toHaveAttribute('href', '#user');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask me again in a month' }));
    await expect(args.onPutAway).toHaveBeenCalledOnce();
  },
};

export const Required: Story = {
  args: { status: { ...off, isRequired: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const On: Story = {
  args: { status: { ...off, isOn: true, confirmedAt: '2026-11-02T06:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
