import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThreadPane } from '../../../src/screens/messages/MessagesScreen/ThreadPane.tsx';
import { now, openThread } from '../../fixtures/conversations.ts';
import { hindiNamedPartner, longNamedPartner } from '../../fixtures/partners.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: ThreadPane,
  args: {
    thread: openThread,
    hasHeader: false,
    inboxHref: '#inbox',
    now,
    onSend: fn(),
    onDraftChange: fn(),
    onFileChoose: fn(),
    onFileRemove: fn(),
    onRetry: fn(),
    onDelete: fn(),
    onCancelUpload: fn(),
    onAttachmentOpen: fn(async () => null),
    onPictureLoad: fn(),
    onOlderRequested: fn(),
    onRead: fn(),
    onThreadRetry: fn(),
    onSafetyDialogChange: fn(),
    onBlock: fn(),
    onUnblock: fn(),
    onReport: fn(),
  },
} satisfies Meta<typeof ThreadPane>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideACall: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Book' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message to/ }), 'I');
    await expect(args.onDraftChange).toHaveBeenCalledWith('I');
  },
};

export const OnItsOwnPage: Story = { args: { hasHeader: true } };

export const Loading: Story = {
  args: { thread: { ...openThread, messages: { status: 'loading' } } },
};

export const LoadingFailed: Story = {
  args: {
    thread: {
      ...openThread,
      messages: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
    },
  },
};

export const Offline: Story = {
  args: {
    thread: {
      ...openThread,
      connection: 'offline',
      messages: { status: 'error', reason: 'offline', message: 'Please check your connection.' },
    },
  },
};

export const LongName: Story = { args: { thread: { ...openThread, partner: longNamedPartner } } };

export const HindiName: Story = { args: { thread: { ...openThread, partner: hindiNamedPartner } } };

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
