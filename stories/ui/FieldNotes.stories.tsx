import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input, Label, TextField } from 'react-aria-components';
import { expect } from 'storybook/test';
import { FieldNotes } from '../../src/ui/Field/FieldNotes.tsx';

const meta = {
  component: FieldNotes,
  args: { description: 'The name on the board outside.' },
  render: (args) => (
    <TextField isInvalid={args.error !== undefined}>
      <Label>Hospital</Label>
      <Input />
      <FieldNotes {...args} />
    </TextField>
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
