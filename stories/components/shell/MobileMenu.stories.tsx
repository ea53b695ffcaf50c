import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SiteHeader } from '../../../src/components/shell/SiteHeader/SiteHeader.tsx';
import { MobileMenu } from '../../../src/components/shell/MobileMenu/MobileMenu.tsx';
import { drKrishnan, meera } from '../../fixtures/users.ts';

const meta = {
  component: MobileMenu,
  args: {
    user: meera,
    currentPath: '/',
    dashboardHref: '/patient/dashboard/patient-meera',
    unreadCount: 2,
    theme: 'light',
    onThemeChange: fn(),
    onLogOut: fn(),
    onClose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
} satisfies Meta<typeof MobileMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Patient: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: /Meera Nair/ })).toHaveAttribute('href', '/user');
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(canvas.getByRole('link', { name: 'Records' })).toHaveAttribute('href', '/records');
    await expect(canvas.getByRole('link', { name: 'Hospitals' })).toHaveAttribute(
      'href',
      '/hospitals',
    );
    await expect(canvas.getByRole('link', { name: 'Queue bookings' })).toHaveAttribute(
      'href',
      '/queue',
    );
  },
};

export const Doctor: Story = {
  args: {
    user: drKrishnan,
    dashboardHref: '/doctor/dashboard/doctor-ananya',
    unreadCount: 0,
    currentPath: '/search',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hospitals' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Queue|Records/ })).toBeNull();
  },
};

export const Guest: Story = { args: { user: null, dashboardHref: null, unreadCount: 0 } };

export const KeepsTheFocusInside: Story = {
  args: { user: null, dashboardHref: null, unreadCount: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('link', { name: '112' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus());
  },
};

export const OpenedFromTheHeader: Story = {
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main id="main" tabIndex={-1} style={{ blockSize: 1600 }} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const hamburger = canvas.queryByRole('button', { name: 'Open menu' });
    if (!hamburger) return;
    await userEvent.click(hamburger);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(hamburger).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    await userEvent.click(hamburger);
    await userEvent.click(await canvas.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(args.onLogOut).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
