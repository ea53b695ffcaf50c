import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import {
  NumberField as AriaNumberField,
  Button,
  Group,
  I18nProvider,
  Input,
  Label,
} from 'react-aria-components';
import { field, label as labelClass } from '../Field/Field.css.ts';
import { FieldNotes, notesOf, type FieldNotesProps } from '../Field/FieldNotes.tsx';
import { number, step, stepper } from './NumberField.css.ts';

export interface NumberFieldProps extends FieldNotesProps {
  /** What is counted, over the box: 'Duration, in hours'. */
  label: string;
  /** The whole number; null while the box is empty. */
  value: number | null;
  /** It was typed or stepped to; null when the box was emptied. A typed number may lie outside of the bounds. */
  onChange: (value: number | null) => void;
  /** The least that the buttons and arrows lead to. */
  minValue: number;
  /** The most that the buttons and arrows lead to. */
  maxValue: number;
  /**
   * Whether it must be filled in.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Whether it can be neither focused nor changed.
   * @default false
   */
  isDisabled?: boolean;
  /** Its name in the form. */
  name?: string;
}

/** The digits of 'en-IN', whatever the device speaks; one object, since react-aria compares it. */
const wholeNumber = { maximumFractionDigits: 0, useGrouping: false } as const;
const signs = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * A whole number that is typed, or stepped to by two buttons or the arrows. What is typed is never corrected
 * unasked: the owner says what is wrong with it.
 */
export function NumberField({
  label,
  value,
  onChange,
  error,
  description,
  ...numberField
}: NumberFieldProps) {
  const id = useId();
  const tell = (next: number) => onChange(Number.isNaN(next) ? null : next);
  return (
    <I18nProvider locale="en-IN">
      <AriaNumberField
        {...numberField}
        className={field}
        value={value ?? Number.NaN}
        onChange={tell}
        formatOptions={wholeNumber}
        commitBehavior="validate"
        aria-describedby={notesOf(id, { error, description })}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
      >
        <Label className={labelClass}>{label}</Label>
        {/* The label names the number; a group without a name around it would only be noise. */}
        <Group className={stepper} role="presentation">
          <Button slot="decrement" className={step}>
            <Minus {...signs} />
          </Button>
          <Input
            className={number}
            // Told at every key, where react-aria waits until the field is left.
            onInput={(event) => tell(Number.parseInt(event.currentTarget.value, 10))}
          />
          <Button slot="increment" className={step}>
            <Plus {...signs} />
          </Button>
        </Group>
        <FieldNotes id={id} error={error} description={description} />
      </AriaNumberField>
    </I18nProvider>
  );
}
