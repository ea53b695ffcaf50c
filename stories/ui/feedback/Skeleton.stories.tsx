import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../src/ui/layout/Inline/Inline.tsx';
import { Skeleton } from '../../../src/ui/feedback/Skeleton/Skeleton.tsx';

const meta = {
  component: Skeleton,
  args: { shape: 'line', width: '60%' },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Portrait: Story = { args: { shape: 'arch', width: '76px' } };

export const Panel: Story = { args: { shape: 'block', width: '100%' } };

export const ARowOfAList: Story = {
  render: () => (
    <Inline gap="s4" canWrap={false}>
      <Skeleton shape="arch" width="76px" />
      <div style={{ display: 'grid', alignItems: 'center', gap: 8, flexGrow: 1 }}>
        <Skeleton shape="line" width="45%" />
        <Skeleton shape="line" width="30%" />
        <Skeleton shape="line" width="60%" />
      </div>
    </Inline>
  ),
};
