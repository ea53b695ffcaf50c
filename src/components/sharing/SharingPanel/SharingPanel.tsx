import { Eye } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Sharing, SharingScope } from '../../../contract/sharing.ts';
import { isAhead } from '../../../domain/appointments/appointment-status.ts';
import { idleSubmission } from '../../../domain/forms/submission.ts';
import { doctorShortName } from '../../../domain/names.ts';
import { DEFAULT_SCOPE } from '../../../domain/records/sharing.ts';
import { flushTextButtons } from '../../../theme/flush.css.ts';
import { infoBox, infoIcon } from '../../../theme/info-box.css.ts';
import { quietText, strongText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { hasGiven } from '../../../domain/records/health-request.ts';
import { GivenFacts } from '../../records/GivenFacts/GivenFacts.tsx';
import { sharingText } from '../sharing-text.ts';
import { useSharingDialogs, type SharingEvents } from '../use-sharing-dialogs.tsx';
import * as styles from './SharingPanel.css.ts';

export interface SharingPanelProps extends SharingEvents {
  visit: Appointment;
  sharing: Sharing | null;
  unsent: { scope: SharingScope; isSending: boolean; refusal: string | null } | null;
  onRetryUnsent: () => void;
}

export function SharingPanel({
  visit,
  sharing,
  unsent,
  onRetryUnsent,
  ...events
}: SharingPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { openChange, openEnd, dialog } = useSharingDialogs(events);
  if (!sharing && !unsent) return null;
  const name = doctorShortName(visit.doctor.name);
  const scope = unsent?.scope ?? sharing?.scope ?? DEFAULT_SCOPE;
  const canEnd =
    sharing?.endedAt === undefined &&
    (sharing?.scope !== 'nothing' || hasGiven(sharing, events.today));
  const retry = () => {
    heading.current?.focus();
    onRetryUnsent();
  };
  const change = (
    <Button variant="text" onPress={() => openChange([visit], scope)}>
      {t`Change`}
    </Button>
  );
  return (
    <section className={infoBox} aria-labelledby={id}>
      <Inline canWrap={false} gap="s4">
        <Icon glyph={Eye} className={infoIcon} />
        <Stack gap="s2" className={styles.words}>
          <h2 ref={heading} id={id} tabIndex={-1} className={strongText}>
            {t`What ${name} can see`}
          </h2>
          {unsent ? (
            <Unsent name={name} {...unsent} change={change} onRetry={retry} />
          ) : (
            sharing && (
              <>
                <SharingWords visit={visit} sharing={sharing} today={events.today} />
                <GivenFacts
                  visit={visit}
                  sharing={sharing}
                  submission={events.answers[visit.id] ?? idleSubmission}
                  today={events.today}
                  onWithdraw={() => events.onWithdraw(visit)}
                />
                <Inline gap="s4" className={flushTextButtons}>
                  {isAhead(visit) && change}
                  {canEnd && (
                    <Button variant="text" onPress={() => openEnd(visit.doctor)}>
                      {t`End access`}
                    </Button>
                  )}
                </Inline>
              </>
            )
          )}
        </Stack>
      </Inline>
      {dialog}
    </section>
  );
}

function SharingWords({
  visit,
  sharing,
  today,
}: Pick<SharingEvents, 'today'> & { visit: Appointment; sharing: Sharing }) {
  const { label, detail } = sharingText([visit], sharing, today);
  return (
    <div>
      <p>{label}</p>
      <p className={quietText}>{detail}</p>
    </div>
  );
}

interface UnsentProps {
  name: string;
  isSending: boolean;
  refusal: string | null;
  change: ReactNode;
  onRetry: () => void;
}

function Unsent({ name, isSending, refusal, change, onRetry }: UnsentProps) {
  if (isSending) return <p role="status">{t`Saving your choice…`}</p>;
  return (
    <>
      <FormAlert
        message={t`Your choice was not saved. Until you save it, ${name} sees only their own notes.`}
      />
      {refusal !== null && <p>{refusal}</p>}
      <Inline gap="s4" className={flushTextButtons}>
        {refusal === null && (
          <Button variant="text" onPress={onRetry}>
            {t`Try again`}
          </Button>
        )}
        {change}
      </Inline>
    </>
  );
}
