import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape: 'line' | 'arch' | 'block';
  /** Any CSS width. */
  width: string;
}

/** Hidden from screen readers. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape })} style={{ inlineSize: width }} aria-hidden="true" />;
}
