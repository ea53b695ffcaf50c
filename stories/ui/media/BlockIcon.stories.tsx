import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BlockIcon,
  type BlockIconName,
  type BlockIconTint,
} from '../../../src/ui/media/BlockIcon/BlockIcon.tsx';
import { Inline } from '../../../src/ui/layout/Inline/Inline.tsx';

const meta = {
  component: BlockIcon,
  args: { name: 'heart', tint: 'marigold' },
} satisfies Meta<typeof BlockIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideAFeature: Story = {};

export const InARow: Story = { args: { name: 'bone', size: 'small' } };

export const OnASpecialtyCard: Story = { args: { name: 'brain', tint: 'neem', size: 'hero' } };

const prints: [BlockIconName, BlockIconTint][] = [
  ['heart', 'marigold'],
  ['brain', 'neem'],
  ['ear', 'lotus'],
  ['child', 'marigold'],
  ['bone', 'neem'],
  ['skin', 'lotus'],
  ['stethoscope', 'lotus'],
  ['eye', 'marigold'],
  ['pill', 'neem'],
  ['calendar', 'lotus'],
  ['folder', 'neem'],
  ['shield', 'lotus'],
  ['bell', 'marigold'],
  ['hospital', 'neem'],
  ['hourglass', 'lotus'],
  ['video', 'marigold'],
];

export const EveryPrint: Story = {
  render: () => (
    <div style={{ padding: 24 }}>
      <Inline gap="s6">
        {prints.map(([name, tint]) => (
          <BlockIcon key={name} name={name} tint={tint} />
        ))}
      </Inline>
    </div>
  ),
};
