import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ScenarioPanel } from '../../demo/player/ScenarioPanel.tsx';

const meta = {
  component: ScenarioPanel,
  args: {
    hasStageLinks: true,
    onStart: fn(),
    onSave: fn(() => Promise.resolve()),
    onOpenFile: fn(async () => {}),
  },
} satisfies Meta<typeof ScenarioPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Scenarios: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Fully booked/ }));
    await expect(args.onStart).toHaveBeenCalledWith('fully-booked');
    await userEvent.click(canvas.getByRole('button', { name: 'Save to a file' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const ScenariosForTheStage: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'On the stage: First visit' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/\/stage#scenario=first-visit$/),
    );
    canvas.getByRole('button', { name: /^First visit/ }).focus();
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const OnTheStage: Story = {
  args: { hasStageLinks: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const file = new File(['{}'], 'demo.json', { type: 'application/json' });

export const FileRefused: Story = {
  args: {
    onOpenFile: fn(async () => {
      throw new Error('it is not a saved demo');
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/^Open a saved file/), file);
    await expect(args.onOpenFile).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'This file cannot be opened: it is not a saved demo. The demo stays as it is.',
      ),
    );
  },
};

export const NotSaved: Story = {
  args: {
    onSave: fn(async () => {
      throw new Error('there is no room');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save to a file' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('could not be saved: there is no room.'),
    );
  },
};
