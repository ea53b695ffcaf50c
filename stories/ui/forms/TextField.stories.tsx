import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TextField } from '../../../src/ui/forms/TextField/TextField.tsx';
import { WithState } from '../../WithState.tsx';

const meta = {
  component: TextField,
  args: { label: 'Full name', value: '', onChange: fn() },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, setValue) => (
        <TextField
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
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithAnExample: Story = { args: { placeholder: 'e.g. Meera Nair' } };

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Meera Nair');
    await expect(canvas.getByRole('textbox')).toHaveValue('Meera Nair');
    await expect(args.onChange).toHaveBeenLastCalledWith('Meera Nair');
  },
};

export const Focused: Story = {
  args: { value: 'Meera Nair' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Full name'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const WithAHint: Story = {
  args: { label: 'Hospital', description: 'The name on the board outside is enough.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'The name on the board outside is enough.',
    );
  },
};

export const Wrong: Story = {
  args: { error: 'Full Name is required', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Full Name is required');
  },
};

export const Disabled: Story = { args: { value: 'Meera Nair', isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'The name that stands on the identity card you will show at the reception desk',
    value: 'Venkatanarasimharajuvaripeta Ramakrishnan Subramaniam Iyer Chidambaram',
    error: 'This name is longer than the card has room for, so please leave out a part of it',
  },
};

export const Hindi: Story = { args: { label: 'पूरा नाम', value: 'मीरा नायर' } };
