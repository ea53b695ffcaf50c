import { SkipTheQueue } from '../../../components/queue/SkipTheQueue/SkipTheQueue.tsx';
import type { Freelancer } from '../../../contract/freelancers.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { suggestedHelper } from '../../../domain/queue/freelancer-choice.ts';
import type { PatientDashboardHrefs } from './hrefs.ts';

export interface QueueHelpProps {
  freelancers: Loadable<readonly Freelancer[]>;
  hrefs: Pick<PatientDashboardHrefs, 'queueForm' | 'freelancers'>;
}

export function QueueHelp({ freelancers, hrefs }: QueueHelpProps) {
  const helper = freelancers.status === 'ready' ? suggestedHelper(freelancers.data) : null;
  return (
    helper && (
      <SkipTheQueue
        helper={helper}
        bookHref={hrefs.queueForm(helper.id)}
        allHref={hrefs.freelancers}
      />
    )
  );
}
