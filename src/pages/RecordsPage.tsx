import { useCallback } from 'react';
import type { User } from '../contract/auth.ts';
import { RecordsScreen } from '../screens/RecordsScreen/RecordsScreen.tsx';
import { useAuth } from '../state/auth.ts';
import { loadRecords, useRecords } from '../state/records.ts';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { useLoad } from './use-load.ts';
import { usePageTitle } from './use-page-title.ts';

/** /records: every medical record of the patient. */
export function RecordsPage() {
  usePageTitle('Medical records');
  const { user } = useAuth();
  return user && <OwnRecords user={user} />;
}

function OwnRecords({ user }: { user: User }) {
  const load = useCallback(() => void loadRecords(user.id), [user.id]);
  useLoad(load);
  return (
    <RecordsScreen
      records={useRecords(user.id)}
      recordHref={(id) => withBase(paths.record(id))}
      dashboardHref={withBase(paths.dashboard(user))}
      onRetry={load}
    />
  );
}
