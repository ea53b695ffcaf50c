import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TextList } from '../../../src/ui/layout/TextList/TextList.tsx';
import { WithState } from '../../WithState.tsx';

const meta = {
  component: TextList,
  args: {
    label: 'Languages',
    item: 'language',
    values: ['English', 'Kannada'],
    onChange: fn(),
    max: 4,
  },
  render: (args) => (
    <WithState<readonly string[]> initial={args.values}>
      {(values, setValues) => <TextList {...args} values={values} onChange={setValues} />}
    </WithState>
  ),
} satisfies Meta<typeof TextList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AddedAndTakenAway: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Languages' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add language' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Language 3' })).toHaveFocus());
    await userEvent.keyboard('हिन्दी');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove language 1' }));
    await expect(canvas.getByRole('textbox', { name: 'Language 1' })).toHaveValue('Kannada');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Language 1' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Language 2' })).toHaveValue('हिन्दी');
  },
};

export const NothingInIt: Story = {
  args: { values: [], description: 'One a line.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('One a line.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add language' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove language 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add language' })).toHaveFocus());
  },
};

export const Full: Story = {
  args: { values: ['English', 'Kannada', 'Tamil', 'Hindi'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add language' })).toBeDisabled();
  },
};

export const ARowIsWrong: Story = {
  args: {
    label: 'Education',
    item: 'degree',
    values: ['MBBS, Cauvery Medical College, Bengaluru', 'MD '.repeat(60)],
    errorAt: (index) => (index === 1 ? 'A degree must be at most 120 characters' : undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Degree 1' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Degree 2' })).toHaveAccessibleDescription(
      'A degree must be at most 120 characters',
    );
  },
};

export const TheListIsWrong: Story = {
  args: { error: 'You can list up to 12 languages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'You can list up to 12 languages',
    );
  },
};
