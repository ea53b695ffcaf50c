import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorLine } from '../../../src/ui/forms/Field/ErrorLine.tsx';

const meta = {
  component: ErrorLine,
  args: { id: 'error', children: 'Choose a time after 9:00 am' },
  render: (args) => (
    <label>
      Start
      <input aria-describedby={args.id} aria-invalid="true" />
      <ErrorLine {...args} />
    </label>
  ),
} satisfies Meta<typeof ErrorLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const UnderAField: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Choose a time after 9:00 am',
    );
  },
};

export const LongText: Story = {
  args: { children: 'These hours overlap other hours on the same day. '.repeat(6) },
};
