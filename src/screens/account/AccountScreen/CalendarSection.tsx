import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import type { CalendarFeed } from '../../../contract/calendar.ts';
import type { Role } from '../../../contract/common.ts';
import type { Submission } from '../../../domain/forms/submission.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { dateInIndia, formatDate } from '../../../domain/time/india-time.ts';
import { quietText, softText, strongText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { t } from '../../../words/t.ts';
import { AccountSection } from './AccountSection.tsx';

const dialogModule = lazyModule(() => import('./CalendarDialog.tsx'), { when: 'open' });

export interface CalendarSectionProps {
  role: Role;
  calendarFeed: Loadable<CalendarFeed>;
  calendarForm: {
    dialog: 'replace' | 'stop' | null;
    /** A new address, which is shown once. */
    address: string | null;
    submission: Submission;
    onOpen: (dialog: 'replace' | 'stop') => void;
    onClose: () => void;
    onMake: () => void;
    onStop: () => void;
    onCopy: () => void;
  };
  onRetryCalendar: () => void;
}

export function CalendarSection({
  role,
  calendarFeed,
  calendarForm,
  onRetryCalendar,
}: CalendarSectionProps) {
  const { dialog, address, submission, onOpen, onClose, onMake } = calendarForm;
  const isOpen = dialog !== null || address !== null;
  const late = useLazyModule(dialogModule, { isOpen, onError: onClose });
  return (
    <AccountSection
      title={t`Calendar`}
      note={t`Your calendar app can show your visits and follow their changes.`}
    >
      <AsyncSection
        data={calendarFeed}
        failure={t`Your calendar address could not be loaded`}
        onRetry={onRetryCalendar}
        empty={({ isOffered }) =>
          isOffered
            ? null
            : {
                text: t`This needs a server. The demo runs in your browser, so calendar apps cannot reach it.`,
              }
        }
      >
        {({ madeAt }) => (
          <Stack gap="s4" align="start">
            <p className={softText}>
              {role === 'patient'
                ? t`At a private address, your calendar app finds the doctor, time and place of your visits, without notes or health data. Anyone who has the address can read them.`
                : t`At a private address, your calendar app finds the time, type and place of your visits, without patients’ names. Anyone who has the address can read them.`}
            </p>
            {madeAt === null ? (
              <Button
                variant="secondary"
                isPending={submission.isSubmitting && dialog === null}
                onPress={onMake}
              >
                {t`Make a private address`}
              </Button>
            ) : (
              <Made madeAt={madeAt} onOpen={onOpen} />
            )}
            {!isOpen && <FormAlert message={submission.error} />}
          </Stack>
        )}
      </AsyncSection>
      {late && <late.CalendarDialog {...calendarForm} />}
    </AccountSection>
  );
}

interface MadeProps {
  madeAt: string;
  onOpen: CalendarSectionProps['calendarForm']['onOpen'];
}

function Made({ madeAt, onOpen }: MadeProps) {
  const day = formatDate(dateInIndia(new Date(madeAt)));
  return (
    <>
      <Stack gap="s1">
        <p className={strongText}>{t`You made an address on ${day}`}</p>
        <p className={quietText}>
          {t`We cannot show it again. If you have lost it, make a new one.`}
        </p>
      </Stack>
      <Inline gap="s3">
        <Button variant="secondary" onPress={() => onOpen('replace')}>
          {t`Make a new address`}
        </Button>
        <Button variant="danger" onPress={() => onOpen('stop')}>
          {t`Stop this address`}
        </Button>
      </Inline>
    </>
  );
}
