import { HeartPulse } from 'lucide-react';
import type { HealthAnswer } from '../../../contract/sharing.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import { withDoctorTitle } from '../../../domain/names.ts';
import { formatDay } from '../../../domain/time/india-time.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './HealthRequestPrompt.css.ts';

export interface HealthRequestPromptProps {
  doctorName: string;
  /** Format yyyy-MM-dd. Null during the visit's call. */
  visitDate: string | null;
  /** Format yyyy-MM-dd. */
  lastDay: string;
  /** False until the patient's own health facts have loaded. */
  hasNoAllergies: boolean;
  healthHref: string;
  submission: Submission;
  onAnswer: (answer: HealthAnswer) => void;
}

export function HealthRequestPrompt({
  doctorName,
  visitDate,
  lastDay,
  hasNoAllergies,
  healthHref,
  submission,
  onAnswer,
}: HealthRequestPromptProps) {
  const name = withDoctorTitle(doctorName);
  const last = formatDay(lastDay);
  const { isSubmitting, error } = submission;
  return (
    <section className={styles.box} aria-label={t`Request of ${name}`}>
      <Inline canWrap={false} gap="s3">
        <Icon glyph={HeartPulse} className={styles.sign} size={20} />
        <Stack gap="s2" className={styles.words}>
          <p>
            {visitDate === null
              ? t`${name} asks to see your allergies, medicines, date of birth and sex, for this visit, until ${last}.`
              : t`${name} asks to see your allergies, medicines, date of birth and sex, for your visit on ${formatDay(visitDate)}, until ${last}.`}
          </p>
          {hasNoAllergies && (
            <p>
              <Say>
                You have not written down any allergies.{' '}
                <Link href={healthHref}>Write them down</Link>
              </Say>
            </p>
          )}
          <FormAlert message={error} />
          <Inline gap="s3" rowGap="s2">
            <Button onPress={() => onAnswer('yes')} isPending={isSubmitting}>
              {t`Show them`}
            </Button>
            <Button variant="secondary" onPress={() => onAnswer('no')} isDisabled={isSubmitting}>
              {t`Do not show`}
            </Button>
          </Inline>
        </Stack>
      </Inline>
    </section>
  );
}
