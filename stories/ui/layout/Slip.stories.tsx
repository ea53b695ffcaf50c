import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck } from 'lucide-react';
import { figureText, smallText, strongText } from '../../../src/theme/typography.css.ts';
import { Avatar } from '../../../src/ui/media/Avatar/Avatar.tsx';
import { Inline } from '../../../src/ui/layout/Inline/Inline.tsx';
import { Slip } from '../../../src/ui/layout/Slip/Slip.tsx';
import { Tag } from '../../../src/ui/feedback/Tag/Tag.tsx';

const when = (
  <>
    <Inline justify="between" canWrap={false}>
      <Tag variant="scheduled" icon={<CalendarCheck />}>
        Scheduled
      </Tag>
      <span className={smallText}>Wed 25 Nov</span>
    </Inline>
    <p className={figureText}>10:30 am</p>
  </>
);

const who = (
  <Inline gap="s3" align="center" canWrap={false}>
    <Avatar name="Dr. Ananya Krishnan" src="/art/people/ananya.svg" size="s" />
    <div>
      <p className={strongText}>Dr. Ananya Krishnan</p>
      <p className={smallText}>Cardiology, in-person</p>
    </div>
  </Inline>
);

const meta = {
  component: Slip,
  args: { children: [when, who] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 422 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AVisit: Story = {};

export const ThreeParts: Story = { args: { children: [who, when, 'Bring any earlier reports.'] } };

export const OnePart: Story = { args: { children: when } };
