import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldNotes, getNoteIds } from '../../../src/ui/forms/Field/FieldNotes.tsx';

const meta = {
  component: FieldNotes,
  args: { id: 'hospital', description: 'The name on the board outside.' },
  render: (args) => (
    <>
      <label htmlFor={args.id}>Hospital</label>
      <input id={args.id} aria-describedby={getNoteIds(args.id, args)} />
      <FieldNotes {...args} />
    </>
  ),
} satisfies Meta<typeof FieldNotes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hint: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'The name on the board outside.',
    );
  },
};

export const WrongWithAHint: Story = {
  args: { error: 'The hospital is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /The hospital is required/,
    );
  },
};
