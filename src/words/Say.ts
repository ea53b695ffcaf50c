import type { ReactNode } from 'react';

export interface SayProps {
  /** Text with elements and values. A translation may move them. */
  children: ReactNode;
}

/** A sentence with elements in it: `<Say>Read our <Link href={href}>terms</Link>.</Say>` */
export function Say({ children }: SayProps): ReactNode {
  return children;
}
