import type { ReactNode } from 'react';
import { useIsHydrated } from '../use-is-hydrated.ts';

export interface AsOfNowProps {
  children: ReactNode;
}

/** Hides time-dependent content until hydration, because prerendered HTML may be days old. */
export function ClientOnly({ children }: AsOfNowProps) {
  return <span style={useIsHydrated() ? undefined : { visibility: 'hidden' }}>{children}</span>;
}
