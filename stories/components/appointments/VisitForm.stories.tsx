import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { VisitForm } from '../../../src/components/appointments/VisitForm/VisitForm.tsx';
import { emptyVisitDraft } from '../../../src/domain/appointments/visit-draft.ts';

const written = {
  ...emptyVisitDraft,
  diagnosis: 'Stable angina',
  prescription: 'Aspirin 75 mg, one a day after food\nAtorvastatin 20 mg, one at night',
  notes: 'Tightness on stairs for two weeks. ECG at rest normal. Treadmill test on Friday.',
  systolic: '138',
  diastolic: '88',
  pulse: '78',
};

const meta = {
  component: VisitForm,
  args: {
    draft: emptyVisitDraft,
    onDraftChange: fn(),
    onComplete: fn(),
    onDiscard: fn(),
    isSubmitting: false,
    error: null,
    fieldErrors: {},
    closedAs: null,
    wait: null,
  },
} satisfies Meta<typeof VisitForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete visit' }));
    const diagnosis = canvas.getByRole('textbox', { name: 'Diagnosis' });
    await expect(diagnosis).toHaveAccessibleDescription('Diagnosis is required');
    await waitFor(() => expect(diagnosis).toHaveFocus());
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const FilledIn: Story = {
  args: { draft: written },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Weight, kg' }), '64.5');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ weight: '64.5' });
    await userEvent.click(canvas.getByRole('button', { name: 'Complete visit' }));
    await expect(args.onComplete).toHaveBeenCalledWith({
      diagnosis: written.diagnosis,
      prescription: written.prescription,
      notes: written.notes,
      vitals: { bloodPressure: { systolic: 138, diastolic: 88 }, pulse: 78, weight: 64.5 },
    });
  },
};

export const WrongMeasurements: Story = {
  args: { draft: { ...written, diastolic: '', pulse: '400', bloodSugar: 'high' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete visit' }));
    await expect(canvas.getByText('Diastolic pressure must be 20 to 200')).toBeVisible();
    await expect(canvas.getByText('Pulse must be 20 to 250')).toBeVisible();
    await expect(canvas.getByText('Blood sugar must be 20 to 900')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Diastolic/ })).toHaveFocus());
  },
};

export const TooLong: Story = {
  args: { draft: { ...written, notes: 'Walk each day. '.repeat(300) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete visit' }));
    await expect(canvas.getByText('Notes must be at most 4,000 characters')).toBeVisible();
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { args: { draft: written, isSubmitting: true } };

export const Offline: Story = {
  args: {
    draft: written,
    error: 'CareSetu cannot be reached. Check your connection and try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot be reached');
    await expect(canvas.getByRole('textbox', { name: 'Diagnosis' })).toHaveValue('Stable angina');
  },
};

export const RefusedAtOneBox: Story = {
  args: {
    draft: { ...written, pulse: '251' },
    error: 'Pulse must be 20 to 250',
    fieldErrors: { pulse: 'Pulse must be 20 to 250' },
  },
  play: async ({ canvas }) => {
    const pulse = canvas.getByRole('textbox', { name: /^Pulse/ });
    await expect(pulse).toHaveAccessibleDescription('Pulse must be 20 to 250');
    await waitFor(() => expect(pulse).toHaveFocus());
  },
};

export const CancelledMeanwhile: Story = {
  args: { draft: written, closedAs: 'cancelled' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This visit was cancelled.');
    await expect(canvas.queryByRole('button', { name: 'Complete visit' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const TooEarly: Story = {
  args: {
    draft: { ...written, diagnosis: '' },
    wait: 'You can complete this visit from 9:00 am, half an hour before it starts',
  },
  play: async ({ canvas, args }) => {
    const complete = canvas.getByRole('button', { name: 'Complete visit' });
    await expect(complete).toBeDisabled();
    await expect(complete).toHaveAccessibleDescription(
      'You can complete this visit from 9:00 am, half an hour before it starts',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Diagnosis' }), 'Angina{Enter}');
    await expect(args.onDraftChange).toHaveBeenCalled();
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const CompletedElsewhere: Story = { args: { draft: written, closedAs: 'completed' } };

export const InHindi: Story = {
  args: {
    draft: {
      ...emptyVisitDraft,
      diagnosis: 'घुटने में दर्द',
      prescription: 'दिन में दो बार मरहम लगाएँ',
      notes: 'एक सप्ताह आराम करें, फिर सीढ़ियों का व्यायाम।',
    },
  },
};
