import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { OpenThread } from '../../../src/screens/messages/MessagesScreen/open-thread.ts';
import { MessagesScreen } from '../../../src/screens/messages/MessagesScreen/MessagesScreen.tsx';
import {
  chatAttachment,
  chatMessage,
  inbox,
  longThread,
  now,
  openThread,
  thread,
} from '../../fixtures/conversations.ts';
import {
  ananya,
  hindiNamedPartner,
  longNamedPartner,
  urduNamedPartner,
} from '../../fixtures/partners.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: MessagesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    inbox: { status: 'ready', data: inbox },
    search: '',
    deviceMessages: new Map(),
    onSearchChange: fn(),
    onInboxRetry: fn(),
    threadHref: (partnerId) => `#${partnerId}`,
    inboxHref: '#inbox',
    findHref: '#find',
    thread: openThread,
    now,
    hourCycle: '12h',
    onHourCycleChange: fn(),
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
  render: (args) => (
    <main id="main" tabIndex={-1}>
      <MessagesScreen {...args} />
    </main>
  ),
} satisfies Meta<typeof MessagesScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AThreadBesideTheInbox: Story = {
  play: async ({ canvas }) => {
    const conversation = canvas.getByRole('region', { name: /Dr. Ananya Krishnan/ });
    await expect(within(conversation).getAllByRole('article')).toHaveLength(7);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Book Appointment' })).toBeVisible();
  },
};

export const AThreadOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    await expect(send.bottom).toBeLessThanOrEqual(window.innerHeight);
    if (window.innerWidth < 1024) {
      await expect(canvas.queryByRole('searchbox')).toBeNull();
      await expect(canvas.getByRole('link', { name: 'Back to messages' })).toBeVisible();
    }
  },
};

export const TheInboxOnAPhone: Story = {
  args: { thread: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Dr. Farah Qureshi/ })).toBeVisible();
  },
};

export const NothingOpen: Story = {
  args: { thread: null },
  play: async ({ canvas }) => {
    if (window.innerWidth < 1024) return;
    await expect(canvas.getByRole('heading', { name: 'Your Messages' })).toBeVisible();
    await expect(canvas.getByText('Select a conversation to start messaging')).toBeVisible();
  },
};

export const NoConversationsYet: Story = {
  args: { inbox: { status: 'ready', data: [] }, thread: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no Chat')).toBeVisible();
  },
};

export const JustOpened: Story = {
  args: { thread: { ...openThread, messages: { status: 'ready', data: [] } } },
};

export const Writing: Story = {
  render: function Writing(args) {
    const [text, setText] = useState('');
    return (
      <main id="main" tabIndex={-1}>
        <MessagesScreen
          {...args}
          thread={{ ...openThread, draft: { text, file: null } }}
          onDraftChange={setText}
        />
      </main>
    );
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: /message/i });
    await userEvent.type(box, 'Should I skip breakfast?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
};

export const WithAFileChosen: Story = {
  args: {
    thread: {
      ...openThread,
      draft: {
        text: 'And here are my BP readings',
        file: new File(['120/80'], 'BP-readings.txt', { type: 'text/plain' }),
      },
    },
  },
};

export const FileRefused: Story = {
  args: {
    thread: { ...openThread, fileError: 'This file is larger than 10 MB. Choose a smaller one.' },
  },
};

export const NotSent: Story = {
  args: {
    thread: {
      ...openThread,
      messages: {
        status: 'ready',
        data: [
          ...thread.slice(0, 5),
          chatMessage({ seq: null, isOwn: true, status: 'failed', text: 'I have booked 10:30.' }),
        ],
      },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SendingAFile: Story = {
  args: {
    thread: {
      ...openThread,
      messages: {
        status: 'ready',
        data: [
          ...thread.slice(0, 5),
          chatMessage({
            seq: null,
            isOwn: true,
            status: 'pending',
            text: '',
            attachment: chatAttachment({ id: null, progress: 0.4 }),
          }),
        ],
      },
    },
  },
};

export const Connecting: Story = {
  args: { thread: { ...openThread, connection: 'connecting' } },
};

/** New messages wait until the device is online. */
export const WritingOffline: Story = {
  args: { thread: { ...openThread, connection: 'offline' } },
};

export const WithUnread: Story = {
  args: {
    thread: {
      ...openThread,
      messages: { status: 'ready', data: longThread(60) },
      firstUnreadSeq: 47,
      older: 'more',
    },
  },
};

export const LongName: Story = {
  args: { thread: { ...openThread, partnerId: longNamedPartner.id, partner: longNamedPartner } },
};

export const HindiName: Story = {
  args: { thread: { ...openThread, partnerId: hindiNamedPartner.id, partner: hindiNamedPartner } },
};

export const RightToLeftName: Story = {
  args: {
    thread: {
      ...openThread,
      partnerId: urduNamedPartner.id,
      partner: urduNamedPartner,
      bookHref: null,
    },
  },
};

export const Loading: Story = {
  args: {
    inbox: { status: 'loading' },
    thread: { ...openThread, partner: null, messages: { status: 'loading' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the conversation')).toBeInTheDocument();
  },
};

export const ThreadLoading: Story = {
  args: { thread: { ...openThread, messages: { status: 'loading' } } },
};

export const LoadingFailed: Story = {
  args: {
    inbox: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
    thread: null,
  },
};

export const ThreadLoadingFailed: Story = {
  args: {
    thread: {
      ...openThread,
      messages: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onThreadRetry).toHaveBeenCalledOnce();
  },
};

export const NobodyThere: Story = {
  args: {
    thread: {
      ...openThread,
      partner: null,
      bookHref: null,
      messages: { status: 'error', reason: 'not-found', message: 'There is nobody with this id.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Person not found' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};

export const NotAllowed: Story = {
  args: {
    thread: {
      ...openThread,
      partner: null,
      bookHref: null,
      messages: {
        status: 'error',
        reason: 'forbidden',
        message: 'You can write to doctors, and they to their patients.',
      },
    },
  },
};

export const Offline: Story = {
  args: {
    inbox: { status: 'error', reason: 'offline', message: 'Please check your connection.' },
    thread: null,
  },
};

export const ThreadOffline: Story = {
  args: {
    thread: {
      ...openThread,
      connection: 'offline',
      messages: { status: 'error', reason: 'offline', message: 'Please check your connection.' },
    },
  },
};

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };

export const DoctorTakesNoVisits: Story = {
  args: { thread: { ...openThread, partner: { ...ananya, takesVisits: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Book Appointment' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible();
  },
};

export const DoctorSuspended: Story = {
  args: { thread: { ...openThread, partner: { ...ananya, isReadOnly: true, takesVisits: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can still read this conversation/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};

const safePartner = { ...ananya, isBlocked: false, canReport: true };
const safeThread: OpenThread = { ...openThread, partner: safePartner };
const blockedThread: OpenThread = { ...openThread, partner: { ...safePartner, isBlocked: true } };

export const Options: Story = {
  args: { thread: safeThread },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conversation options' }));
    await expect(
      await screen.findByRole('menuitem', { name: 'Report Dr. Ananya Krishnan' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Block Dr. Ananya Krishnan' }));
    await expect(args.onSafetyDialogChange).toHaveBeenCalledWith('block');
  },
};

export const Blocking: Story = {
  args: { thread: { ...safeThread, safety: { ...openThread.safety, dialog: 'block' } } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    await expect(args.onBlock).toHaveBeenCalledOnce();
  },
};

export const Reporting: Story = {
  args: { thread: { ...safeThread, safety: { ...openThread.safety, dialog: 'report' } } },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Report Dr. Ananya Krishnan' }),
    ).toBeVisible();
  },
};

export const PartnerBlocked: Story = {
  args: { thread: blockedThread },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/You have blocked Dr. Ananya Krishnan/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }));
    await expect(args.onUnblock).toHaveBeenCalledOnce();
  },
};

export const PartnerBlockedUnderAnotherName: Story = {
  args: {
    thread: {
      ...blockedThread,
      partner: { ...safePartner, isBlocked: true, blockedName: 'Dr. Ananya Rao' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/their name was Dr. Ananya Rao/)).toBeVisible();
    await expect(canvas.getByText(/You have blocked Dr. Ananya Krishnan/)).toBeVisible();
  },
};

export const UnblockingASuspendedDoctorFailed: Story = {
  args: {
    thread: {
      ...blockedThread,
      partner: { ...safePartner, isReadOnly: true, isBlocked: true },
      safety: { ...openThread.safety, error: 'Please try again in a moment.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please try again in a moment.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unblock' })).toBeVisible();
  },
};

export const PartnerBlockedOnAPhone: Story = {
  ...PartnerBlocked,
  globals: { viewport: { value: 'phone' } },
};

export const Unblocking: Story = {
  args: { thread: { ...blockedThread, safety: { ...openThread.safety, isSubmitting: true } } },
};

export const UnblockingFailed: Story = {
  args: {
    thread: {
      ...blockedThread,
      safety: { ...openThread.safety, error: 'You are offline. Please check your connection.' },
    },
  },
};
