import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SharingQuestion } from '../../../src/components/sharing/SharingQuestion/SharingQuestion.tsx';
import { sharingScope } from '../../../src/contract/sharing.ts';
import { useArgState } from '../../use-arg-state.ts';

const meta = {
  component: SharingQuestion,
  argTypes: {
    value: { options: [null, ...sharingScope.options], control: 'radio' },
    last: { options: [null, ...sharingScope.options], control: 'radio' },
  },
  args: {
    doctorName: 'Dr. Krishnan',
    specialty: 'Cardiology',
    value: null,
    last: null,
    onChange: fn(),
  },
  render: function Choosing(args) {
    const [value, setValue] = useArgState(args.value);
    return (
      <SharingQuestion
        {...args}
        value={value}
        onChange={(scope) => {
          args.onChange(scope);
          setValue(scope);
        }}
      />
    );
  },
} satisfies Meta<typeof SharingQuestion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Only their own notes' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Everything' }));
    await expect(args.onChange).toHaveBeenCalledWith('everything');
  },
};

export const AsLastTime: Story = {
  args: { last: 'everything' },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Dr. Krishnan sees all your records, allergies and medicines.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change what Dr. Krishnan can see' }));
    await expect(canvas.getByRole('radio', { name: 'Everything' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Nothing' }));
    await expect(args.onChange).toHaveBeenCalledWith('nothing');
  },
};

export const OnlyTheirNotesLastTime: Story = { args: { last: 'own' } };

export const ASpecialtyLastTime: Story = { args: { last: 'specialty' } };

export const NothingLastTime: Story = { args: { last: 'nothing' } };

export const TheSpecialtyIsGone: Story = {
  args: { last: 'specialty', specialty: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Only their own notes' })).toBeChecked();
  },
};

export const OnAPhone: Story = {
  args: { last: 'everything' },
  globals: { viewport: { value: 'phone' } },
};
