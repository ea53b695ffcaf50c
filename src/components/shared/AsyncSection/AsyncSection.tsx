import type { ReactNode } from 'react';
import type { Loadable } from '../../../domain/loadable.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './AsyncSection.css.ts';

export interface LoadedPartProps<T> {
  data: Loadable<T>;
  failure: string;
  onRetry: () => void;
  empty: (data: T) => { text: string; link?: { label: string; href: string } } | null;
  children: (data: T) => ReactNode;
}

export function AsyncSection<T>({ data, failure, onRetry, empty, children }: LoadedPartProps<T>) {
  if (data.status === 'loading') {
    return (
      <Stack gap="s4" className={styles.lines} aria-busy="true">
        <VisuallyHidden>{t`Loading…`}</VisuallyHidden>
        <Skeleton shape="line" width="90%" />
        <Skeleton shape="line" width="60%" />
        <Skeleton shape="line" width="75%" />
      </Stack>
    );
  }
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
