import type { Appointment } from '../../../contract/appointments.ts';
import type { Sharing } from '../../../contract/sharing.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import { doctorShortName, withDoctorTitle } from '../../../domain/names.ts';
import { hasGiven } from '../../../domain/records/health-request.ts';
import { formatDay } from '../../../domain/time/india-time.ts';
import { flushTextButtons } from '../../../theme/flush.css.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { t } from '../../../words/t.ts';

export interface GivenFactsProps {
  visit: Appointment;
  sharing: Sharing;
  submission: Submission;
  /** Format yyyy-MM-dd. */
  today: string;
  onWithdraw: () => void;
}

/** For the patient, who can withdraw a yes. */
export function GivenFacts({ visit, sharing, submission, today, onWithdraw }: GivenFactsProps) {
  if (!hasGiven(sharing, today)) return null;
  const doctorName = doctorShortName(visit.doctor.name);
  const last = formatDay(sharing.lastDay);
  return (
    <div>
      <p className={quietText}>
        {t`You show ${doctorName} your allergies, medicines, date of birth and sex for this visit. Ends ${last}.`}
      </p>
      <FormAlert message={submission.error} />
      <div className={flushTextButtons}>
        <Button
          variant="text"
          aria-label={t`Stop showing them, ${withDoctorTitle(visit.doctor.name)}, visit on ${formatDay(visit.date)}`}
          isPending={submission.isSubmitting}
          onPress={onWithdraw}
        >
          {t`Stop showing them`}
        </Button>
      </div>
    </div>
  );
}
