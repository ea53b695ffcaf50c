import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyVisitDraft } from '../../../src/domain/appointments/visit-draft.ts';
import { VisitEditor } from '../../../src/screens/appointments/VisitScreen/VisitEditor.tsx';
import { now, scheduledVisit } from '../../fixtures/appointments.ts';

const visit = { ...scheduledVisit, date: '2026-11-21', time: '09:45' };
const draft = { ...emptyVisitDraft, diagnosis: 'Stable angina' };

const meta = {
  component: VisitEditor,
  args: {
    visit,
    draft: emptyVisitDraft,
    onDraftChange: fn(),
    onComplete: fn(),
    onDiscard: fn(),
    isSubmitting: false,
    error: null,
    fieldErrors: {},
    now,
  },
} satisfies Meta<typeof VisitEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideACall: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Diagnosis' }), 'S');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ diagnosis: 'S' });
  },
};

export const BeforeTheVisit: Story = { args: { visit: { ...visit, date: '2026-11-25' } } };

export const Saving: Story = { args: { draft, isSubmitting: true } };

export const Failed: Story = {
  args: { draft, error: 'Please check your connection and try again.' },
};

export const Refused: Story = {
  args: { draft, fieldErrors: { systolic: 'Systolic pressure must be 50 to 300' } },
};

export const CompletedElsewhere: Story = {
  args: { draft, visit: { ...visit, status: 'completed' } },
};
