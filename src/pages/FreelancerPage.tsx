import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { FreelancerScreen } from '../screens/FreelancerScreen/FreelancerScreen.tsx';
import { useNow } from '../state/clock.ts';
import { selectFreelancer, useSelectedFreelancer } from '../state/freelancers.ts';
import { useHourCycle } from '../state/hour-cycle.ts';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { useLoad } from './use-load.ts';
import { usePageTitle } from './use-page-title.ts';

/** /freelancers/{id}: the profile of a queue helper. */
export function FreelancerPage() {
  const { id = '' } = useParams();
  const freelancer = useSelectedFreelancer(id);
  const load = useCallback(() => void selectFreelancer(id), [id]);
  useLoad(load);
  usePageTitle(titleOf(freelancer));
  return (
    <FreelancerScreen
      freelancer={freelancer}
      now={useNow('minute')}
      hourCycle={useHourCycle()}
      bookHref={withBase(paths.queueForm(id))}
      freelancersHref={withBase(paths.freelancers())}
      onRetry={load}
    />
  );
}

function titleOf(freelancer: ReturnType<typeof useSelectedFreelancer>): string {
  if (freelancer.status === 'ready') return freelancer.data.name;
  const isMissing = freelancer.status === 'error' && freelancer.reason === 'not-found';
  return isMissing ? 'Freelancer not found' : 'Queue helper';
}
