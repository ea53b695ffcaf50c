import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storeIsFolded } from '../../mocks/director/folded.ts';
import { allWell } from '../../mocks/director/settings.ts';
import { DemoStrip } from '../../mocks/director/DemoStrip.tsx';

const meta = {
  component: DemoStrip,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => storeIsFolded(false),
  args: {
    isFromEarlierDay: false,
    reports: [],
    linkProblems: [],
    settings: allWell,
    onSettingsChange: () => undefined,
    onCopyLink: () => Promise.resolve(),
    onSignIn: () => undefined,
    onReset: () => Promise.resolve(),
  },
} satisfies Meta<typeof DemoStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FreshToday: Story = {};

export const FromAnEarlierDay: Story = { args: { isFromEarlierDay: true } };

export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide demo tools' }));
    const show = canvas.getByRole('button', { name: 'Show demo tools', expanded: false });
    await expect(show.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(show);
    const hide = canvas.getByRole('button', { name: 'Hide demo tools', expanded: true });
    await expect(hide.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(hide);
  },
};

export const AccountsOpen: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '480px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accounts' }));
    await expect(canvas.getByRole('button', { name: /^Sign in as Meera Nair/ })).toBeVisible();
  },
};

export const ReportsOpen: Story = {
  args: {
    reports: [
      {
        id: 'patient-meera-nair.one',
        reportedAt: '2026-11-23T04:00:00.000Z',
        reporter: { id: 'patient-meera-nair', role: 'patient' },
        reported: { id: 'doctor-ananya-krishnan', role: 'doctor' },
        reason: 'unsafe-advice',
        note: 'This is twice the dose of my last prescription.',
        message: {
          id: 'message.2',
          textContent: 'Please take two of them.',
          fileName: null,
          timestamp: '2026-11-23T03:00:00.000Z',
        },
      },
    ],
  },
  decorators: AccountsOpen.decorators ?? [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reports (1)' }));
    await expect(canvas.getByText('‘Please take two of them.’')).toBeVisible();
  },
};

export const ReportsOnAPhone: Story = {
  ...ReportsOpen,
  globals: { viewport: { value: 'phone' } },
};

export const AskingToReset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset demo' }));
    await expect(canvas.getByRole('button', { name: 'No, keep it' })).toHaveFocus();
  },
};

export const Resetting: Story = {
  args: { onReset: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset demo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, reset' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Resetting');
  },
};

export const ResetFailed: Story = {
  args: { onReset: () => Promise.reject(new Error('Another tab holds on to the demo')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset demo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, reset' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Close other tabs');
  },
};
