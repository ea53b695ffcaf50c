import { TermsScreen } from '../../screens/home/TermsScreen/TermsScreen.tsx';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { useHashTarget } from '../hooks/use-hash-target.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

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
