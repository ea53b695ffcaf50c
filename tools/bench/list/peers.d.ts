// Type stubs: only the benchmarks install these packages.
declare module 'virtua' {
  import type { ReactNode } from 'react';

  export function WindowVirtualizer(props: { children: ReactNode }): ReactNode;
}

declare module '@tanstack/react-virtual' {
  interface Virtualizer {
    getTotalSize: () => number;
    getVirtualItems: () => { index: number; start: number }[];
    measureElement: (element: Element | null) => void;
  }

  export function useWindowVirtualizer(options: {
    count: number;
    estimateSize: () => number;
  }): Virtualizer;
}
