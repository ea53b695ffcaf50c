import { Component, useEffect, useState, type ReactNode } from 'react';
import { usePageTitle } from '../pages/use-page-title.ts';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { Link } from '../ui/Link/Link.tsx';
import { withBase } from '../ui/base-path.ts';
import { wayHome } from './app.css.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change resets the error. */
  page: string;
}

interface ErrorBoundaryState {
  error: unknown;
  page: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, page: this.props.page };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ page }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return page === state.page ? null : { error: null, page };
  }

  override render() {
    return this.state.error === null ? this.props.children : <Failed />;
  }
}

function Failed() {
  const [isOffline] = useState(() => !navigator.onLine);
  usePageTitle(isOffline ? 'Offline' : 'Error');
  useEffect(() => {
    const reload = () => location.reload();
    if (isOffline) addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline]);
  return (
    <>
      <ErrorState
        headingLevel={1}
        kind={isOffline ? 'offline' : 'error'}
        title={isOffline ? 'You are offline' : 'This page could not be shown'}
        message={
          isOffline
            ? 'This page will load when you are back online.'
            : 'Something went wrong on our side. Reloading often helps.'
        }
        action={{ label: 'Reload the page', onPress: () => location.reload() }}
      />
      <p className={wayHome}>
        <Link href={withBase('/')}>Go to the home page</Link>
      </p>
    </>
  );
}
