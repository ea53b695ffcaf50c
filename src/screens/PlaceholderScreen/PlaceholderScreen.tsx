import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/PageHeading/PageHeading.tsx';
import { page, sentence } from './PlaceholderScreen.css.ts';

export interface PlaceholderScreenProps {
  /** The page's name. */
  title: string;
  /** A sentence that says what will be here. */
  children: ReactNode;
}

/** A page that is not built yet: says what will be there, and nothing else. */
export function PlaceholderScreen({ title, children }: PlaceholderScreenProps) {
  return (
    <div className={page}>
      <PageHeading>{title}</PageHeading>
      <p className={sentence}>{children}</p>
    </div>
  );
}
