import type { Appointment } from '../../../contract/appointments.ts';
import type { Sharing } from '../../../contract/sharing.ts';
import { isAhead } from '../../../domain/appointments/appointment-status.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { formatDay } from '../../../domain/time/india-time.ts';
import { flushTextButtons } from '../../../theme/flush.css.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { t } from '../../../words/t.ts';
import { idleSubmission } from '../../../domain/forms/submission.ts';
import { GivenFacts } from '../../records/GivenFacts/GivenFacts.tsx';
import { sharingText } from '../../sharing/sharing-text.ts';
import { useSharingDialogs, type SharingEvents } from '../../sharing/use-sharing-dialogs.tsx';

export interface VisitSharingProps extends SharingEvents {
  visit: Appointment;
  sharing: Sharing;
  isUnsent: boolean;
}

export function VisitSharing({ visit, sharing, isUnsent, ...events }: VisitSharingProps) {
  const { openChange, dialog } = useSharingDialogs(events);
  const { label, detail } = sharingText([visit], sharing, events.today);
  const name = withDoctorTitle(visit.doctor.name);
  return (
    <>
      <p>{label}</p>
      <p className={quietText}>{isUnsent ? t`Your last choice was not saved.` : detail}</p>
      <GivenFacts
        visit={visit}
        sharing={sharing}
        submission={events.answers[visit.id] ?? idleSubmission}
        today={events.today}
        onWithdraw={() => events.onWithdraw(visit)}
      />
      {isAhead(visit) && (
        <div className={flushTextButtons}>
          <Button
            variant="text"
            aria-label={t`Change, ${name}, visit on ${formatDay(visit.date)}`}
            onPress={() => openChange([visit], sharing.scope)}
          >
            {t`Change`}
          </Button>
        </div>
      )}
      {dialog}
    </>
  );
}
