import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape: 'line' | 'arch' | 'block';
  /** CSS width. */
  width: string;
}

/** Decorative; the screen announces the loading. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape })} style={{ inlineSize: width }} aria-hidden="true" />;
}
