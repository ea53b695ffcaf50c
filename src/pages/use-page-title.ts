import { useLayoutEffect } from 'react';

/** Names the page in the browser's tab: 'CareSetu | Home'. */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `CareSetu | ${title}`;
  }, [title]);
}
