import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MessageList } from '../../src/components/MessageList/MessageList.tsx';
import type { ChatMessage } from '../../src/domain/conversation.ts';
import { chatMessage, longThread, now, thread } from '../fixtures/conversations.ts';

const meta = {
  component: MessageList,
  args: {
    partnerName: 'Dr. Ananya Krishnan',
    messages: thread,
    older: 'none',
    firstUnreadSeq: null,
    now,
    hourCycle: '12h',
    onOlderWanted: fn(),
    onRead: fn(),
    onRetry: fn(),
    onDelete: fn(),
    onCancelUpload: fn(),
    onAttachmentOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '600px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EachStatus: Story = {};

export const Empty: Story = { args: { messages: [] } };
export const Long: Story = { args: { messages: longThread(10_000) } };
