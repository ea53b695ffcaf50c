import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../../src/ui/media/Avatar/Avatar.tsx';
import { Inline } from '../../../src/ui/layout/Inline/Inline.tsx';
import { Tag } from '../../../src/ui/feedback/Tag/Tag.tsx';
import { spaceControl } from '../../space.ts';

const meta = {
  component: Inline,
  args: { gap: 's3' },
  argTypes: {
    gap: spaceControl,
    rowGap: { control: 'select', options: ['none', 's1', 's2', 's3', 's4'] },
    align: { control: 'select', options: ['start', 'center', 'end', 'baseline'] },
    justify: { control: 'select', options: ['center', 'between'] },
    as: { control: false },
  },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

const departments = ['Cardiology', 'Dermatology', 'Paediatrics', 'Orthopaedics', 'Neurology'];

export const Wrapped: Story = {
  args: {
    as: 'ul',
    children: departments.map((name) => (
      <li key={name}>
        <Tag variant="neutral">{name}</Tag>
      </li>
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const OnOneLine: Story = {
  args: {
    align: 'center',
    canWrap: false,
    children: [
      <Avatar key="picture" name="Dr. Ananya Krishnan" src="/art/people/ananya.svg" size="s" />,
      <p key="name">Dr. Ananya Krishnan</p>,
    ],
  },
};
