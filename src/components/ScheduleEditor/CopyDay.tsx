import { useState } from 'react';
import type { Weekday } from '../../contract/doctors.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
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
    <fieldset className={styles.copy}>
      <legend className={styles.group}>Copy {from} to</legend>
      <div className={styles.copyDays}>
        {days.map((day) => (
          <Checkbox
            key={day}
            isSelected={chosen.includes(day)}
            onChange={(isSelected) => choose(day, isSelected)}
          >
            {day}
          </Checkbox>
        ))}
      </div>
      <div>
        <Button
          variant="secondary"
          isDisabled={chosen.length === 0}
          onPress={() => onCopy(days.filter((day) => chosen.includes(day)))}
        >
          Copy
        </Button>
      </div>
    </fieldset>
  );
}
