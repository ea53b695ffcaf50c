import { useParams } from 'react-router-dom';
import type { Freelancer } from '../../contract/freelancers.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { FreelancerScreen } from '../../screens/queue/FreelancerScreen/FreelancerScreen.tsx';
import { useNow } from '../../state/core/clock.ts';
import { freelancerQuery } from '../../state/freelancers.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

export function FreelancerPage() {
  const { id = '' } = useParams();
  const freelancer = useLoadable(freelancerQuery(id));
  usePageTitle(formatTitle(freelancer));
  return (
    <FreelancerScreen
      freelancer={freelancer}
      now={useNow('minute')}
      bookHref={withBase(paths.queueForm(id))}
      freelancersHref={withBase(paths.freelancers())}
      onRetry={() => refetch(freelancerQuery(id))}
    />
  );
}

function formatTitle(freelancer: Loadable<Freelancer>): string {
  if (freelancer.status === 'ready') return freelancer.data.name;
  const isMissing = freelancer.status === 'error' && freelancer.reason === 'not-found';
  return isMissing ? t`Freelancer not found` : t`Queue helper`;
}
