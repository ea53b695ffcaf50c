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

/** The dye of the plate under the line. */
export type BlockIconTint = 'marigold' | 'neem' | 'lotus';

export interface BlockIconProps {
  /** What the icon shows. */
  name: BlockIconName;
  /** The colour of the plate. */
  tint: BlockIconTint;
  /**
   * 38px in a row of a list, 54px beside a heading, 92px on the card of a specialty.
   * @default 'regular'
   */
  size?: 'small' | 'regular' | 'hero';
}

/**
 * A feature icon printed like a hand block: a tinted plate, and the line a little off it.
 * It decorates words that stand beside it, so it is hidden from people who listen.
 */
export function BlockIcon({ name, tint, size = 'regular' }: BlockIconProps) {
  const Icon = icons[name];
  return (
    <span className={block({ size })} aria-hidden="true">
      <Icon className={plate({ tint })} />
      <Icon className={line} strokeWidth={1.75} />
    </span>
  );
}
