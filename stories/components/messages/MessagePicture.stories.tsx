import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MessagePicture } from '../../../src/components/messages/MessagePicture/MessagePicture.tsx';
import { chatAttachment } from '../../fixtures/conversations.ts';
import { photoFile } from '../../fixtures/files.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const photo = chatAttachment({ name: 'BP-readings.png', type: 'image/png', size: 184_320 });
const name = 'Open BP-readings.png, Photo, 180 KB';

const meta = {
  component: MessagePicture,
  args: {
    attachment: photo,
    text: '',
    onLoad: fn(async (): Promise<File | null> => photoFile()),
    onSave: fn(),
  },
} satisfies Meta<typeof MessagePicture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Thumbnail: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name });
    const { height } = button.getBoundingClientRect();
    const picture = await canvas.findByAltText('BP-readings.png');
    await expect(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 8));
    await expect(button.getBoundingClientRect().height).toBe(height);
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

export const OpenedLarge: Story = {
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: 'BP-readings.png' });
    await expect(await within(dialog).findByAltText('BP-readings.png')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
};

export const WithText: Story = {
  parameters: { docs: { story: { inline: false } } },
  args: { text: 'My blood pressure this week.' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByAltText('My blood pressure this week.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: 'BP-readings.png' });
    await expect(await within(dialog).findByAltText('My blood pressure this week.')).toBeVisible();
  },
};

export const Unreadable: Story = {
  args: {
    onLoad: fn(async (): Promise<File | null> => new File(['no picture'], 'BP-readings.png')),
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('No preview');
    await userEvent.click(canvas.getByRole('button', { name: /^Download BP-readings/ }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Offline: Story = {
  args: { onLoad: fn(async (): Promise<File | null> => null) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No preview')).toBeVisible();
  },
};

export const NotShared: Story = {
  args: { onLoad: fn(async (): Promise<File | 'forbidden' | null> => 'forbidden') },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Not shared with you')).toBeVisible();
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { onLoad: fn(() => new Promise<File | null>(() => {})) } };

export const LongName: Story = {
  args: { attachment: { ...photo, name: `${'Discharge-summary-'.repeat(8)}final.png` } },
};

export const Hindi: Story = { args: { attachment: { ...photo, name: 'खून की जाँच.png' } } };

export const RightToLeft: Story = { ...Hindi, decorators: [rightToLeft] };
