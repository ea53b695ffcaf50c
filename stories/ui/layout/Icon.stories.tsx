import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, MapPin, type LucideIcon } from 'lucide-react';
import { Icon } from '../../../src/ui/layout/Icon/Icon.tsx';

const glyphs: Record<string, LucideIcon> = { MapPin, CalendarPlus };

const meta = {
  component: Icon,
  args: { glyph: MapPin, size: 24 },
  argTypes: { glyph: { control: 'select', options: Object.keys(glyphs), mapping: glyphs } },
} satisfies Meta<typeof Icon>;

export default meta;

export const BesideText: StoryObj<typeof meta> = {
  render: (args) => (
    <span>
      <Icon {...args} /> Indiranagar, Bengaluru
    </span>
  ),
};
