import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Tabs } from '../../../src/ui/navigation/Tabs/Tabs.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'About Dr. Krishnan',
    tabs: [
      { id: 'overview', label: 'Overview', content: <p>Treats heart rhythm problems.</p> },
      { id: 'experience', label: 'Experience', content: <p>14 years of experience.</p> },
      { id: 'reviews', label: 'Reviews', content: <p>87 reviews.</p> },
    ],
    onTabChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstTab: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Experience' })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('14 years of experience.');
    await expect(args.onTabChange).toHaveBeenCalledWith('experience');
  },
};

export const ToldByThePage: Story = { args: { selectedTab: 'reviews' } };

export const TooManyForAPhone: Story = {
  args: {
    tabs: ['Overview', 'Experience', 'Reviews', 'Hospitals', 'Languages', 'Documents'].map(
      (label) => ({ id: label, label, content: <p>{label}</p> }),
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
