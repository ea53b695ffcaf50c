import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from '../../../src/ui/feedback/ErrorState/ErrorState.tsx';

const onPress = fn();

const meta = {
  component: ErrorState,
  args: {
    title: 'The doctors could not be loaded',
    message: 'Something went wrong on our side.',
    action: { label: 'Try again', onPress },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CanBeTriedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The doctors could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onPress).toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: {
    kind: 'offline',
    title: 'You are offline',
    message: 'Check your connection, then try again.',
  },
};

export const NotFound: Story = {
  args: {
    kind: 'not-found',
    headingLevel: 1,
    title: 'Doctor not found',
    message: 'The doctor you are looking for doesn’t exist or may have been removed.',
    action: { label: 'All doctors', href: '/doctors' },
  },
};

export const NoWayOn: Story = { args: { action: undefined } };
