import { Component, useEffect, useState, type ReactNode } from 'react';
import { usePageTitle } from '../../pages/hooks/use-page-title.ts';
import { ErrorState } from '../../ui/feedback/ErrorState/ErrorState.tsx';
import { Link } from '../../ui/navigation/Link/Link.tsx';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { wayHome } from './app.css.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
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
  usePageTitle(isOffline ? t`Offline` : t`Error`);
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
        title={isOffline ? t`You are offline` : t`This page could not be shown`}
        message={
          isOffline
            ? t`This page will load when you are back online.`
            : t`Something went wrong on our side. Reloading often helps.`
        }
        action={{ label: t`Reload the page`, onPress: () => location.reload() }}
      />
      <p className={wayHome}>
        <Link href={withBase('/')}>{t`Go to the home page`}</Link>
      </p>
    </>
  );
}
