import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { SharingPicker } from '../../../src/components/sharing/SharingPicker/SharingPicker.tsx';
import { sharingScope } from '../../../src/contract/sharing.ts';
import { useArgState } from '../../use-arg-state.ts';

const meta = {
  component: SharingPicker,
  argTypes: { value: { options: sharingScope.options, control: 'radio' } },
  args: { doctorName: 'Dr. Krishnan', specialty: 'Cardiology', value: 'own', onChange: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useArgState(args.value);
    return (
      <SharingPicker
        {...args}
        value={value}
        onChange={(scope) => {
          args.onChange(scope);
          setValue(scope);
        }}
      />
    );
  },
} satisfies Meta<typeof SharingPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OwnRecords: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Only their own notes' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('specialty');
    await expect(canvas.getByRole('radio', { name: 'Cardiology records' })).toBeChecked();
  },
};

export const Specialty: Story = { args: { value: 'specialty' } };

export const Everything: Story = { args: { value: 'everything' } };

export const Nothing: Story = {
  args: { value: 'nothing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Nothing' })).toHaveAccessibleDescription(
      'Doctors can always read their own notes. They cannot open files you send.',
    );
  },
};

export const DoctorWithoutASpecialty: Story = {
  args: { specialty: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};

export const LongName: Story = {
  args: {
    doctorName: 'Dr. Venkatanarasimharajuvaripeta',
    specialty: 'Interventional and preventive cardiology',
    value: 'specialty',
  },
};

export const HindiName: Story = { args: { doctorName: 'Dr. श्रीवास्तव' } };
