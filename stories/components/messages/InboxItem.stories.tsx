import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InboxItem } from '../../../src/components/messages/InboxItem/InboxItem.tsx';
import { chatAttachment, chatMessage, now } from '../../fixtures/conversations.ts';
import {
  ananya,
  hindiNamedPartner,
  longNamedPartner,
  meera,
  raghav,
  ramesh,
  urduNamedPartner,
} from '../../fixtures/partners.ts';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const meta = {
  component: InboxItem,
  args: {
    entry: {
      partner: { ...ananya, specialty: 'Cardiology' },
      lastMessage: chatMessage({ time: '09:42' }),
      unreadCount: 0,
    },
    href: '#ananya',
    isOpen: false,
    isNameShared: false,
    now,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <ul dir={parameters['isRightToLeft'] ? 'rtl' : 'ltr'} style={{ maxInlineSize: 400 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof InboxItem>;

export default meta;

type Story = StoryObj<typeof meta>;

const own = (
  status: 'pending' | 'sent' | 'delivered' | 'read' | 'failed',
  text = 'Scan report attached',
): Story['args'] => ({
  entry: {
    partner: raghav,
    lastMessage: chatMessage({ isOwn: true, status, text }),
    unreadCount: 0,
  },
});

const unread = { partner: ananya, lastMessage: chatMessage({ time: '09:42' }), unreadCount: 1 };

export const AllRead: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'Dr. Ananya Krishnan 9:42 am Please bring your last ECG report.',
    });
    await expect(link).toHaveAttribute('href', '#ananya');
    await expect(link).not.toHaveAttribute('aria-current');
  },
};

export const Unread: Story = {
  args: { entry: unread },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Dr. Ananya Krishnan 1 unread/ })).toBeVisible();
  },
};

export const Open: Story = {
  args: { isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

export const OpenAndUnread: Story = { args: { isOpen: true, entry: unread } };

export const OnTheTwentyFourHourClock: Story = {
  decorators: [on24HourClock],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('09:42')).toBeVisible();
  },
};

export const OwnPending: Story = { args: own('pending') };

export const OwnSent: Story = { args: own('sent') };

export const OwnDelivered: Story = { args: own('delivered') };

export const OwnRead: Story = {
  args: own('read', 'Thank you, doctor. Fever is down since last night.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Read You: Thank you, doctor/ })).toBeVisible();
  },
};

export const OwnFailed: Story = {
  args: own('failed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Failed Not sent: Scan/ })).toBeVisible();
  },
};

export const FileAlone: Story = {
  args: {
    entry: {
      partner: meera,
      lastMessage: chatMessage({ text: '', attachment: chatAttachment() }),
      unreadCount: 2,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /File ECG-12-Nov\.pdf/ })).toBeVisible();
  },
};

export const NothingWrittenYet: Story = {
  args: { entry: { partner: ananya, lastMessage: null, unreadCount: 0 } },
};

export const Helper: Story = {
  args: {
    entry: {
      partner: { ...ramesh, profilePicture: null },
      lastMessage: chatMessage({
        day: '2026-11-19',
        text: 'I am at counter 4. Token 31 is running now, yours is 40.',
      }),
      unreadCount: 3,
    },
  },
};

export const LongName: Story = {
  args: {
    entry: {
      partner: longNamedPartner,
      lastMessage: chatMessage({ day: '2025-11-21', text: 'Come\n'.repeat(40) }),
      unreadCount: 128,
    },
  },
};

export const HindiName: Story = {
  args: {
    entry: {
      partner: hindiNamedPartner,
      lastMessage: chatMessage({
        day: '2026-11-20',
        text: 'बच्चे का बुखार कैसा है? दवा दिन में तीन बार दें, और ख़ूब पानी पिलाएँ।',
      }),
      unreadCount: 1,
    },
  },
};

export const RightToLeftText: Story = {
  args: {
    entry: {
      partner: urduNamedPartner,
      lastMessage: chatMessage({
        isOwn: true,
        text: 'السلام علیکم ڈاکٹر صاحبہ، کل سے بخار نہیں ہے اور کھانسی بھی کم ہو گئی ہے۔',
      }),
      unreadCount: 0,
    },
  },
};

export const RightToLeft: Story = { ...HindiName, parameters: { isRightToLeft: true } };
