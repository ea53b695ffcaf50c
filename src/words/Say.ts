import type { ReactNode } from 'react';

export interface SayProps {
  children: ReactNode;
}

/**
 * Translates a sentence that contains elements: `<Say>Read our <Link
 * href={href}>terms</Link>.</Say>`
 */
export function Say({ children }: SayProps): ReactNode {
  return children;
}
