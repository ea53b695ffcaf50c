import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ScenarioBar } from '../../demo/player/ScenarioBar.tsx';
import { scenarios } from '../../demo/scenarios/all-scenarios.ts';

const { title, proves, steps } = scenarios['first-visit'];

const meta = {
  component: ScenarioBar,
  parameters: { layout: 'fullscreen' },
  args: {
    title,
    proves,
    nextTitle: 'A slot taken while you book',
    isLarge: false,
    steps,
    viewed: 0,
    done: 0,
    status: 'ready',
    isPlaying: false,
    onBack: fn(),
    onNext: fn(),
    onSkip: fn(),
    onPlay: fn(),
    onPause: fn(),
    onRestart: fn(),
    onNextScenario: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ScenarioBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(next);
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

export const SpeakerNote: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Note', expanded: false }));
    await expect(canvas.getByText(/understands what people say/)).toBeVisible();
  },
};

export const Working: Story = {
  args: { status: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

export const Playing: Story = {
  args: { isPlaying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};

export const ReadingBack: Story = {
  args: { viewed: 1, done: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing in the demo is undone/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    viewed: 2,
    done: 2,
    status: 'failed',
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This step did not work on this page.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const OnTheStage: Story = { args: { isLarge: true } };

export const NextScenario: Story = {
  args: { viewed: steps.length, done: steps.length },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(proves);
    await userEvent.click(canvas.getByRole('button', { name: 'Next scenario' }));
    await expect(args.onNextScenario).toHaveBeenCalledOnce();
  },
};

export const TheLastOne: Story = {
  args: { viewed: steps.length, done: steps.length, nextTitle: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next scenario' })).toBeNull();
    await expect(canvas.getByText(/^That was the last scenario/)).toBeVisible();
  },
};

export const TheEnd: Story = {
  args: { viewed: steps.length, done: steps.length },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(args.onRestart).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, start again' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'End the scenario' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fold the scenario' }));
    const show = canvas.getByRole('button', { name: 'Scenario: Step 1 of 7', expanded: false });
    await waitFor(() => expect(show).toHaveFocus());
    await userEvent.click(show);
    await expect(canvas.getByRole('status')).toBeVisible();
    const fold = canvas.getByRole('button', { name: 'Fold the scenario' });
    await waitFor(() => expect(fold).toHaveFocus());
    await userEvent.click(fold);
  },
};
