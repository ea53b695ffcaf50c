import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoctorFilters } from '../../../src/components/doctors/DoctorFilters/DoctorFilters.tsx';
import { type DoctorSearch, withoutFilters } from '../../../src/domain/doctors/search.ts';
import { useArgState } from '../../use-arg-state.ts';

const search: DoctorSearch = {
  query: '',
  location: 'Bengaluru',
  gender: '',
  stories: '',
  experience: '',
  sort: '',
};

const meta = {
  component: DoctorFilters,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: '20px' }}>
        <Story />
      </div>
    ),
  ],
  args: { search, onSearchChange: fn(), onClear: fn() },
  render: function Kept({ search: initial, onSearchChange, onClear }) {
    const [kept, setKept] = useArgState(initial);
    return (
      <DoctorFilters
        search={kept}
        onSearchChange={(changed) => {
          setKept(changed);
          onSearchChange(changed);
        }}
        onClear={
          onClear &&
          (() => {
            setKept(withoutFilters(kept));
            onClear();
          })
        }
      />
    );
  },
} satisfies Meta<typeof DoctorFilters>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AnyDoctor: Story = {};

export const ManyStories: Story = { args: { search: { ...search, stories: '60' } } };

export const EveryFilterSet: Story = {
  args: { search: { ...search, gender: 'female', stories: '220', experience: '20' } },
};

export const ClearedAgain: Story = {
  args: { search: { ...search, gender: 'male' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};
