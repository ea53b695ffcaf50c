import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TextArea } from '../../../src/ui/forms/TextArea/TextArea.tsx';
import { WithState } from '../../WithState.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Notes for the doctor', value: '', onChange: fn() },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, setValue) => (
        <TextArea
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
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'What should the doctor know beforehand?' } };

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const notes = canvas.getByRole('textbox', { name: 'Notes for the doctor' });
    await userEvent.type(notes, 'Chest feels tight after climbing stairs.{enter}Since two weeks.');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'Chest feels tight after climbing stairs.\nSince two weeks.',
    );
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const UnderAHeading: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Notes for the doctor' })).toBeVisible();
  },
};

export const Wrong: Story = {
  args: { value: 'Chest feels tight.', error: 'Notes must be at most 1,000 characters' },
};

export const Disabled: Story = { args: { value: 'Chest feels tight.', isDisabled: true } };

export const LongText: Story = {
  args: { value: 'Chest feels tight after climbing stairs, since two weeks. '.repeat(12) },
};

export const Hindi: Story = {
  args: { label: 'डॉक्टर के लिए टिप्पणी', value: 'दो हफ़्ते से सीढ़ियाँ चढ़ने पर सीने में जकड़न होती है।' },
};
