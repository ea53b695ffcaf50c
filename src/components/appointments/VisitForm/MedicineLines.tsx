import { History, Plus } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { MAX_PRESCRIPTION_LINES, type MedicalRecord } from '../../../contract/records.ts';
import {
  addLine,
  hasRoom,
  isEmptyLine,
  toLineDrafts,
  type LineDraft,
} from '../../../domain/appointments/visit-draft.ts';
import { formatDate } from '../../../domain/time/india-time.ts';
import { breakableText, quietText } from '../../../theme/typography.css.ts';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import type { FormField } from '../../../ui/forms/Form/use-validated-form.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import { MedicineLine } from './MedicineLine.tsx';
import * as styles from './VisitForm.css.ts';

export interface MedicineLinesProps {
  field: FormField<readonly LineDraft[]>;
  errorAt: (path: string) => string | undefined;
  lastRecord: MedicalRecord | null;
}

export function MedicineLines({
  field: { name, value: lines, onChange, error },
  errorAt,
  lastRecord,
}: MedicineLinesProps) {
  const lastId = useId();
  const rows = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (changed: readonly LineDraft[], focused: number) => {
    // The focused row must be in the document.
    flushSync(() => onChange(changed));
    const box = rows.current?.children[focused]?.querySelector('input');
    (box ?? addButton.current)?.focus();
  };
  const add = () => change(addLine(lines), lines.length);
  const remove = (index: number) => {
    const others = lines.filter((_, at) => at !== index);
    change(others, Math.min(index, others.length - 1));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const box = event.target;
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (!isEnter || !(box instanceof HTMLInputElement)) return;
    // Enter would complete the visit.
    event.preventDefault();
    const boxes = [...event.currentTarget.querySelectorAll('input')];
    const next = boxes[boxes.indexOf(box) + 1];
    if (next) next.focus();
    else if (hasRoom(lines) && !isEmptyLine(lines.at(-1))) add();
  };
  const used = lastRecord?.prescriptionLines ?? [];
  return (
    <fieldset className={styles.medicines}>
      <legend className={styles.legend}>{t`Medicines, optional`}</legend>
      <p className={quietText}>
        {t`Your patient can print them as a prescription. Only the name is required.`}
      </p>
      {lastRecord && lines.every(isEmptyLine) && (
        <div className={styles.lastUsed}>
          <p id={lastId} className={breakableText}>
            {t`Your last prescription for this patient, on ${formatDate(lastRecord.date)}: ${used.map(({ medicine }) => medicine).join(', ')}`}
          </p>
          <Button
            variant="secondary"
            icon={<Icon glyph={History} size={20} />}
            aria-describedby={lastId}
            onPress={() => change(toLineDrafts(used), 0)}
          >
            {t`Use again`}
          </Button>
        </div>
      )}
      <div ref={rows} role="presentation" className={styles.rows} onKeyDown={onKeyDown}>
        {lines.map((line, index) => (
          <MedicineLine
            key={index}
            number={index + 1}
            path={`${name}.${index}`}
            line={line}
            errorAt={errorAt}
            onChange={(changed) => onChange(lines.with(index, changed))}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <FormAlert message={error ?? null} />
      {hasRoom(lines) ? (
        <Button
          ref={addButton}
          variant="secondary"
          icon={<Icon glyph={Plus} size={20} />}
          onPress={add}
        >
          {t`Add a medicine`}
        </Button>
      ) : (
        <p>{t`A prescription has at most ${MAX_PRESCRIPTION_LINES} medicines.`}</p>
      )}
    </fieldset>
  );
}
