import { useLayoutEffect } from 'react';

/** Sets 'CareSetu | Home'. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `CareSetu | ${title}`;
  }, [title]);
}
