import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  glyph: LucideIcon;
  /**
   * In pixels.
   * @default 24
   */
  size?: number;
  className?: string | undefined;
}

/** Hidden from screen readers. */
export function Icon({ glyph: Glyph, size = 24, className }: IconProps) {
  return <Glyph size={size} className={className} strokeWidth={1.75} aria-hidden="true" />;
}
