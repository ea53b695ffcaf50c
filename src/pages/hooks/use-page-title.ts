import { useLayoutEffect } from 'react';
import { t } from '../../words/t.ts';

export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = t`CareSetu | ${title}`;
  }, [title]);
}
