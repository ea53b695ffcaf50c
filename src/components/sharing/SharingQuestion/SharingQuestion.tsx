import { useEffect, useRef, useState } from 'react';
import type { SharingScope } from '../../../contract/sharing.ts';
import { DEFAULT_SCOPE } from '../../../domain/records/sharing.ts';
import { flushTextButtons } from '../../../theme/flush.css.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { scopeSentence } from '../sharing-text.ts';
import { SharingPicker } from '../SharingPicker/SharingPicker.tsx';

export interface SharingQuestionProps {
  /** Short, such as 'Dr. Krishnan'. */
  doctorName: string;
  /** May be ''. */
  specialty: string;
  /** The choice for this visit. Null before there is one. */
  value: SharingScope | null;
  /** The choice for the patient's last visit with the doctor. */
  last: SharingScope | null;
  onChange: (scope: SharingScope) => void;
}

/** Shows the choice of last time in one sentence, and asks only those who have none. */
export function SharingQuestion({
  doctorName,
  specialty,
  value,
  last,
  onChange,
}: SharingQuestionProps) {
  const [isChanging, setChanging] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  // The pressed button disappears.
  useEffect(() => {
    if (isChanging) picker.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isChanging]);
  const isGone = last === 'specialty' && specialty === '';
  const scope = value ?? (isGone ? null : last) ?? DEFAULT_SCOPE;
  if (last !== null && !isGone && !isChanging)
    return (
      <Inline gap="s4" rowGap="none" align="baseline">
        <p>{scopeSentence(scope, specialty, doctorName)}</p>
        <div className={flushTextButtons}>
          <Button
            variant="text"
            aria-label={t`Change what ${doctorName} can see`}
            onPress={() => setChanging(true)}
          >
            {t`Change`}
          </Button>
        </div>
      </Inline>
    );
  return (
    <Stack gap="s3">
      <div ref={picker}>
        <SharingPicker
          doctorName={doctorName}
          specialty={specialty}
          value={scope}
          onChange={onChange}
        />
      </div>
      <p className={quietText}>
        {t`This starts when ${doctorName} accepts your visit and ends a few days after it. You can change or end it at any time.`}
      </p>
    </Stack>
  );
}
