import type { ReactNode } from 'react';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import { PageLoadError } from '../../../components/shared/PageLoadError/PageLoadError.tsx';
import {
  RecordDocument,
  type RecordDocumentProps,
} from '../../../components/records/RecordDocument/RecordDocument.tsx';
import type { MedicalRecord } from '../../../contract/records.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs/Breadcrumbs.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';

export interface RecordScreenProps extends Omit<RecordDocumentProps, 'record' | 'signature'> {
  record: Loadable<MedicalRecord>;
  /** The picture's URL. Null if the record has none. */
  signature: Loadable<string> | null;
  /**
   * The next free times of the doctor.
   * @default none
   */
  nextTimes?: ReactNode;
  recordsHref: string;
  hrefs: {
    bookAgain: (doctorId: string) => string;
    message: (doctorId: string) => string;
    visit: (appointmentId: string) => string;
  };
  onRetry: () => void;
  onSignatureRetry: () => void;
}

export function RecordScreen({
  record,
  signature,
  nextTimes,
  recordsHref,
  hrefs,
  onRetry,
  onSignatureRetry,
  ...printed
}: RecordScreenProps) {
  if (record.status === 'ready') {
    const { doctorId, doctor, appointmentId } = record.data;
    return (
      <Page gap="s6">
        <Breadcrumbs
          items={[
            { label: t`Medical records`, href: recordsHref },
            { label: record.data.diagnosis },
          ]}
        />
        <RecordDocument
          {...printed}
          record={record.data}
          signature={signature?.status === 'ready' ? signature.data : null}
        />
        {signature && signature.status !== 'ready' && (
          <AsyncSection
            data={signature}
            failure={t`The doctor’s signature could not be loaded`}
            onRetry={onSignatureRetry}
            empty={() => null}
          >
            {() => null}
          </AsyncSection>
        )}
        {nextTimes}
        <Inline gap="s4" rowGap="s3" align="center">
          <ButtonLink href={hrefs.bookAgain(doctorId)} variant="secondary">
            {t`Book again`}
          </ButtonLink>
          <Link href={hrefs.message(doctorId)} variant="stitched">
            <Say>Message {doctorShortName(doctor.name)}</Say>
          </Link>
          {appointmentId !== undefined && (
            <Link href={hrefs.visit(appointmentId)} variant="stitched">
              {t`See the visit`}
            </Link>
          )}
        </Inline>
      </Page>
    );
  }
  return (
    <Page gap="s6" aria-busy={record.status === 'loading'}>
      {record.status === 'loading' ? (
        <>
          <VisuallyHidden>{t`Loading the record…`}</VisuallyHidden>
          <Skeleton shape="block" width="100%" />
        </>
      ) : (
        <PageLoadError
          error={record}
          title={t`The record could not be loaded`}
          missing={{
            title: t`Record not found`,
            message: t`This record does not exist, or you do not have access to it.`,
            action: { label: t`See all records`, href: recordsHref },
          }}
          onRetry={onRetry}
        />
      )}
    </Page>
  );
}
