import { TermsScreen } from '../screens/TermsScreen/TermsScreen.tsx';
import { withBase } from '../ui/base-path.ts';
import { t } from '../words/t.ts';
import type { PageProps } from './page-props.ts';
import { paths } from './paths.ts';
import { useHashTarget } from './use-hash-target.ts';
import { usePageTitle } from './use-page-title.ts';

export function TermsPage({ isDemo }: Pick<PageProps, 'isDemo'>) {
  usePageTitle(t`Terms and privacy`);
  useHashTarget();
  return (
    <TermsScreen
      retention={isDemo ? 'browser' : 'server'}
      accountHref={withBase(paths.account())}
    />
  );
}
