import type { Loadable } from '../../domain/loadable.ts';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { LoadError } from '../LoadError/LoadError.tsx';

export interface PageLoadErrorProps {
  /** Why it could not be loaded, and the sentence to show. */
  error: Extract<Loadable<unknown>, { status: 'error' }>;
  /** What could not be loaded: 'The record could not be loaded'. */
  title: string;
  /** What is said where there is no such thing, or it is not the viewer's, and the way on. */
  missing: { title: string; message: string; action: { label: string; href: string } };
  /** 'Try again' was pressed. */
  onRetry: () => void;
}

/** A page whose one thing could not be had: it is missing, or it can be tried again. */
export function PageLoadError({ error, title, missing, onRetry }: PageLoadErrorProps) {
  return error.reason === 'not-found' || error.reason === 'forbidden' ? (
    <ErrorState kind="not-found" headingLevel={1} {...missing} />
  ) : (
    <LoadError error={error} title={title} headingLevel={1} onRetry={onRetry} />
  );
}
