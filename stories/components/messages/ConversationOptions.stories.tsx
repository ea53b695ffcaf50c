import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConversationOptions } from '../../../src/components/messages/ConversationOptions/ConversationOptions.tsx';
import { ananya, longNamedPartner } from '../../fixtures/partners.ts';

const meta = {
  component: ConversationOptions,
  args: {
    partner: { ...ananya, isBlocked: false, canReport: true },
    visitsHref: null,
    onBlock: fn(),
    onUnblock: fn(),
    onReport: fn(),
  },
} satisfies Meta<typeof ConversationOptions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conversation options' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Report Dr. Ananya Krishnan' }),
    );
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};

export const WithVisits: Story = {
  args: { visitsHref: '#visits' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conversation options' }));
    const visits = await screen.findByRole('menuitem', { name: 'Visits with Dr. Ananya Krishnan' });
    await expect(visits).toHaveAttribute('href', '#visits');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const block = await screen.findByRole('menuitem', { name: 'Block Dr. Ananya Krishnan' });
    await waitFor(() => expect(block).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onBlock).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Conversation options' })).toHaveFocus(),
    );
  },
};

export const Blocked: Story = {
  args: { partner: { ...ananya, isBlocked: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conversation options' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Unblock Dr. Ananya Krishnan' }),
    );
    await expect(screen.queryByRole('menuitem', { name: /Report/ })).toBeNull();
    await expect(args.onUnblock).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  args: { partner: { ...longNamedPartner, isBlocked: false, canReport: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Conversation options' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

/** The API can neither block nor report. */
export const NotOffered: Story = {
  args: { partner: ananya },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
