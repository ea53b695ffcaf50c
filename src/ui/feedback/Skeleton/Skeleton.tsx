import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape: 'line' | 'arch' | 'block';
  /** CSS width. */
  width: string;
}

/** Decorative, because the screen itself announces loading. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape })} style={{ inlineSize: width }} aria-hidden="true" />;
}
