import type { ReactNode } from 'react';

export interface SayProps {
  /** Text with elements and values, which a translation may reorder. */
  children: ReactNode;
}

/**
 * Translates a sentence that contains elements: `<Say>Read our <Link
 * href={href}>terms</Link>.</Say>`
 */
export function Say({ children }: SayProps): ReactNode {
  return children;
}
