import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { VisitForm } from '../../../src/components/appointments/VisitForm/VisitForm.tsx';
import { emptyLine, emptyVisitDraft } from '../../../src/domain/appointments/visit-draft.ts';
import { prescribedRecord, prescriptionLines } from '../../fixtures/records.ts';

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
    today: '2026-11-21',
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

const line = (medicine: string, changes = {}) => ({ ...emptyLine, medicine, ...changes });

export const OneMedicine: Story = {
  args: { draft: { ...written, prescriptionLines: [line('Zinc 20 mg', { dose: '1 tablet' })] } },
};

export const MedicinesByKeyboard: Story = {
  args: { draft: { ...emptyVisitDraft, diagnosis: 'Influenza' } },
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add a medicine' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const box = (number: number, name: string) =>
      within(canvas.getByRole('group', { name: `Medicine ${number}` })).getByRole('textbox', {
        name,
      });
    await expect(box(1, 'Name and strength')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    await expect(box(1, 'Remarks')).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: 'Medicine 2' })).toBeNull();
    await userEvent.type(box(1, 'Name and strength'), 'Zinc{Enter}');
    await expect(box(1, 'Dose')).toHaveFocus();
    await userEvent.keyboard('1 tablet{Enter}At night{Enter}5 days{Enter}After food{Enter}');
    await expect(box(2, 'Name and strength')).toHaveFocus();
    await userEvent.keyboard('Aspirin');
    const removeFirst = canvas.getByRole('button', { name: 'Remove medicine 1' });
    removeFirst.focus();
    await userEvent.keyboard('{Enter}');
    await expect(box(1, 'Name and strength')).toHaveValue('Aspirin');
    await expect(box(1, 'Name and strength')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove medicine 1' }));
    await expect(canvas.getByRole('button', { name: 'Add a medicine' })).toHaveFocus();
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ prescriptionLines: [] });
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const WrongMedicine: Story = {
  args: {
    draft: {
      ...written,
      prescriptionLines: [line('Zinc'), emptyLine, line('', { dose: '1 tablet' })],
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete visit' }));
    const third = within(canvas.getByRole('group', { name: 'Medicine 3' }));
    const name = third.getByRole('textbox', { name: 'Name and strength' });
    await expect(name).toHaveAccessibleDescription('Medicine is required');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.paste('x'.repeat(300));
    await expect(name).toHaveAccessibleDescription('The medicine must be at most 200 characters');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const RefusedAtOneMedicine: Story = {
  args: {
    draft: { ...written, prescriptionLines: [line('Zinc'), line('Aspirin')] },
    error: 'The dose must be at most 100 characters',
    fieldErrors: { 'prescriptionLines.1.dose': 'The dose must be at most 100 characters' },
  },
  play: async ({ canvas }) => {
    const second = within(canvas.getByRole('group', { name: 'Medicine 2' }));
    const dose = second.getByRole('textbox', { name: 'Dose' });
    await expect(dose).toHaveAccessibleDescription('The dose must be at most 100 characters');
    await waitFor(() => expect(dose).toHaveFocus());
  },
};

export const UsedAgain: Story = {
  args: {
    draft: { ...emptyVisitDraft, diagnosis: 'Influenza' },
    lastRecord: prescribedRecord,
  },
  play: async ({ canvas, args }) => {
    const again = canvas.getByRole('button', { name: 'Use again' });
    await expect(again).toHaveAccessibleDescription(
      'Your last prescription for this patient, on 9 Nov 2026: Cetirizine 10 mg, Paracetamol 500 mg, सेटीरिज़ीन 10 mg',
    );
    await userEvent.click(again);
    await expect(canvas.queryByRole('button', { name: 'Use again' })).toBeNull();
    const first = within(canvas.getByRole('group', { name: 'Medicine 1' }));
    const dose = first.getByRole('textbox', { name: 'Dose' });
    await expect(first.getByRole('textbox', { name: 'Name and strength' })).toHaveFocus();
    await userEvent.clear(dose);
    await userEvent.type(dose, '2 tablets');
    await userEvent.click(canvas.getByRole('button', { name: 'Complete visit' }));
    const [cetirizine, ...others] = prescribedRecord.prescriptionLines ?? [];
    await expect(args.onComplete).toHaveBeenCalledWith(
      expect.objectContaining({
        prescriptionLines: [{ ...cetirizine, dose: '2 tablets' }, ...others],
      }),
    );
  },
};

export const FortyMedicines: Story = {
  args: {
    draft: {
      ...emptyVisitDraft,
      diagnosis: 'Influenza',
      prescriptionLines: prescriptionLines(40).map((each) => ({ ...emptyLine, ...each })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A prescription has at most 40 medicines.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a medicine' })).toBeNull();
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

export const DidNotCome: Story = { args: { draft: written, closedAs: 'marked-today' } };

export const DidNotComeOnAnEarlierDay: Story = { args: { draft: written, closedAs: 'missed' } };

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
