import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NumberField } from '../../../src/ui/forms/NumberField/NumberField.tsx';
import { WithState } from '../../WithState.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: NumberField,
  args: {
    label: 'Duration, in hours',
    value: 3,
    minValue: 1,
    maxValue: 12,
    onChange: fn(),
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, setValue) => (
        <NumberField
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

const less = 'Decrease Duration, in hours';
const more = 'Increase Duration, in hours';

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Duration, in hours' })).toHaveValue('3');
  },
};

export const Stepped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.dblClick(canvas.getByRole('button', { name: less }));
    await expect(canvas.getByRole('textbox')).toHaveValue('2');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const SteppedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('textbox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(box).toHaveValue('4');
    await userEvent.keyboard('{End}');
    await expect(box).toHaveValue('12');
    await userEvent.keyboard('{Home}');
    await expect(box).toHaveValue('1');
  },
};

export const ToldWhileTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(box, '1a.0');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(box).toHaveValue('10');
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const TypedTooMuch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '40');
    await userEvent.tab();
    await expect(box).toHaveValue('40');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await userEvent.click(canvas.getByRole('button', { name: less }));
    await expect(box).toHaveValue('12');
  },
};

export const AtTheLeast: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: less })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: more })).toBeEnabled();
  },
};

export const AtTheMost: Story = {
  args: { value: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: more })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1');
  },
};

export const WithAHint: Story = {
  args: { description: 'Until 11:00 am' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Until 11:00 am');
  },
};

export const Wrong: Story = {
  args: { value: 40, error: 'Duration must be 1 to 12 whole hours', isRequired: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Duration, in hours' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Duration must be 1 to 12 whole hours');
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Duration, in hours'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'For how many hours somebody should wait in the queue of the outpatient department',
    error:
      'Nobody can be booked for as many hours as this in one go, so please choose fewer of them',
  },
};

export const Hindi: Story = { args: { label: 'अवधि, घंटों में', value: 2 } };

export const RightToLeft: Story = { ...Hindi, decorators: [rightToLeft] };
