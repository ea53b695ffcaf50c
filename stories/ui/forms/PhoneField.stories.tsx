import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PhoneField } from '../../../src/ui/forms/PhoneField/PhoneField.tsx';
import { WithState } from '../../WithState.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: PhoneField,
  args: { label: 'Mobile number', value: '', onChange: fn() },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, setValue) => (
        <PhoneField
          {...args}
          value={value}
          onChange={(digits) => {
            setValue(digits);
            args.onChange(digits);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof PhoneField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(field, '98450-21763');
    await expect(field).toHaveValue('98450 21763');
    await expect(args.onChange).toHaveBeenLastCalledWith('9845021763');
  },
};

export const PastedWithCountryCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.click(field);
    await userEvent.paste('+91 98450 21763');
    await expect(field).toHaveValue('98450 21763');
    await expect(args.onChange).toHaveBeenLastCalledWith('9845021763');
  },
};

export const PastedFromAbroad: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.click(field);
    await userEvent.paste('+971 50 123 4567');
    await expect(field).toHaveValue('+971501234567');
    await expect(args.onChange).toHaveBeenLastCalledWith('+971501234567');
  },
};

export const Focused: Story = {
  args: { value: '98450' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const Wrong: Story = {
  args: { value: '98450', error: 'Enter a valid 10-digit mobile number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Enter a valid 10-digit mobile number',
    );
  },
};

export const Disabled: Story = { args: { value: '9845021763', isDisabled: true } };

export const Hindi: Story = { args: { label: 'मोबाइल नंबर', value: '9845021763' } };

export const RightToLeft: Story = { ...Hindi, decorators: [rightToLeft] };
