import type { ReactNode } from 'react';
import type { Loadable } from '../../../domain/loadable.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { t } from '../../../words/t.ts';
import { LoadingLines } from '../LoadingLines/LoadingLines.tsx';
import * as styles from './AsyncSection.css.ts';

export interface LoadedPartProps<T> {
  data: Loadable<T>;
  failure: string;
  onRetry: () => void;
  empty: (data: T) => { text: string; link?: { label: string; href: string } } | null;
  children: (data: T) => ReactNode;
}

export function AsyncSection<T>({ data, failure, onRetry, empty, children }: LoadedPartProps<T>) {
  if (data.status === 'loading') return <LoadingLines />;
  if (data.status === 'error') {
    const needsCode = data.reason === 'step-up';
    return (
      <Inline gap="s4" align="baseline" className={styles.words} role="alert">
        <p>{needsCode ? data.message : `${failure}. ${data.message}`}</p>
        <Button variant="text" onPress={onRetry}>
          {needsCode ? t`Enter a code` : t`Try again`}
        </Button>
      </Inline>
    );
  }
  const nothing = empty(data.data);
  if (!nothing) return children(data.data);
  return (
    <Inline gap="s4" align="baseline" className={styles.words}>
      <p>{nothing.text}</p>
      {nothing.link && (
        <Link href={nothing.link.href} variant="stitched">
          {nothing.link.label}
        </Link>
      )}
    </Inline>
  );
}
