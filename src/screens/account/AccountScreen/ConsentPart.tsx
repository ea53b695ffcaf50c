import { PrivacyNotice } from '../../../components/account/PrivacyNotice/PrivacyNotice.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { Role } from '../../../contract/common.ts';
import type { Consent, Purpose } from '../../../contract/privacy.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { needsConsent, requiredPurposes } from '../../../domain/privacy/notice.ts';
import {
  dateInIndia,
  formatDate,
  formatTime,
  timeInIndia,
} from '../../../domain/time/india-time.ts';
import { h3Text, softText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox/Checkbox.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import * as styles from './AccountScreen.css.ts';

export interface ConsentPartProps {
  role: Role;
  consent: {
    history: Loadable<readonly Consent[]>;
    submission: Submission;
    onSave: (purposes: Purpose[]) => void;
    onRetry: () => void;
  };
}

export function ConsentPart({ role, consent }: ConsentPartProps) {
  const { history, submission, onSave, onRetry } = consent;
  if (history.status === 'error' && history.reason === 'not-found') return null;
  return (
    <Stack gap="s3" align="start">
      <h3 className={h3Text}>{t`What you agreed to`}</h3>
      <AsyncSection
        data={history}
        failure={t`Your consents could not be loaded`}
        onRetry={onRetry}
        empty={() => null}
      >
        {(consents) => (
          <>
            <ConsentStatus consents={consents} />
            <PrivacyNotice userRole={role} />
            {needsConsent(consents) ? (
              <Button
                variant="secondary"
                isPending={submission.isSubmitting}
                onPress={() => onSave(requiredPurposes(role))}
              >
                {t`Agree`}
              </Button>
            ) : (
              <Checkbox
                isSelected={consents.at(-1)?.purposes.includes('location') ?? false}
                isDisabled={submission.isSubmitting}
                onChange={(isAllowed) =>
                  onSave([...requiredPurposes(role), ...(isAllowed ? ['location' as const] : [])])
                }
              >
                {t`Allow my location in searches`}
              </Checkbox>
            )}
            <FormAlert message={submission.error} />
            <p className={softText}>
              {t`We need the rest to run your account. To withdraw your consent to the rest, delete your account.`}
            </p>
          </>
        )}
      </AsyncSection>
    </Stack>
  );
}

function ConsentStatus({ consents }: { consents: readonly Consent[] }) {
  const hourCycle = useHourCycle();
  if (consents.length === 0) {
    return <p className={softText}>{t`You have not agreed to our notice yet.`}</p>;
  }
  const format = (at: string) => {
    const instant = new Date(at);
    const [date, time] = [dateInIndia(instant), timeInIndia(instant)];
    return `${formatDate(date)}, ${formatTime(time, hourCycle)}`;
  };
  return (
    <ul className={styles.consents}>
      {consents.toReversed().map(({ version, purposes, at }) => (
        <li key={at}>
          {purposes.includes('location')
            ? t`You agreed on ${format(at)} to the notice of ${formatDate(version)}, including your location`
            : t`You agreed on ${format(at)} to the notice of ${formatDate(version)}, without your location`}
        </li>
      ))}
    </ul>
  );
}
