import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, waitFor } from 'storybook/test';
import { DateField } from '../../../src/ui/forms/DateField/DateField.tsx';
import { useArgState } from '../../use-arg-state.ts';

const meta = {
  component: DateField,
  args: {
    label: 'Date of birth',
    description: 'For example: 27 3 1988',
    value: { day: '', month: '', year: '' },
    onChange: fn(),
  },
  render: function Typing(args) {
    const [value, setValue] = useArgState(args.value);
    return (
      <DateField
        {...args}
        value={value}
        onChange={(typed) => {
          args.onChange(typed);
          setValue(typed);
        }}
      />
    );
  },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('२७');
    await expect(args.onChange).toHaveBeenLastCalledWith({ day: '27', month: '', year: '' });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveFocus());
  },
};

export const FilledIn: Story = { args: { value: { day: '27', month: '03', year: '1988' } } };

export const OfBirth: Story = {
  args: { isBirthday: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveAttribute(
      'autocomplete',
      'bday-year',
    );
  },
};

export const Wrong: Story = {
  args: {
    value: { day: '31', month: '2', year: '1988' },
    error: 'Enter a day, a month and a year, such as 27 3 1988',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      /Enter a day/,
    );
    for (const part of canvas.getAllByRole('textbox')) await expect(part).toBeInvalid();
  },
};

export const Hindi: Story = { args: { label: 'जन्म तिथि', description: 'उदाहरण: 27 3 1988' } };
