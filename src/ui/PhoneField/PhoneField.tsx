import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Input } from 'react-aria-components';
import { formatMobile, mobileDigits } from '../../domain/phone.ts';
import { input, leading, prefix, withPrefix } from '../Field/Field.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

export interface PhoneFieldProps extends FieldProps {
  /** The digits of the number, up to 10, without +91. */
  value: string;
  /** It was typed, pasted or filled in; a +91, 0091 or 0 before ten digits has been taken off. */
  onChange: (digits: string) => void;
}

/** An Indian mobile number (spec §5): shown as '98450 21763' after a fixed +91, told as its 10 digits. */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ digitsBefore: number } | null>(null);

  // The gap comes and goes as digits do, which would send the caret to the end.
  useLayoutEffect(() => {
    const element = inputRef.current;
    if (!caret || !element || element !== element.ownerDocument.activeElement) return;
    const at = formatMobile(onlyDigits(element.value).slice(0, caret.digitsBefore)).length;
    element.setSelectionRange(at, at);
  }, [caret]);

  const handleChange = (text: string) => {
    const digits = mobileDigits(text);
    const all = onlyDigits(text);
    const countryCode = all.startsWith(digits) ? 0 : all.length - digits.length;
    const before = onlyDigits(text.slice(0, inputRef.current?.selectionStart ?? text.length));
    setCaret({ digitsBefore: Math.max(0, before.length - countryCode) });
    onChange(digits);
  };

  return (
    <Field
      autoComplete="tel-national"
      {...field}
      type="tel"
      inputMode="numeric"
      value={formatMobile(value)}
      onChange={handleChange}
    >
      <Input ref={inputRef} className={`${input} ${withPrefix}`} onKeyDown={stepOverGap} />
      <span className={leading}>
        <span className={prefix}>+91</span>
      </span>
    </Field>
  );
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Backspace after the gap and Delete before it mean the digit beyond it. */
function stepOverGap(event: KeyboardEvent<HTMLInputElement>): void {
  const { selectionStart: at, selectionEnd, value } = event.currentTarget;
  if (at === null || at !== selectionEnd) return;
  if (event.key === 'Backspace' && value[at - 1] === ' ') {
    event.currentTarget.setSelectionRange(at - 1, at - 1);
  } else if (event.key === 'Delete' && value[at] === ' ') {
    event.currentTarget.setSelectionRange(at + 1, at + 1);
  }
}
