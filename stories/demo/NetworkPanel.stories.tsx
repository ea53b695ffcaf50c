import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NetworkPanel, type NetworkPanelProps } from '../../demo/network/NetworkPanel.tsx';
import { allWell } from '../../mocks/network/settings.ts';

const meta = {
  component: NetworkPanel,
  args: {
    settings: allWell,
    onSettingsChange: fn(),
    onCopyLink: fn<NetworkPanelProps['onCopyLink']>(() => Promise.resolve()),
  },
} satisfies Meta<typeof NetworkPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllWell: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Network' }), '2G');
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ ...allWell, network: '2g' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stop live updates' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ ...allWell, isSocketCut: true });
  },
};

export const EveryThirdMessage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Call' }), 'sendMessage');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Fault' }), 'lost');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'When' }), 'every');
    await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Every how many calls' }));
    await userEvent.keyboard('3{Enter}');
    const fault = { endpoint: 'sendMessage', kind: 'lost', nth: 3, isLasting: true };
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({
      ...allWell,
      faults: [{ fault, calls: 0 }],
    });
  },
};

export const OnlyTheThirdMessage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Call' }), 'sendMessage');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Fault' }), 'lost');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'When' }), 'nth');
    await userEvent.clear(canvas.getByRole('spinbutton', { name: 'At which call' }));
    await userEvent.keyboard('3{Enter}');
    const fault = { endpoint: 'sendMessage', kind: 'lost', nth: 3, isLasting: false };
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({
      ...allWell,
      faults: [{ fault, calls: 0 }],
    });
  },
};

export const SocketsCutOnce: Story = {
  args: { onSettingsChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Drop live updates once' }));
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ ...allWell, cuts: 1 });
  },
};

export const Copied: Story = {
  args: { settings: { ...allWell, network: 'offline' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Copied/);
  },
};

export const CopiedWithTheTime: Story = {
  args: {
    onCopyLink: fn<NetworkPanelProps['onCopyLink']>(
      async (toLink) => void toLink({ at: '2026-11-25T09:10' }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/begins with fresh data/);
  },
};

export const CopiedInAStory: Story = {
  args: {
    settings: { ...allWell, network: 'offline' },
    onCopyLink: fn<NetworkPanelProps['onCopyLink']>(async (toLink) => {
      await expect(toLink({ scenario: 'first-visit' })).toBe('/demo#scenario=first-visit');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/the scenario from its beginning/);
  },
};

export const CopyRefused: Story = {
  args: {
    onCopyLink: fn<NetworkPanelProps['onCopyLink']>(() =>
      Promise.reject(new Error('No permission')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('The browser does not allow it.');
  },
};
