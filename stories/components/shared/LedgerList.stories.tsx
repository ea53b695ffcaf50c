import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hospital, Languages } from 'lucide-react';
import { expect } from 'storybook/test';
import { LedgerList } from '../../../src/components/shared/LedgerList/LedgerList.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: LedgerList,
  args: {
    entries: [
      { icon: Hospital, title: 'Vasanth Heart Centre', detail: 'Indiranagar, Bengaluru' },
      { icon: Languages, title: 'English, Kannada', detail: 'languages spoken' },
    ],
  },
} satisfies Meta<typeof LedgerList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoFacts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const NoDetail: Story = {
  args: { entries: [{ icon: Hospital, title: 'Vasanth Heart Centre', detail: '' }] },
};

export const LongWords: Story = {
  args: {
    entries: [
      {
        icon: Hospital,
        title: 'Sri Venkateswara Memorial Multispeciality Hospital and Research Institute',
        detail: 'Kempegowda Nagar Extension, Thiruvananthapuram',
      },
    ],
  },
};

export const RightToLeft: Story = { ...LongWords, decorators: [rightToLeft] };
