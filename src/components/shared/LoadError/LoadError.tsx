import type { Loadable } from '../../../domain/loadable.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState/ErrorState.tsx';
import { t } from '../../../words/t.ts';

export interface LoadErrorProps {
  error: Extract<Loadable<unknown>, { status: 'error' }>;
  title: string;
  onRetry: () => void;
  /**
   * Use 1 if the page has no other content.
   * @default 2
   */
  headingLevel?: 1 | 2;
}

export function LoadError({ error, title, onRetry, headingLevel }: LoadErrorProps) {
  const isOffline = error.reason === 'offline';
  return (
    <ErrorState
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? t`You are offline` : title}
      message={error.message}
      action={{ label: t`Try again`, onPress: onRetry }}
      {...(headingLevel && { headingLevel })}
    />
  );
}
