import { RecordDetails } from '../../../components/records/RecordDetails/RecordDetails.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import { cancellationText } from '../../../components/appointments/cancellation-text.ts';
import type { Appointment } from '../../../contract/appointments.ts';
import type { MedicalRecord } from '../../../contract/records.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { recordOfVisit } from '../../../domain/appointments/visit-draft.ts';
import { h3Text } from '../../../theme/typography.css.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './VisitScreen.css.ts';

export interface VisitOutcomeProps {
  visit: Appointment;
  records: Loadable<readonly MedicalRecord[]>;
  appointmentsHref: string;
  dashboardHref: string;
  onRetryRecords: () => void;
}

export function VisitOutcome({
  visit,
  records,
  appointmentsHref,
  dashboardHref,
  onRetryRecords,
}: VisitOutcomeProps) {
  const { id, status, patient } = visit;
  if (status === 'pending')
    return (
      <p>
        <Say>
          {patient.name} has requested this visit. Accept the request to write your notes here.{' '}
          <Link href={appointmentsHref}>View appointments</Link>
        </Say>
      </p>
    );
  if (status === 'cancelled')
    return (
      <p className={styles.reason}>
        {cancellationText(visit, 'doctor')}{' '}
        <Link href={appointmentsHref}>{t`View appointments`}</Link>
      </p>
    );
  return (
    <AsyncSection
      data={records}
      failure={t`The record of this visit could not be loaded`}
      onRetry={onRetryRecords}
      empty={(all) =>
        recordOfVisit(all, id) ? null : { text: t`This visit was completed without notes.` }
      }
    >
      {(all) => {
        const record = recordOfVisit(all, id);
        return (
          record && (
            <>
              <p>
                <Say>
                  {patient.name} can now read this record under Records.{' '}
                  <Link href={dashboardHref}>Back to your dashboard</Link>
                </Say>
              </p>
              <Stack as="article" gap="s5" className={styles.sheet}>
                <h3 className={h3Text}>{record.diagnosis}</h3>
                <RecordDetails record={record} headingLevel={4} />
              </Stack>
            </>
          )
        );
      }}
    </AsyncSection>
  );
}
