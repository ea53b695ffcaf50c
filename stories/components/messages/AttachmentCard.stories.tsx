import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AttachmentCard } from '../../../src/components/messages/AttachmentCard/AttachmentCard.tsx';
import { chatAttachment } from '../../fixtures/conversations.ts';
import { pictureUrl } from '../../fixtures/files.ts';

const photo = chatAttachment({ name: 'BP-readings.png', type: 'image/png', size: 184_320 });

const meta = {
  component: AttachmentCard,
  args: { attachment: chatAttachment(), onOpen: fn(), onCancel: fn() },
} satisfies Meta<typeof AttachmentCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Arrived: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Download ECG-12-Nov.pdf, PDF, 240 KB' }),
    );
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Text: Story = {
  args: { attachment: chatAttachment({ name: 'Doses.txt', type: 'text/plain', size: 812 }) },
};

export const Photo: Story = { args: { attachment: photo } };

export const PhotoWithThumbnail: Story = {
  args: { attachment: photo, picture: { state: 'ready', url: pictureUrl } },
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText('BP-readings.png')).toHaveAttribute('src', pictureUrl);
    await expect(
      canvas.getByRole('button', { name: 'Open BP-readings.png, Photo, 180 KB' }),
    ).toBeVisible();
  },
};

export const PhotoThatLoads: Story = { args: { attachment: photo, picture: { state: 'loading' } } };

export const PhotoOnASlowLine: Story = {
  args: { attachment: photo, picture: { state: 'unloaded' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Show picture')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Show BP-readings.png, Photo, 180 KB' }),
    ).toBeVisible();
  },
};

export const PhotoThatCannotBeRead: Story = {
  args: { attachment: photo, picture: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No preview')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Download BP-readings.png, Photo, 180 KB' }),
    ).toBeVisible();
  },
};

export const PhotoThatIsNotShared: Story = {
  args: { attachment: photo, picture: { state: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not shared with you')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Uploading: Story = {
  args: { attachment: chatAttachment({ id: null, progress: 0.42 }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending' })).toHaveValue(42);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel sending ECG-12-Nov.pdf' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const UploadingAPhoto: Story = {
  args: {
    attachment: chatAttachment({ ...photo, id: null, progress: 0 }),
    picture: { state: 'loading' },
  },
};

export const WaitingToBeSent: Story = {
  args: { attachment: chatAttachment({ id: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ECG-12-Nov.pdf')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const LongName: Story = {
  args: { attachment: chatAttachment({ name: `${'Discharge-summary-'.repeat(8)}final.pdf` }) },
};

export const Hindi: Story = { args: { attachment: chatAttachment({ name: 'खून की जाँच.pdf' }) } };

/** A right-to-left override character must not make 'ECG-fdp.exe' look like 'ECG-exe.pdf'. */
export const NameThatTurnsRound: Story = {
  args: { attachment: chatAttachment({ name: 'ECG-\u202Efdp.exe' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ECG-fdp.exe')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { attachment: chatAttachment({ name: 'رپورٹ 12.pdf', id: null, progress: 0.7 }) },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
