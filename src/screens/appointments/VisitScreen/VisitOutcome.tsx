import { Printer } from 'lucide-react';
import { PrintedPrescription } from '../../../components/records/PrescriptionSheet/PrintedPrescription.tsx';
import { RecordDetails } from '../../../components/records/RecordDetails/RecordDetails.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import { cancellationText } from '../../../components/appointments/cancellation-text.ts';
import type { Appointment } from '../../../contract/appointments.ts';
import type { MedicalRecord } from '../../../contract/records.ts';
import type { HealthFacts } from '../../../contract/sharing.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { recordOfVisit } from '../../../domain/records/record-of-visit.ts';
import { h3Text } from '../../../theme/typography.css.ts';
import { firstName } from '../../../domain/names.ts';
import { formatTime } from '../../../domain/time/india-time.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './VisitScreen.css.ts';

export interface NextPatient {
  name: string;
  time: string;
  href: string;
}

export interface VisitOutcomeProps {
  visit: Appointment;
  records: Loadable<readonly MedicalRecord[]>;
  next: NextPatient | null;
  messageHref: string;
  appointmentsHref: string;
  dashboardHref: string;
  onRetryRecords: () => void;
  /** For the printed prescription. Null if the doctor may not read them. */
  facts: HealthFacts | null;
  signature: Loadable<string> | null;
  onSignatureRetry: () => void;
  onPrint: () => void;
}

export function VisitOutcome({
  visit,
  records,
  next,
  messageHref,
  appointmentsHref,
  dashboardHref,
  onRetryRecords,
  facts,
  signature,
  onSignatureRetry,
  onPrint,
}: VisitOutcomeProps) {
  const hourCycle = useHourCycle();
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
  if (status === 'scheduled')
    return (
      <p>
        <Say>
          This visit is marked as missed, so it has no notes.{' '}
          <Link href={messageHref}>Message {firstName(patient.name)}</Link>
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
                <Say>{patient.name} can now read this record under Records.</Say>
              </p>
              <Inline gap="s4" rowGap="s3" align="center">
                {next && (
                  <ButtonLink href={next.href}>
                    {t`Next patient: ${next.name}, ${formatTime(next.time, hourCycle)}`}
                  </ButtonLink>
                )}
                <Link href={messageHref} variant="stitched">
                  <Say>Message {firstName(patient.name)}</Say>
                </Link>
                <Link href={dashboardHref} variant="stitched">{t`Back to your dashboard`}</Link>
              </Inline>
              <Stack as="article" gap="s5" className={styles.sheet}>
                <h3 className={h3Text}>{record.diagnosis}</h3>
                <RecordDetails record={record} headingLevel={4} />
                {signature && signature.status !== 'ready' && (
                  <AsyncSection
                    data={signature}
                    failure={t`Your signature could not be loaded`}
                    onRetry={onSignatureRetry}
                    empty={() => null}
                  >
                    {() => null}
                  </AsyncSection>
                )}
                <div>
                  <Button
                    variant="secondary"
                    icon={<Icon glyph={Printer} size={20} />}
                    isDisabled={signature?.status === 'loading'}
                    onPress={onPrint}
                  >
                    {t`Print prescription`}
                  </Button>
                </div>
              </Stack>
              <PrintedPrescription
                record={record}
                patientName={patient.name}
                facts={facts}
                signature={signature?.status === 'ready' ? signature.data : null}
              />
            </>
          )
        );
      }}
    </AsyncSection>
  );
}
