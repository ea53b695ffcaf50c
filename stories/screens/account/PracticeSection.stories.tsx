import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Doctor } from '../../../src/contract/doctors.ts';
import { toPracticeDraft } from '../../../src/domain/doctors/practice-edit.ts';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { PracticeSection } from '../../../src/screens/account/AccountScreen/PracticeSection.tsx';
import { pendingVisit } from '../../fixtures/appointments.ts';
import { ananya, feeDoctor, hindiNamedDoctor, newDoctor } from '../../fixtures/doctors.ts';
import { hospitals } from '../../fixtures/hospitals.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const offline = 'CareSetu cannot be reached. Check your connection and try again.';

const of = (doctor: Doctor, isRestored = false) => ({
  status: 'ready' as const,
  data: { doctor, draft: toPracticeDraft(doctor), isRestored, revision: 0 },
});

const practiceForm = {
  hospitals,
  booked: [],
  submission: idleSubmission,
  onEdit: fn(),
  onSave: fn(),
  onDiscard: fn(),
} satisfies ComponentProps<typeof PracticeSection>['practiceForm'];

const meta = {
  component: PracticeSection,
  args: { practice: of(ananya), practiceForm },
} satisfies Meta<typeof PracticeSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AtAHospital: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Hospital' })).toHaveValue(
      'Vasanth Heart Centre, Indiranagar',
    );
    await expect(canvas.queryByText('Not saved yet')).toBeNull();
  },
};

export const AtAnAddress: Story = {
  args: { practice: of(feeDoctor) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Street and number' })).toHaveValue(
      '14, 3rd Cross',
    );
    const fee = canvas.getByRole('textbox', { name: 'Video' });
    await expect(fee).toHaveAccessibleDescription('Usual price: $50');
    await userEvent.type(fee, '450.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Save practice' }));
    await expect(args.practiceForm.onSave).toHaveBeenCalledWith({
      address: '14, 3rd Cross',
      location: feeDoctor.location,
      deskPhone: '08040001111',
      fees: { ...feeDoctor.fees, video: { amountMinor: 45_050, currency: 'INR' } },
    });
  },
};

export const NoneYet: Story = {
  args: { practice: of(newDoctor) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'By video and phone only' })).toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'In-person' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'At a hospital' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save practice' }));
    const hospital = canvas.getByRole('combobox', { name: 'Hospital' });
    await expect(hospital).toHaveAccessibleDescription(
      'Choose a hospital of the list, or enter an address.',
    );
    await waitFor(() => expect(hospital).toHaveFocus());
    await expect(args.practiceForm.onSave).not.toHaveBeenCalled();
  },
};

export const MovesWhileVisitsAreBooked: Story = {
  args: { practiceForm: { ...practiceForm, booked: [pendingVisit] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By video and phone only' }));
    await expect(
      canvas.getByText(
        'One visit is booked at your present place. It stays there unless you or the patient cancels.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
  },
};

export const FeesWrong: Story = {
  args: { practice: of(feeDoctor) },
  play: async ({ args, canvas, userEvent }) => {
    const fee = canvas.getByRole('textbox', { name: 'Video' });
    for (const [typed, message] of [
      ['0', /A fee is at least ₹1/],
      ['99,99,999', /A fee is at most ₹1,00,000/],
      ['450.005', /Enter rupees, with two decimals at most/],
    ] as const) {
      await userEvent.clear(fee);
      await userEvent.type(fee, typed);
      await userEvent.click(canvas.getByRole('button', { name: 'Save practice' }));
      await expect(fee).toHaveAccessibleDescription(message);
      await waitFor(() => expect(fee).toHaveFocus());
      await expect(fee).toHaveValue(typed);
    }
    await expect(args.practiceForm.onSave).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: {
    practiceForm: {
      ...practiceForm,
      hospitals: null,
      submission: {
        ...idleSubmission,
        error: offline,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(offline);
    await expect(canvas.getByText('The list of hospitals could not be loaded.')).toBeVisible();
  },
};

export const Restored: Story = {
  args: {
    practice: {
      status: 'ready',
      data: { doctor: ananya, draft: toPracticeDraft(feeDoctor), isRestored: true, revision: 0 },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your unsaved changes are still here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(args.practiceForm.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: {
    practiceForm: { ...practiceForm, submission: { ...idleSubmission, isSubmitting: true } },
  },
};

export const Loading: Story = { args: { practice: { status: 'loading' } } };

export const HindiName: Story = { args: { practice: of(hindiNamedDoctor) } };

export const RightToLeft: Story = { decorators: [rightToLeft] };
