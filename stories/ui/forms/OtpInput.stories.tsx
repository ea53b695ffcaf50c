import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { OtpInput } from '../../../src/ui/forms/OtpInput/OtpInput.tsx';
import { WithState } from '../../WithState.tsx';

const meta = {
  component: OtpInput,
  args: { label: 'Enter the code', value: '', onChange: fn() },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, setValue) => (
        <OtpInput
          {...args}
          value={value}
          onChange={(code) => {
            setValue(code);
            args.onChange(code);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof OtpInput>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Enter the code' })).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(6);
  },
};

export const HalfTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await userEvent.keyboard('407');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Digit 4 of 6' })).toHaveFocus(),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('407');
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 3 of 6' }));
    await userEvent.paste('407 215');
    await expect(args.onChange).toHaveBeenLastCalledWith('407215');
    const last = canvas.getByRole('textbox', { name: 'Digit 6 of 6' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(getComputedStyle(last, '::selection').color).toBe(getComputedStyle(last).color);
  },
};

export const Complete: Story = { args: { value: '407215' } };

export const TooShort: Story = {
  args: { value: '407', error: 'Enter a valid 6-digit OTP' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Digit 3 of 6' })).toBeValid();
    const missing = canvas.getByRole('textbox', { name: 'Digit 4 of 6' });
    await expect(missing).toBeInvalid();
    await expect(missing).toHaveAccessibleDescription('Enter a valid 6-digit OTP');
  },
};

export const Wrong: Story = {
  args: { value: '407215', error: 'Invalid OTP' },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeInvalid();
  },
};

export const Disabled: Story = { args: { value: '407215', isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'Enter the code that we have just sent to your phone by SMS',
    value: '407215',
    error:
      'There were too many attempts with this code. Request a new one. It arrives within 30 seconds.',
  },
};

export const Hindi: Story = { args: { label: 'कोड दर्ज करें', value: '407' } };

export const RightToLeft: Story = {
  ...HalfTyped,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await HalfTyped.play?.(context);
    const [first, second] = context.canvas.getAllByRole('textbox');
    await expect(first?.getBoundingClientRect().left).toBeLessThan(
      second?.getBoundingClientRect().left ?? 0,
    );
  },
};
