import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, waitFor } from 'storybook/test';
import { HealthFactsForm } from '../../../src/components/records/HealthFactsForm/HealthFactsForm.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { facts, longFacts, noFacts } from '../../fixtures/sharing.ts';

const meta = {
  component: HealthFactsForm,
  args: {
    facts,
    today: '2026-11-21',
    submission: idleSubmission,
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof HealthFactsForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const allergies = canvas.getByRole('textbox', { name: 'Allergies' });
    await userEvent.clear(allergies);
    await userEvent.type(allergies, ' Peanuts ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...facts, allergies: 'Peanuts' });
  },
};

export const Empty: Story = {
  args: { facts: noFacts },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '9');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '2');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1990');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...noFacts, dateOfBirth: '1990-02-09' });
  },
};

export const NoSuchDay: Story = {
  args: { facts: { ...facts, dateOfBirth: '1988-02-31' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      /Enter a day, a month and a year/,
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus());
  },
};

export const InTheFuture: Story = {
  args: { facts: { ...facts, dateOfBirth: '2026-11-22' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('The date of birth must not be in the future')).toBeVisible();
  },
};

export const Saving: Story = { args: { submission: { ...idleSubmission, isSubmitting: true } } };

export const Failed: Story = {
  args: {
    submission: {
      ...idleSubmission,
      error: 'CareSetu cannot be reached. Check your connection and try again.',
    },
  },
};

export const LongAndHindiTexts: Story = { args: { facts: longFacts } };
