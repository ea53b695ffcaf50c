import { PageLoadError } from '../../../components/shared/PageLoadError/PageLoadError.tsx';
import type { Freelancer } from '../../../contract/freelancers.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { t } from '../../../words/t.ts';
import { QueueForm, type QueueFormProps } from './QueueForm.tsx';
import { QueueFormSkeleton } from './QueueFormSkeleton.tsx';

export interface QueueFormScreenProps extends Omit<QueueFormProps, 'freelancer'> {
  freelancer: Loadable<Freelancer>;
  onRetry: () => void;
}

/** Spec §2 Queue-service booking, §5. */
export function QueueFormScreen({ freelancer, onRetry, ...rest }: QueueFormScreenProps) {
  return (
    <Page padding="form">
      {freelancer.status === 'ready' && <QueueForm {...rest} freelancer={freelancer.data} />}
      {freelancer.status === 'loading' && <QueueFormSkeleton />}
      {freelancer.status === 'error' && (
        <PageLoadError
          error={freelancer}
          title={t`This page could not be loaded`}
          missing={{
            title: t`Freelancer not found`,
            message: t`The helper you are looking for doesn't exist or may have been removed.`,
            action: { label: t`See all helpers`, href: rest.freelancersHref },
          }}
          onRetry={onRetry}
        />
      )}
    </Page>
  );
}
