import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatBubble } from '../../../src/components/messages/ChatBubble/ChatBubble.tsx';
import { chatAttachment, chatMessage } from '../../fixtures/conversations.ts';
import { photoFile } from '../../fixtures/files.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const own = { isOwn: true, text: 'Sure, I have booked 10:30.' };

const messages = {
  'From the partner': chatMessage(),
  'A file alone': chatMessage({ text: '', attachment: chatAttachment() }),
  'Own, pending': chatMessage({ ...own, seq: null, status: 'pending' }),
  'Own, sent': chatMessage({ ...own, status: 'sent' }),
  'Own, read': chatMessage({ ...own, status: 'read' }),
  'Own, failed': chatMessage({ ...own, seq: null, status: 'failed' }),
};

const meta = {
  component: ChatBubble,
  argTypes: { message: { control: 'select', options: Object.keys(messages), mapping: messages } },
  args: {
    message: chatMessage(),
    partnerName: 'Dr. Ananya Krishnan',
    isNew: false,
    events: {
      onRetry: fn(),
      onDelete: fn(),
      onCancelUpload: fn(),
      onAttachmentOpen: fn(async () => null),
      onPictureLoad: async () => photoFile(),
    },
  },
} satisfies Meta<typeof ChatBubble>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromThePartner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(
      'Dr. Ananya Krishnan: Please bring your last ECG report.9:00 am',
    );
  },
};

export const On24HourClock: Story = { decorators: [on24HourClock] };

export const Pending: Story = {
  args: { message: chatMessage({ ...own, seq: null, status: 'pending' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/^You: Sure/);
    await expect(canvas.getByRole('img', { name: 'Pending' })).toBeVisible();
  },
};

export const Sent: Story = { args: { message: chatMessage({ ...own, status: 'sent' }) } };

export const Delivered: Story = { args: { message: chatMessage({ ...own, status: 'delivered' }) } };

export const Read: Story = {
  args: { message: chatMessage({ ...own, status: 'read' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Read' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    message: chatMessage({ ...own, seq: null, status: 'failed', clientId: 'mine' }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'Failed' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.events.onRetry).toHaveBeenCalledWith('mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.events.onDelete).toHaveBeenCalledWith('mine');
  },
};

export const FileAlone: Story = {
  args: { message: chatMessage({ text: '', attachment: chatAttachment(), clientId: 'theirs' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ECG-12-Nov.pdf/ }));
    await expect(args.events.onAttachmentOpen).toHaveBeenCalledWith('theirs');
  },
};

export const FileNotShared: Story = {
  args: {
    ...FileAlone.args,
    events: {
      ...meta.args.events,
      onAttachmentOpen: async () => 'The patient does not share this file with you.',
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /ECG-12-Nov.pdf/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The patient does not share this file with you.',
    );
  },
};

export const FileOnItsWay: Story = {
  args: {
    message: chatMessage({
      ...own,
      seq: null,
      status: 'pending',
      clientId: 'mine',
      attachment: chatAttachment({ id: null, progress: 0.6 }),
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
    await expect(args.events.onCancelUpload).toHaveBeenCalledWith('mine');
  },
};

export const OnAPhone: Story = {
  ...FileOnItsWay,
  globals: { viewport: { value: 'phone' } },
};

export const WithALink: Story = {
  args: {
    message: chatMessage({ text: 'Read https://www.who.int/health-topics before we talk.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.who.int/health-topics',
    );
  },
};

export const MarkupStaysText: Story = {
  args: { message: chatMessage({ text: '<img src=x onerror="alert(1)"> <b>bold</b>' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror="alert(1)"> <b>bold</b>')).toBeVisible();
  },
};

export const LongWord: Story = {
  args: { message: chatMessage({ text: 'Donaudampfschifffahrtsgesellschaft'.repeat(6) }) },
};

export const Hindi: Story = {
  args: {
    message: chatMessage({
      text: 'नमस्ते मीरा जी। कृपया पिछली ई.सी.जी. रिपोर्ट साथ लाइए।\nदवा रात में लें।',
    }),
  },
};

export const RightToLeft: Story = {
  args: {
    partnerName: '\u202Eیوسف انصاری',
    message: chatMessage({ text: 'السلام علیکم، کیا میں کل 10:30 پر آ سکتا ہوں؟' }),
  },
};
