import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { parseFaults } from '../../backend/faults/faults.ts';
import { storeIsFolded } from '../../demo/strip/folded.ts';
import { OFFERED_KEY, storeOffered } from '../../demo/strip/offer.ts';
import { parseLink } from '../../demo/link/link.ts';
import { allWell, type NetworkSettings } from '../../mocks/network/settings.ts';
import { answerOffer, createFakeAnswers, joinOffer } from '../../demo/testing/fake-answers.ts';
import { notifyScenarioEnd } from '../../demo/player/scenario-end.ts';
import { timeoutOptions } from '../support/app-story.tsx';
import { DemoStrip } from '../../demo/strip/DemoStrip.tsx';

const meta = {
  component: DemoStrip,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    storeIsFolded(false);
    storeOffered();
  },
  args: {
    isFromEarlierDay: false,
    answers: createFakeAnswers(),
    now: new Date('2026-11-21T04:30:00Z'),
    isAhead: false,
    beforeNextVisit: async () => new Date('2026-11-23T05:20:00Z'),
    onJump: fn(),
    reports: [],
    linkProblems: [],
    onProblemsRead: fn(),
    settings: allWell,
    onSettingsChange: () => undefined,
    onCopyLink: () => Promise.resolve(),
    onSignIn: () => undefined,
    onReset: () => Promise.resolve(),
    onResetAndStay: () => Promise.resolve(),
    onRestartScenario: null,
    onStart: fn(),
    onSave: () => Promise.resolve(),
    onOpenFile: () => Promise.resolve(),
  },
} satisfies Meta<typeof DemoStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FreshToday: Story = {};

export const ScenariosOffered: Story = {
  beforeEach: () => localStorage.removeItem(OFFERED_KEY),
  play: async ({ args, canvas, userEvent }) => {
    const offer = within(canvas.getByRole('group', { name: 'Try a scenario' }));
    for (const button of offer.getAllByRole('button')) {
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(offer.getByRole('button', { name: 'Try ‘Video visit’' }));
    await expect(args.onStart).toHaveBeenCalledWith('video-visit');
  },
};

export const ScenariosOfferedOnAPhone: Story = {
  ...ScenariosOffered,
  globals: { viewport: { value: 'phone' } },
};

export const ScenariosDeclined: Story = {
  ...ScenariosOffered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close this offer' }));
    await expect(canvas.queryByRole('group', { name: 'Try a scenario' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Hide demo tools' })).toHaveFocus();
  },
};

export const FromAnEarlierDay: Story = { args: { isFromEarlierDay: true } };

export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide demo tools' }));
    const show = canvas.getByRole('button', { name: 'Show demo tools', expanded: false });
    await expect(show.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(show.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('region', { name: 'Demo' }).offsetHeight).toBe(0);
    notifyScenarioEnd();
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.click(show);
    const hide = canvas.getByRole('button', { name: 'Hide demo tools', expanded: true });
    await expect(hide.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(hide);
  },
};

const { faults } = parseFaults('bookAppointment:slot-taken,sendMessage:lost@2,listDoctors:late~5');

const someSet: NetworkSettings = {
  network: 'slow-4g',
  isSocketCut: true,
  cuts: 0,
  faults: faults.map((fault) => ({ fault, calls: 0 })),
};

export const NetworkSet: Story = {
  args: { settings: someSet, onSettingsChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const chips = within(canvas.getByRole('list', { name: 'Set in this demo' }));
    await expect(chips.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(
      chips.getByRole('button', {
        name: 'Remove Send a message: done, but the response is lost, at the 2nd call',
      }),
    );
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({
      ...someSet,
      faults: someSet.faults.filter(({ fault }) => fault.endpoint !== 'sendMessage'),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(allWell);
  },
};

export const FoldedOnAPhone: Story = { ...Folded, globals: { viewport: { value: 'phone' } } };

export const NetworkSetOnAPhone: Story = {
  args: NetworkSet.args ?? {},
  globals: { viewport: { value: 'narrow' } },
};

export const NetworkSetAndFolded: Story = {
  args: { settings: someSet },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide demo tools' }));
    await expect(canvas.getByRole('button', { name: 'Show demo tools (5 set)' })).toBeVisible();
  },
};

export const LinkWithProblems: Story = {
  args: { linkProblems: parseLink('#net=5g&scenario=night').problems },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('‘net=5g’ is not valid.');
  },
};

export const NetworkOpen: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '640px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Network' }));
    await expect(
      await canvas.findByRole('combobox', { name: 'Network' }, { timeout: 10_000 }),
    ).toBeVisible();
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

export const ClockOpen: Story = {
  decorators: AccountsOpen.decorators ?? [],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clock' }));
    await expect(await canvas.findByLabelText('Day', {}, timeoutOptions)).toHaveValue('22');
    await expect(canvas.getByLabelText('Time in India')).toHaveValue('09:00');
    const visit = await canvas.findByRole('button', { name: /^Jump to the visit/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Jump' }));
    await expect(args.onJump).toHaveBeenCalledWith(new Date('2026-11-22T03:30:00Z'));
    await expect(visit).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clock' }));
    await expect(await canvas.findByRole('button', { name: /^Jump to the visit/ })).toBeVisible();
  },
};

export const ClockAhead: Story = { args: { isAhead: true } };

export const ClockOnAPhone: Story = {
  ...ClockOpen,
  args: { isAhead: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clock: Sat 21 Nov, 10:00 am' }));
    await expect(
      await canvas.findByRole('button', { name: /^Jump to the visit/ }, timeoutOptions),
    ).toBeVisible();
  },
};

export const JumpRefused: Story = {
  ...ClockOpen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clock' }));
    await userEvent.clear(await canvas.findByLabelText('Day', {}, timeoutOptions));
    await userEvent.click(canvas.getByRole('button', { name: 'Jump' }));
    await expect(canvas.getByText('Choose a time that is still ahead.')).toBeVisible();
  },
};

export const ReportsOnAPhone: Story = {
  ...ReportsOpen,
  globals: { viewport: { value: 'phone' } },
};

export const AskingToReset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset demo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No, keep it' })).toHaveFocus());
  },
};

export const ResetOfAStory: Story = {
  args: { onRestartScenario: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset demo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start the scenario again' }));
    await expect(args.onRestartScenario).toHaveBeenCalledOnce();
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

export const OtherPersonOpen: Story = {
  args: { answers: createFakeAnswers([answerOffer, joinOffer]) },
  decorators: AccountsOpen.decorators ?? [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other person' }));
    const join = await canvas.findByRole(
      'button',
      { name: 'Join the call as Dr. Ananya Krishnan' },
      { timeout: 10_000 },
    );
    await expect(join).toBeVisible();
  },
};

export const OtherPersonOnAPhone: Story = {
  ...OtherPersonOpen,
  globals: { viewport: { value: 'phone' } },
};

const typing = { offer: answerOffer, step: 'Dr. Ananya Krishnan is typing…' };

export const AnswerPlays: Story = {
  beforeEach: ({ args }) => args.answers.setAutomatic(true),
  args: { answers: createFakeAnswers([answerOffer], { running: [typing] }) },
  play: async ({ canvas }) => {
    const shown = canvas.getByText('Played by the demo: Dr. Ananya Krishnan is typing…');
    await expect(shown).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const AnswerPlaysWhileFolded: Story = {
  ...AnswerPlays,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide demo tools' }));
    await expect(canvas.getByText(/^Played by the demo/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const AnswerPlaysOnAPhone: Story = {
  ...AnswerPlays,
  globals: { viewport: { value: 'phone' } },
};
