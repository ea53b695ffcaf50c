// Type stub: only the benchmarks install this package.
declare module 'react-virtuoso' {
  import type { CSSProperties, ReactNode } from 'react';

  interface VirtuosoProps<Item> {
    data: readonly Item[];
    itemContent: (index: number, item: Item) => ReactNode;
    computeItemKey: (index: number, item: Item) => string;
    initialTopMostItemIndex: number;
    followOutput: 'auto' | 'smooth' | boolean;
    alignToBottom: boolean;
    style: CSSProperties;
  }

  export function Virtuoso<Item>(props: VirtuosoProps<Item>): ReactNode;
}
