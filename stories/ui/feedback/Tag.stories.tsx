import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, Check, Hourglass, X } from 'lucide-react';
import { Inline } from '../../../src/ui/layout/Inline/Inline.tsx';
import { Tag } from '../../../src/ui/feedback/Tag/Tag.tsx';

const meta = {
  component: Tag,
  args: { variant: 'neutral', children: 'Spinal care' },
} satisfies Meta<typeof Tag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Count: Story = { args: { variant: 'info', children: '2 unread' } };

export const EveryStatus: Story = {
  render: () => (
    <Inline gap="s4">
      <Tag variant="pending" icon={<Hourglass />}>
        Pending
      </Tag>
      <Tag variant="scheduled" icon={<CalendarCheck />}>
        Scheduled
      </Tag>
      <Tag variant="completed" icon={<Check />}>
        Completed
      </Tag>
      <Tag variant="cancelled" icon={<X />}>
        Cancelled
      </Tag>
    </Inline>
  ),
};
