import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen } from 'storybook/test';
import {
  AccountMenu,
  type AccountMenuProps,
} from '../../../src/components/shell/AccountMenu/AccountMenu.tsx';
import { drKrishnan, longNamedPatient, meera } from '../../fixtures/users.ts';

function UnderAButton(props: AccountMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={trigger} type="button">
        Account
      </button>
      <AccountMenu {...props} triggerRef={trigger} />
    </>
  );
}

const meta = {
  component: AccountMenu,
  parameters: { docs: { story: { inline: false }, holdsFocus: true } },
  args: {
    user: meera,
    triggerRef: { current: null },
    isOpen: true,
    onOpenChange: fn(),
    onLogOut: fn(),
    unreadCount: 2,
  },
  render: (args) => <UnderAButton {...args} />,
} satisfies Meta<typeof AccountMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Patient: Story = {
  play: async () => {
    const messages = await screen.findByRole('menuitem', { name: 'Messages 2 unread' });
    await expect(messages).toHaveAttribute('href', '/messages');
    await expect(screen.getByRole('menuitem', { name: 'Records' })).toHaveAttribute(
      'href',
      '/records',
    );
    await expect(screen.getByRole('menuitem', { name: 'Hospitals' })).toHaveAttribute(
      'href',
      '/hospitals',
    );
    await expect(screen.getByRole('menuitem', { name: 'Queue bookings' })).toHaveAttribute(
      'href',
      '/queue',
    );
  },
};

export const Doctor: Story = {
  args: { user: drKrishnan, unreadCount: 0 },
  play: async () => {
    await screen.findByRole('menuitem', { name: 'Appointments' });
    await expect(screen.getByRole('menuitem', { name: 'Hospitals' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: /Queue|Records/ })).toBeNull();
  },
};

export const LongName: Story = { args: { user: longNamedPatient, unreadCount: 0 } };

export const HindiName: Story = {
  args: { user: { ...meera, name: 'सरिता देवी श्रीवास्तव' } },
};
