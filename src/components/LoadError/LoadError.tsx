import type { Loadable } from '../../domain/loadable.ts';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';

export interface LoadErrorProps {
  /** Why it could not be loaded, and the sentence to show. */
  error: Extract<Loadable<unknown>, { status: 'error' }>;
  /** What could not be loaded: 'The doctors could not be loaded'. */
  title: string;
  /** 'Try again' was pressed. */
  onRetry: () => void;
  /**
   * 1 where it is all that the page has to say.
   * @default 2
   */
  headingLevel?: 1 | 2;
}

/** Data that could not be had, for want of a connection or otherwise, with the way to try again. */
export function LoadError({ error, title, onRetry, headingLevel }: LoadErrorProps) {
  const isOffline = error.reason === 'offline';
  return (
    <ErrorState
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? 'You are offline' : title}
      message={error.message}
      action={{ label: 'Try again', onPress: onRetry }}
      {...(headingLevel && { headingLevel })}
    />
  );
}
