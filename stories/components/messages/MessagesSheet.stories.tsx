import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessagesSheet } from '../../../src/components/messages/MessagesSheet/MessagesSheet.tsx';
import { inbox } from '../../fixtures/conversations.ts';
import { hindiNamedPartner, longNamedPartner } from '../../fixtures/partners.ts';

const meta = {
  component: MessagesSheet,
  args: { inbox, messageHref: (id) => `#${id}`, inboxHref: '#inbox' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '372px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessagesSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SomeUnread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\d+ unread$/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Open messages' })).toHaveAttribute(
      'href',
      '#inbox',
    );
  },
};

export const AllRead: Story = {
  args: { inbox: inbox.map((entry) => ({ ...entry, unreadCount: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/unread/)).toBeNull();
  },
};

export const NoConversations: Story = {
  args: { inbox: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no Chat')).toBeVisible();
  },
};

export const LongAndHindiNames: Story = {
  args: {
    inbox: inbox.map((entry, index) => ({
      ...entry,
      partner: index % 2 === 0 ? longNamedPartner : hindiNamedPartner,
    })),
  },
};
