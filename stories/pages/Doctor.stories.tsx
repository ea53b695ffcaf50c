import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import {
  appStory,
  mainWith,
  storyBackend,
  timeoutOptions,
  waitForPage,
  waits,
  type AppStoryProps,
} from '../support/app-story.tsx';
import { people } from '../support/story-backend.ts';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  globals: { role: 'doctor' },
  args: { path: '/doctor/dashboard/doctor-ananya-krishnan' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  play: waitForPage(/^Good morning/, /Joseph D’Souza/),
};

export const DashboardSlow: Story = {
  globals: { network: 'slow', role: 'doctor' },
  play: waitForPage(/^Good morning/, 'Loading your dashboard'),
};

export const DashboardOffline: Story = {
  globals: { network: 'offline', role: 'doctor' },
  play: waitForPage(/^Good morning/, /^Today’s appointments could not be loaded/),
};

export const DashboardServerError: Story = {
  globals: { network: 'error', role: 'doctor' },
  play: waitForPage(/^Good morning/, /^Today’s appointments could not be loaded/),
};

export const Appointments: Story = {
  args: { path: '/appointments' },
  play: waitForPage('Appointments', /Joseph D’Souza/),
};

export const Visit: Story = {
  args: { path: '/appointments/appointment-011/visit' },
  play: waitForPage(/Joseph D’Souza/, /Follow-up after the stent/),
};

const stepUp = 'Enter a code to open medical records';

export const VisitAsksForACode: Story = {
  args: { path: '/appointments/appointment-011/visit' },
  beforeEach: () => storyBackend().turnOnSecondFactor(people.doctor),
  play: async ({ canvas }) => {
    await mainWith(canvas, /Joseph D’Souza/);
    const dialog = within(await screen.findByRole('dialog', { name: stepUp }, timeoutOptions));
    await expect(await dialog.findByText('Demo authenticator')).toBeVisible();
  },
};

export const VisitAfterTheCode: Story = {
  ...VisitAsksForACode,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await VisitAsksForACode.play?.(context);
    const dialog = within(screen.getByRole('dialog', { name: stepUp }));
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    const main = within(canvas.getByRole('main'));
    const history = within(main.getByRole('region', { name: 'Medical history' }));
    await userEvent.click(
      await history.findByRole('button', { name: 'Enter a code' }, timeoutOptions),
    );
    const again = within(await screen.findByRole('dialog', { name: stepUp }, timeoutOptions));
    await userEvent.click(await again.findByRole('button', { name: 'Fill in the code' }));
    await userEvent.click(again.getByRole('button', { name: 'Open records' }));
    await expect(
      await history.findByText(/shares|earlier records/, undefined, timeoutOptions),
    ).toBeVisible();
    await expect(history.queryByRole('button', { name: 'Enter a code' })).toBeNull();
  },
};

export const VisitNotFound: Story = {
  args: { path: '/appointments/nothing/visit' },
  play: waitForPage('Visit not found', /you do not have access to it/),
};

export const VisitSlow: Story = {
  args: { path: '/appointments/appointment-011/visit' },
  globals: { network: 'slow', role: 'doctor' },
  play: waits('Loading the visit'),
};

export const VisitOffline: Story = {
  args: { path: '/appointments/appointment-011/visit' },
  globals: { network: 'offline', role: 'doctor' },
  play: waitForPage('You are offline', 'Try again'),
};

export const VisitServerError: Story = {
  args: { path: '/appointments/appointment-011/visit' },
  globals: { network: 'error', role: 'doctor' },
  play: waitForPage('The visit could not be loaded', 'Try again'),
};
