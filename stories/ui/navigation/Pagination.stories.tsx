import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from '../../../src/ui/navigation/Pagination/Pagination.tsx';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: Pagination,
  args: { page: 1, pageCount: 3, hrefFor: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '#page-2',
    );
  },
};

export const LastPage: Story = { args: { page: 3 } };

export const ManyPages: Story = { args: { page: 6, pageCount: 24 } };

export const RightToLeft: Story = {
  ...ManyPages,
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const arrow = (await canvas.findByRole('link', { name: /^Next/ })).querySelector('svg');
    await expect(arrow).toHaveStyle({ rotate: '180deg' });
  },
};
