import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will stand here: a line of text, a portrait, a panel. */
  shape: 'line' | 'arch' | 'block';
  /** A CSS width, such as '60%' or '76px'. */
  width: string;
}

/** Holds the place of what is being loaded. The screen says in words that it loads; this is only drawn. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={skeleton({ shape })} style={{ inlineSize: width }} aria-hidden="true" />;
}
