import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PasswordField } from '../../../src/ui/forms/PasswordField/PasswordField.tsx';
import { WithState } from '../../WithState.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', value: '', autoComplete: 'current-password', onChange: fn() },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, setValue) => (
        <PasswordField
          {...args}
          value={value}
          onChange={(text) => {
            setValue(text);
            args.onChange(text);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { autoComplete: 'new-password', description: 'At least 6 characters' },
};

export const Hidden: Story = {
  args: { value: 'demo1234' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters, Password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide characters, Password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  args: { value: 'demo1234' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters, Password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Hide characters, Password' })).toHaveFocus(),
    );
  },
};

export const Focused: Story = {
  args: { value: 'demo1234' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const Wrong: Story = { args: { value: 'abcd', error: 'Invalid Password' } };

export const Disabled: Story = { args: { value: 'demo1234', isDisabled: true } };

export const LongText: Story = {
  args: { value: 'correct horse battery staple, said twice and then once more for good measure' },
  play: Shown.play,
};
