import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { allWell } from '../../mocks/network/settings.ts';
import { defaultSetup, parseStageLink } from '../../demo/link/stage-link.ts';
import { createFakeAnswers } from '../../demo/testing/fake-answers.ts';
import { HelperPhone } from '../../demo/stage/HelperPhone.tsx';
import { StagePage } from '../../demo/stage/StagePage.tsx';
import { createQueueBooking } from '../fixtures/queue.ts';

const src = `${import.meta.env.BASE_URL}favicon.svg`;

const meta = {
  component: StagePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    frames: { left: { src, id: 0 }, right: { src, id: 0 } },
    names: { left: 'Meera Nair', right: 'Dr. Ananya Krishnan' },
    setup: defaultSetup,
    onSetupChange: fn(),
    isFromEarlierDay: false,
    answers: createFakeAnswers(),
    now: new Date('2026-11-21T04:30:00Z'),
    isAhead: false,
    beforeNextVisit: async () => new Date('2026-11-23T05:20:00Z'),
    onJump: fn(),
    networks: { left: allWell, right: allWell },
    onNetworkChange: fn(),
    onCopyLink: () => Promise.resolve(),
    problems: [],
    onProblemsRead: fn(),
    onReset: () => Promise.resolve(),
    onRestartScenario: null,
    onStart: fn(),
    onSave: () => Promise.resolve(),
    onOpenFile: () => Promise.resolve(),
    scenario: null,
    helper: null,
  },
} satisfies Meta<typeof StagePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PhoneAndLaptop: Story = {
  play: async ({ canvas, userEvent }) => {
    const laptop = canvas.getByTitle('Dr. Ananya Krishnan’s laptop');
    canvas.getByRole('button', { name: 'Go to Dr. Ananya Krishnan’s laptop' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toBe(laptop);
  },
};

export const TwoPhones: Story = { args: { setup: { ...defaultSetup, devices: 'phone-phone' } } };

export const TwoPhonesOfOnePerson: Story = {
  args: {
    names: { left: 'Arjun Rao', right: 'Arjun Rao' },
    setup: { devices: 'phone-phone', left: 'patient-arjun-rao', right: 'patient-arjun-rao' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Arjun Rao’s phone (left)')).toBeVisible();
    await expect(canvas.getByTitle('Arjun Rao’s phone (right)')).toBeVisible();
  },
};

export const Guest: Story = {
  args: {
    names: { left: 'A guest', right: 'Dr. Ananya Krishnan' },
    setup: { ...defaultSetup, left: 'guest' },
  },
};

export const OneLaptop: Story = {
  args: {
    names: { left: 'Dr. Ananya Krishnan', right: 'A guest' },
    setup: { devices: 'laptop', left: 'doctor-ananya-krishnan', right: 'guest' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByTitle('Dr. Ananya Krishnan’s laptop')).toBeVisible();
    await expect(canvas.queryByTitle(/A guest/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Network' }));
    await expect(await canvas.findByRole('combobox', { name: 'Network' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Device' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const laptop = canvas.getByTitle('Dr. Ananya Krishnan’s laptop');
    await expect(laptop).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dr. Ananya Krishnan’s laptop' }));
    await expect(laptop).toBeVisible();
    await expect(canvas.getByTitle('Meera Nair’s phone')).not.toBeVisible();
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const PeopleOpen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'People and devices' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Left' }), 'A guest');
    await expect(args.onSetupChange).toHaveBeenLastCalledWith({ ...defaultSetup, left: 'guest' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Devices' }), 'Two phones');
    await expect(args.onSetupChange).toHaveBeenLastCalledWith({
      ...defaultSetup,
      devices: 'phone-phone',
    });
  },
};

const helperActions = { now: new Date('2026-11-25T02:30:00Z'), onJump: fn(), onMove: fn() };

export const QueueHelper: Story = {
  args: {
    names: { left: 'Meera Nair', right: 'Ramesh Pawar' },
    setup: { devices: 'phone-phone', left: 'patient-meera-nair', right: 'helper' },
    helper: <HelperPhone booking={createQueueBooking('in-queue')} {...helperActions} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Move up' })).toBeVisible();
    await expect(canvas.queryByTitle('Ramesh Pawar’s phone')).toBeNull();
  },
};

export const OfflineOnOneDevice: Story = {
  args: { networks: { left: { ...allWell, network: 'offline' }, right: allWell } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Network' }));
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Device' }),
      'Dr. Ananya Krishnan’s laptop',
    );
    const network = canvas.getByRole('combobox', { name: 'Network' });
    await expect(network).toHaveValue('fast');
    await userEvent.selectOptions(network, '2G');
    await expect(args.onNetworkChange).toHaveBeenLastCalledWith('right', {
      ...allWell,
      network: '2g',
    });
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove Offline on Meera Nair’s phone' }),
    );
    await expect(args.onNetworkChange).toHaveBeenLastCalledWith('left', allWell);
  },
};

export const LinkWithProblems: Story = {
  args: { problems: parseStageLink('#left=nobody&to=/').problems },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('‘left=nobody’ is not valid.');
  },
};

export const FromAnEarlierDay: Story = { args: { isFromEarlierDay: true } };

export const AskingToReset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset demo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'No, keep it' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset demo' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Reset demo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'No, keep it' })).toHaveFocus());
  },
};
