import {
  Baby,
  BellRing,
  Bone,
  Brain,
  CalendarDays,
  Ear,
  Eye,
  FolderHeart,
  Hand,
  HeartPulse,
  Hospital,
  Hourglass,
  Pill,
  ShieldCheck,
  Stethoscope,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { block, line, plate } from './BlockIcon.css.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';

const icons = {
  bell: BellRing,
  bone: Bone,
  brain: Brain,
  calendar: CalendarDays,
  child: Baby,
  ear: Ear,
  eye: Eye,
  folder: FolderHeart,
  heart: HeartPulse,
  hospital: Hospital,
  hourglass: Hourglass,
  pill: Pill,
  shield: ShieldCheck,
  skin: Hand,
  stethoscope: Stethoscope,
  video: Video,
} satisfies Record<string, LucideIcon>;

export type BlockIconName = keyof typeof icons;

export type BlockIconTint = 'marigold' | 'neem' | 'lotus';

export interface BlockIconProps {
  name: BlockIconName;
  tint: BlockIconTint;
  /**
   * 38 px in list rows, 54 px beside headings, 92 px on specialty cards.
   * @default 'regular'
   */
  size?: 'small' | 'regular' | 'hero';
}

export function BlockIcon({ name, tint, size = 'regular' }: BlockIconProps) {
  const Glyph = icons[name];
  return (
    <span className={block({ size })} aria-hidden="true">
      <Glyph className={plate({ tint })} />
      <Icon glyph={Glyph} className={line} />
    </span>
  );
}
