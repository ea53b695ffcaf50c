import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { parseFreelancerSearch } from '../../domain/queue/freelancer-search.ts';
import { FreelancersScreen } from '../../screens/queue/FreelancersScreen/FreelancersScreen.tsx';
import { freelancerList } from '../../state/freelancers.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useDebouncedSearch } from '../hooks/use-debounced-search.ts';

export function FreelancersPage() {
  usePageTitle(t`Queue helpers`);
  const address = useLocation().search;
  const asked = useMemo(() => parseFreelancerSearch(new URLSearchParams(address)), [address]);
  const [search, setSearch] = useDebouncedSearch(asked, paths.freelancers);
  return (
    <FreelancersScreen
      freelancers={useLoadable(freelancerList)}
      search={search}
      onSearchChange={setSearch}
      freelancerHref={(id) => withBase(paths.freelancer(id))}
      bookHref={(id) => withBase(paths.queueForm(id))}
      onRetry={() => refetch(freelancerList)}
    />
  );
}
