import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HealthRequestPrompt } from '../../../src/components/records/HealthRequestPrompt/HealthRequestPrompt.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { longNamedDoctor } from '../../fixtures/doctors.ts';

const meta = {
  component: HealthRequestPrompt,
  args: {
    doctorName: 'Ananya Krishnan',
    visitDate: null,
    lastDay: '2026-12-05',
    hasNoAllergies: false,
    healthHref: '#records',
    submission: idleSubmission,
    onAnswer: fn(),
  },
} satisfies Meta<typeof HealthRequestPrompt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DuringTheCall: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        'Dr. Ananya Krishnan asks to see your allergies, medicines, date of birth and sex, for this visit, until Sat 5 Dec.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show them' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes');
    await userEvent.click(canvas.getByRole('button', { name: 'Do not show' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no');
  },
};

export const OnAnyPage: Story = {
  args: { visitDate: '2026-11-28' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/for your visit on Sat 28 Nov, until Sat 5 Dec/)).toBeVisible();
  },
};

export const NoAllergiesWrittenDown: Story = {
  args: { hasNoAllergies: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have not written down any allergies/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write them down' })).toBeVisible();
  },
};

export const Sending: Story = { args: { submission: { ...idleSubmission, isSubmitting: true } } };

export const Offline: Story = {
  args: { submission: { ...idleSubmission, error: 'You are offline. Check your connection.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(canvas.getByRole('button', { name: 'Show them' })).toBeEnabled();
  },
};

export const LongName: Story = { args: { doctorName: longNamedDoctor.name } };
