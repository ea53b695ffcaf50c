import { TermsScreen } from '../screens/TermsScreen/TermsScreen.tsx';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { useHashTarget } from './use-hash-target.ts';
import { usePageTitle } from './use-page-title.ts';

export interface TermsPageProps {
  isDemo: boolean;
}

export function TermsPage({ isDemo }: TermsPageProps) {
  usePageTitle('Terms and privacy');
  useHashTarget();
  return (
    <TermsScreen keptIn={isDemo ? 'browser' : 'server'} accountHref={withBase(paths.account())} />
  );
}
