import type { User } from '../../contract/auth.ts';
import { RecordsScreen } from '../../screens/records/RecordsScreen/RecordsScreen.tsx';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { recordList } from '../../state/records.ts';
import { useUser } from '../../state/session/session.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

export function RecordsPage() {
  usePageTitle(t`Medical records`);
  const user = useUser();
  return user && <OwnRecords user={user} />;
}

function OwnRecords({ user }: { user: User }) {
  return (
    <RecordsScreen
      records={useLoadable(recordList(user.id))}
      recordHref={(id) => withBase(paths.record(id))}
      dashboardHref={withBase(paths.dashboard(user))}
      onRetry={() => refetch(recordList(user.id))}
    />
  );
}
