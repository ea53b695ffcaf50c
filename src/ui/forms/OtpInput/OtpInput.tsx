import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { onlyDigits } from '../../../domain/forms/digits.ts';
import { OTP_DIGITS } from '../../../domain/forms/otp.ts';
import { t } from '../../../words/t.ts';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { ErrorLine } from '../Field/ErrorLine.tsx';
import { label as labelClass } from '../Field/Field.css.ts';
import { box, boxes, group } from './OtpInput.css.ts';
import { splitCode, withBox, withDigits } from './otp-boxes.ts';

const otpText = lazyModule(() => import('../../../domain/forms/otp-text.ts'), { when: 'open' });

export interface OtpInputProps {
  label: string;
  /** A space stands for an empty input before a filled one. */
  value: string;
  onChange: (code: string) => void;
  error?: string;
  /** @default false */
  isDisabled?: boolean;
}

/** Pasting or autofilling a code into any input fills all inputs (spec §2 OTP). */
export function OtpInput({ label, value, onChange, error, isDisabled = false }: OtpInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const digits = splitCode(value);

  const isWrong = (digit: string) => Boolean(error) && (digit === '' || !digits.includes(''));

  const focus = (index: number) => {
    const input = inputs.current[Math.max(0, Math.min(index, OTP_DIGITS - 1))];
    input?.focus();
    input?.select();
  };
  const fill = (index: number, text: string) => {
    const next = withDigits(value, index, text);
    onChange(next);
    focus(text.length >= OTP_DIGITS ? OTP_DIGITS - 1 : index + text.length);
  };

  const fillFrom = async (index: number, text: string) => {
    const all = onlyDigits(text);
    if (all.length <= OTP_DIGITS) return all !== '' && fill(index, all);
    const late = await otpText.load().catch(() => null);
    return fill(index, late?.findCode(text) ?? all);
  };

  const handleChange = (index: number, text: string) => {
    if (text.length > 2) return void fillFrom(index, text);
    const typed = onlyDigits(text);
    const old = digits[index] ?? '';
    if (text === '') onChange(withBox(value, index, ''));
    else if (typed.length === 2 && old !== '') fill(index, typed.replace(old, ''));
    else if (typed !== '') fill(index, typed);
  };

  const handlePaste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    void fillFrom(index, event.clipboardData.getData('text'));
  };

  const handleKeyDown = (index: number, event: KeyboardEvent) => {
    const emptied = event.key === 'Backspace' && digits[index] === '' ? index - 1 : index;
    const target = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: OTP_DIGITS - 1,
      Backspace: emptied,
      Delete: index,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (event.key === 'Backspace' || event.key === 'Delete') {
      if (emptied >= 0) onChange(withBox(value, emptied, ''));
    }
    focus(target);
  };

  return (
    <div
      className={group}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? errorId : undefined}
    >
      <span id={`${id}-label`} className={labelClass}>
        {label}
      </span>
      {/* The digits are left-to-right in every language. */}
      <div className={boxes} dir="ltr">
        {digits.map((digit, index) => (
          <input
            key={index}
            ref={(input) => {
              inputs.current[index] = input;
            }}
            className={box}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-label={t`Digit ${String(index + 1)} of ${String(OTP_DIGITS)}`}
            aria-invalid={isWrong(digit) || undefined}
            aria-describedby={error ? errorId : undefined}
            disabled={isDisabled}
            value={digit}
            // React fires no change event if the user types the digit that is already there.
            onInput={(event) => handleChange(index, event.currentTarget.value)}
            onPaste={(event) => handlePaste(index, event)}
            onKeyDown={(event) => handleKeyDown(index, event)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </div>
  );
}
