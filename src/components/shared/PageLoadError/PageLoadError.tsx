import type { Loadable } from '../../../domain/loadable.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState/ErrorState.tsx';
import { LoadError } from '../LoadError/LoadError.tsx';

export interface PageLoadErrorProps {
  error: Extract<Loadable<unknown>, { status: 'error' }>;
  title: string;
  missing: { title: string; message: string; action: { label: string; href: string } };
  onRetry: () => void;
}

export function PageLoadError({ error, title, missing, onRetry }: PageLoadErrorProps) {
  return error.reason === 'not-found' || error.reason === 'forbidden' ? (
    <ErrorState kind="not-found" headingLevel={1} {...missing} />
  ) : (
    <LoadError error={error} title={title} headingLevel={1} onRetry={onRetry} />
  );
}
