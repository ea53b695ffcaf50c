import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AttachmentPicker } from '../../../src/components/messages/AttachmentPicker/AttachmentPicker.tsx';
import { sharedFile } from '../../../src/contract/messages.ts';
import { reportFile } from '../../fixtures/files.ts';

const meta = {
  component: AttachmentPicker,
  args: { types: sharedFile.types, onChoose: fn() },
} satisfies Meta<typeof AttachmentPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Attach a file' })).toBeEnabled();
  },
};

export const TheSameFileTwice: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('There is no file input');
    await expect(input).toHaveAttribute('accept', sharedFile.types.join(','));
    const report = reportFile();
    await userEvent.upload(input, report);
    await userEvent.upload(input, report);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenCalledWith(report);
  },
};
