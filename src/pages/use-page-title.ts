import { useLayoutEffect } from 'react';

export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `CareSetu | ${title}`;
  }, [title]);
}
