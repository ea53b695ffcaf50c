import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { OpenThread } from '../../src/screens/MessagesScreen/open-thread.ts';
import { MessagesScreen } from '../../src/screens/MessagesScreen/MessagesScreen.tsx';
import { inbox, now, thread } from '../fixtures/conversations.ts';
import { ananya } from '../fixtures/partners.ts';

const openThread: OpenThread = {
  partnerId: ananya.id,
  partner: ananya,
  messages: { status: 'ready', data: thread },
  older: 'none',
  firstUnreadSeq: null,
  connection: 'connected',
  draft: { text: '', file: null },
  fileError: null,
  bookHref: '#book',
};

const meta = {
  component: MessagesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    inbox: { status: 'ready', data: inbox },
    search: '',
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
    onAttachmentOpen: fn(),
    onOlderWanted: fn(),
    onRead: fn(),
    onThreadRetry: fn(),
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
    await expect(canvas.getByRole('log', { name: 'Dr. Ananya Krishnan' })).toBeVisible();
  },
};
export const NothingOpen: Story = { args: { thread: null } };
