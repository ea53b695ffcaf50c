import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorLine } from '../../../src/ui/forms/Field/ErrorLine.tsx';
import {
  NativeSelect,
  type NativeSelectProps,
} from '../../../src/ui/forms/NativeSelect/NativeSelect.tsx';
import { rightToLeft } from '../../right-to-left.tsx';
import { WithState } from '../../WithState.tsx';

const days = [
  { value: '2026-11-25', label: 'Wed 25 Nov, today' },
  { value: '2026-11-27', label: 'Fri 27 Nov' },
];

const meta = {
  component: NativeSelect<string | number>,
  argTypes: { value: { options: days.map(({ value }) => value), control: 'select' } },
  args: { label: 'Day', options: days, value: '2026-11-25', onChange: fn() },
  render: (args: NativeSelectProps<string | number>) => (
    <WithState initial={args.value}>
      {(value, setValue) => (
        <NativeSelect
          {...args}
          value={value}
          onChange={(chosen) => {
            setValue(chosen);
            args.onChange(chosen);
          }}
        />
      )}
    </WithState>
  ),
} satisfies Meta<typeof NativeSelect<string | number>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Field: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Day' });
    await userEvent.selectOptions(select, 'Fri 27 Nov');
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-27');
    await expect(select).toHaveDisplayValue('Fri 27 Nov');
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Day' })).toBeVisible();
  },
};

const moves = {
  label: 'Moves of one visit',
  variant: 'row',
  options: [
    { value: 0, label: 'None' },
    { value: 1, label: '1 move' },
    { value: 2, label: '2 moves' },
  ],
  value: 2,
} as const;

export const RowOfNumbers: Story = {
  args: moves,
  argTypes: { value: { options: [0, 1, 2] } },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Moves of one visit' });
    await expect(select).toHaveDisplayValue('2 moves');
    await userEvent.selectOptions(select, 'None');
    await expect(args.onChange).toHaveBeenCalledWith(0);
  },
};

export const RowOnAPhone: Story = {
  args: moves,
  argTypes: { value: { options: [0, 1, 2] } },
  globals: { viewport: { value: 'phone' } },
};

export const Wrong: Story = {
  args: { label: 'End, Monday', isLabelHidden: true, errorId: 'hours-error' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ErrorLine id="hours-error">End after the start</ErrorLine>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'End, Monday' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('End after the start');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Empty: Story = { args: { options: [] } };

export const LongText: Story = {
  args: {
    options: [
      {
        value: '2026-11-25',
        label: 'Wednesday 25 November, the first day after the clinic’s days of leave',
      },
    ],
  },
};

export const Hindi: Story = {
  args: { label: 'दिन', options: [{ value: '2026-11-25', label: 'बुधवार, 25 नवंबर' }] },
};

export const RightToLeft: Story = { ...Hindi, decorators: [rightToLeft] };
