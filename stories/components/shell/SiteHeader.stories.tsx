import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SiteHeader } from '../../../src/components/shell/SiteHeader/SiteHeader.tsx';
import { drKrishnan, longNamedPatient, meera } from '../../fixtures/users.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: SiteHeader,
  args: {
    user: null,
    currentPath: '/',
    dashboardHref: null,
    onLogOut: fn(),
    theme: 'light',
    onThemeChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ blockSize: 1600 }} />
      </>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

const menuLoads = { timeout: 10_000 };

const isWide = () => window.innerWidth >= 1024;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CareSetu' })).toHaveAttribute('href', '/');
    if (isWide()) {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    }
  },
};

export const BelowFindADoctor: Story = {
  args: {
    currentPath: '/doctors/doctor-ananya',
    user: meera,
    dashboardHref: '/patient/dashboard/1',
  },
};

export const Patient: Story = {
  args: { user: meera, dashboardHref: '/patient/dashboard/patient-meera', unreadCount: 2 },
};

const newUpdates = { newCount: 2, newVisitCount: 1, unreadCount: 3 };

export const NewUpdates: Story = {
  args: { user: meera, dashboardHref: '/patient/dashboard/patient-meera', ...newUpdates },
  play: async ({ canvas }) => {
    if (isWide()) {
      const account = await canvas.findByRole('button', { name: /^Account of Meera Nair/ });
      await expect(account).toHaveAccessibleName(/Meera Nair ?, 2 new updates$/);
    } else {
      const button = canvas.getByRole('button', { name: 'Open menu' });
      await waitFor(() => expect(button).toHaveAccessibleDescription('2 new updates'));
    }
  },
};

export const Doctor: Story = {
  args: { user: drKrishnan, dashboardHref: '/doctor/dashboard/doctor-ananya' },
};

/** The account menu shows the full name. */
export const LongName: Story = {
  args: { user: longNamedPatient, dashboardHref: '/patient/dashboard/patient-long' },
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('banner');
    const trigger = await canvas.findByRole('button', { name: 'Account of Venkatanar' });
    await expect(header).toHaveTextContent('Venkatanar');
    await expect(header.innerHTML).not.toContain('Venkatanara');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByText(longNamedPatient.name)).toBeVisible(), menuLoads);
  },
};

export const AccountMenuByKeyboard: Story = {
  args: { user: meera, dashboardHref: '/patient/dashboard/patient-meera', unreadCount: 2 },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = await canvas.findByRole('button', { name: 'Account of Meera Nair' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const messages = await screen.findByRole('menuitem', { name: 'Messages 2 unread' }, menuLoads);
    await waitFor(() => expect(messages).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
  },
};

export const BeingRecognised: Story = {
  beforeEach: () => {
    document.documentElement.dataset['signedIn'] = '';
    return () => {
      delete document.documentElement.dataset['signedIn'];
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Signup' })).toBeNull();
  },
};

export const GuestOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const PatientOnAPhone: Story = {
  args: { user: meera, dashboardHref: '/patient/dashboard/patient-meera' },
  globals: { viewport: { value: 'phone' } },
};

export const LongNameOnANarrowPhone: Story = {
  args: { user: longNamedPatient, dashboardHref: '/patient/dashboard/patient-long' },
  globals: { viewport: { value: 'narrow' } },
};

export const HindiName: Story = {
  args: {
    user: { ...meera, name: 'सरिता देवी श्रीवास्तव' },
    dashboardHref: '/patient/dashboard/patient-meera',
  },
};

export const UnusualNameInOneDirection: Story = {
  args: {
    user: { ...meera, name: '\u202eMeera \u2067Nair\u200b' },
    dashboardHref: '/patient/dashboard/patient-meera',
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Meera Nair');
    await expect(name.tagName).toBe('BDI');
  },
};

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
