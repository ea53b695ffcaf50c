import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DeviceHelp } from '../../../src/components/room/DeviceHelp/DeviceHelp.tsx';

const meta = {
  component: DeviceHelp,
  argTypes: {
    of: { options: ['camera', 'microphone', 'both'], control: 'radio' },
  },
  args: { of: 'camera', problem: 'denied', isRetrying: false, onRetry: fn() },
} satisfies Meta<typeof DeviceHelp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotAllowed: Story = {
  args: { of: 'both' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'CareSetu cannot use your camera and microphone',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoCamera: Story = {
  args: { problem: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'the other person will hear you but not see you',
    );
  },
};

export const NoMicrophone: Story = { args: { of: 'microphone', problem: 'missing' } };

export const NeitherOfThem: Story = { args: { of: 'both', problem: 'missing' } };

export const UsedByAnotherApp: Story = { args: { problem: 'in-use' } };

export const NotOpenedSecurely: Story = {
  args: { of: 'both', problem: 'insecure' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/https:\/\//)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OldBrowser: Story = { args: { of: 'both', problem: 'unsupported' } };

export const NobodyKnowsWhy: Story = { args: { of: 'microphone', problem: 'failed' } };

export const TryingAgain: Story = { args: { problem: 'in-use', isRetrying: true } };

export const DuringACall: Story = {
  args: { problem: 'in-use', onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on without your camera' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
