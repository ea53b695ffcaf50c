import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../../src/ui/layout/Columns/Columns.tsx';
import { Skeleton } from '../../../src/ui/feedback/Skeleton/Skeleton.tsx';
import { spaceControl } from '../../space.ts';

const main = <Skeleton key="main" shape="block" width="100%" />;
const aside = <Skeleton key="aside" shape="block" width="100%" />;

const meta = {
  component: Columns,
  args: { gap: 's8', children: [main, aside] },
  argTypes: { gap: spaceControl },
} satisfies Meta<typeof Columns>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AsideLast: Story = {};

export const AsideFirst: Story = {
  args: { aside: 'first', columnGap: 'large', children: [aside, main] },
};
