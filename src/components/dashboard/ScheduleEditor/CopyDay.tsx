import { useState } from 'react';
import type { Weekday } from '../../../contract/doctors.ts';
import { weekdayName } from '../../../domain/time/day-names.ts';
import { labelText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox/Checkbox.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './ScheduleEditor.css.ts';

export interface CopyDayProps {
  from: Weekday;
  days: readonly Weekday[];
  onCopy: (days: Weekday[]) => void;
}

export function CopyDay({ from, days, onCopy }: CopyDayProps) {
  const [chosen, setChosen] = useState<Weekday[]>([]);
  const choose = (day: Weekday, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, day] : chosen.filter((other) => other !== day));
  return (
    <Stack as="fieldset" gap="s2" className={styles.copy}>
      <legend className={labelText}>{t`Copy ${weekdayName(from)} to`}</legend>
      <Inline gap="s5" rowGap="none" className={styles.copyDays}>
        {days.map((day) => (
          <Checkbox
            key={day}
            isSelected={chosen.includes(day)}
            onChange={(isSelected) => choose(day, isSelected)}
          >
            {weekdayName(day)}
          </Checkbox>
        ))}
      </Inline>
      <div>
        <Button
          variant="secondary"
          isDisabled={chosen.length === 0}
          onPress={() => onCopy(days.filter((day) => chosen.includes(day)))}
        >
          {t`Copy`}
        </Button>
      </div>
    </Stack>
  );
}
