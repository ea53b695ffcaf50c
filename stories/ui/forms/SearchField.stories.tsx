import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SearchField } from '../../../src/ui/forms/SearchField/SearchField.tsx';
import { WithState } from '../../WithState.tsx';

const meta = {
  component: SearchField,
  args: {
    label: 'Search messages',
    placeholder: 'Search messages...',
    value: '',
    onChange: () => undefined,
  },
  render: (args) => (
    <WithState initial={args.value}>
      {(value, setValue) => <SearchField {...args} value={value} onChange={setValue} />}
    </WithState>
  ),
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search messages' })).toBeVisible();
    await expect(canvas.getByPlaceholderText('Search messages...')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ClearedByItsButton: Story = {
  args: { value: 'Krishnan' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};

export const ClearedByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ECG{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const LongHindiText: Story = {
  args: { value: 'डॉक्टर साहब ने कहा था कि अगले बुधवार को सुबह की रिपोर्ट साथ लाना' },
};
