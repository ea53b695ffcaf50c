import type { ReactNode } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';

export interface AsOfNowProps {
  /** What is true of this moment or day only. */
  children: ReactNode;
}

/** Words that keep their place out of sight in a page's HTML, which may be days old, until the page runs. */
export function AsOfNow({ children }: AsOfNowProps) {
  return <span style={useIsHydrated() ? undefined : { visibility: 'hidden' }}>{children}</span>;
}
