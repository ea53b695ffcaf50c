import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FreelancerFilters } from '../../../src/components/queue/FreelancerFilters/FreelancerFilters.tsx';
import { useArgState } from '../../use-arg-state.ts';

const meta = {
  component: FreelancerFilters,
  args: {
    search: { city: '', day: '' },
    cities: ['Bengaluru', 'Kolkata', 'Mumbai'],
    onSearchChange: fn(),
  },
  render: function Kept({ search: initial, onSearchChange, ...rest }) {
    const [kept, setKept] = useArgState(initial);
    return (
      <FreelancerFilters
        {...rest}
        search={kept}
        onSearchChange={(changed) => {
          setKept(changed);
          onSearchChange(changed);
        }}
      />
    );
  },
} satisfies Meta<typeof FreelancerFilters>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AnyHelper: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Kolkata' }));
    await waitFor(() =>
      expect(args.onSearchChange).toHaveBeenLastCalledWith({ city: 'Kolkata', day: '' }),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Day' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Saturday' }));
    await waitFor(() =>
      expect(args.onSearchChange).toHaveBeenLastCalledWith({ city: 'Kolkata', day: 'Saturday' }),
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('combobox', { name: 'Day' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await within(document.body).findByRole('option', { name: 'Monday' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSearchChange).toHaveBeenCalledWith({ city: '', day: 'Monday' });
  },
};

export const BothSet: Story = { args: { search: { city: 'Bengaluru', day: 'Sunday' } } };

export const ACityWithoutHelpers: Story = {
  args: { search: { city: 'Shillong', day: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveTextContent(
      'City: Shillong',
    );
  },
};

export const ClearedAgain: Story = {
  args: { search: { city: 'Mumbai', day: 'Friday' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ city: '', day: '' });
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const LongAndHindiCities: Story = {
  args: {
    search: { city: 'Thiruvananthapuram Medical College', day: 'Wednesday' },
    cities: ['लखनऊ'],
  },
};
