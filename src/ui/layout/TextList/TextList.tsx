import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { quietText } from '../../../theme/typography.css.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { Button } from '../../forms/Button/Button.tsx';
import { ErrorLine } from '../../forms/Field/ErrorLine.tsx';
import { field, label as labelClass } from '../../forms/Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { remove, row, rows } from './TextList.css.ts';

export interface TextListProps {
  label: string;
  /** Name of one item, for example 'degree'. */
  item: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  errorAt?: (index: number) => string | undefined;
  error?: string;
  description?: string;
  max: number;
}

export function TextList({
  label,
  item,
  values,
  onChange,
  errorAt,
  error,
  description,
  max,
}: TextListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const boxes = list.current?.querySelectorAll('input') ?? [];
    const target = boxes[Math.min(wanted.current, boxes.length - 1)];
    wanted.current = null;
    (target ?? list.current?.querySelector('button'))?.focus();
  });

  const change = (next: string[], focus: number) => {
    wanted.current = focus;
    onChange(next);
  };
  const notes = [description && `${id}-note`, error && `${id}-error`].filter(Boolean);
  return (
    <div
      ref={list}
      className={field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
    >
      <span id={`${id}-label`} className={labelClass}>
        {label}
      </span>
      <div className={rows}>
        {values.map((value, index) => {
          const name = `${item} ${index + 1}`;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no ids, and two may have equal text
            <div key={index} className={row}>
              <TextField
                label={`${name[0]?.toUpperCase()}${name.slice(1)}`}
                isLabelHidden
                value={value}
                error={errorAt?.(index)}
                onChange={(text) => onChange(values.with(index, text))}
              />
              <span className={remove}>
                <IconButton
                  label={t`Remove ${name}`}
                  icon={<Icon glyph={X} size={20} />}
                  onClick={() => change(values.toSpliced(index, 1), index)}
                />
              </span>
            </div>
          );
        })}
      </div>
      {description !== undefined && (
        <span id={`${id}-note`} className={quietText}>
          {description}
        </span>
      )}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      <div>
        <Button
          variant="text"
          icon={<Icon glyph={Plus} size={20} />}
          isDisabled={values.length >= max}
          onPress={() => change([...values, ''], values.length)}
        >
          <Say>Add {item}</Say>
        </Button>
      </div>
    </div>
  );
}
