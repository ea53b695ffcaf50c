import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecoveryCodes } from '../../../src/components/account/RecoveryCodes/RecoveryCodes.tsx';

const codes = Array.from({ length: 10 }, (_, index) => `ABC${'DEFGHIJKLM'[index]}E-FGH2J`);

const meta = {
  component: RecoveryCodes,
  args: { codes, onCopy: fn(), onDownload: fn() },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TenCodes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
