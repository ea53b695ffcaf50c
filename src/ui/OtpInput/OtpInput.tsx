import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { onlyDigits } from '../../domain/digits.ts';
import { OTP_DIGITS } from '../../domain/otp.ts';
import { ErrorLine } from '../Field/ErrorLine.tsx';
import { label as labelClass } from '../Field/Field.css.ts';
import { box, boxes, group } from './OtpInput.css.ts';
import { boxesOf, withBox, withDigits } from './otp-boxes.ts';

export interface OtpInputProps {
  /** The name of the group, over the boxes. */
  label: string;
  /** The digits so far; a space stands for an empty box before a filled one. */
  value: string;
  /** A digit came or went. */
  onChange: (code: string) => void;
  /** What is wrong with the code, if anything is. */
  error?: string;
  /**
   * Whether the boxes can be neither focused nor changed.
   * @default false
   */
  isDisabled?: boolean;
}

/**
 * A one-time code of six digits in six boxes (spec §2 OTP): the focus moves on with each digit and
 * back with Backspace in an empty box; a code pasted or filled into any box fills them all.
 */
export function OtpInput({ label, value, onChange, error, isDisabled = false }: OtpInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const digits = boxesOf(value);

  // Of a code that is too short, the boxes that still want a digit are wrong; of a whole one, all are.
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

  const handleChange = (index: number, text: string) => {
    const typed = onlyDigits(text);
    const old = digits[index] ?? '';
    if (text === '') onChange(withBox(value, index, ''));
    // A digit typed beside the one that was there takes its place.
    else if (typed.length === 2 && old !== '') fill(index, typed.replace(old, ''));
    else if (typed !== '') fill(index, typed);
  };

  const handlePaste = (index: number, event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = onlyDigits(event.clipboardData.getData('text'));
    if (pasted !== '') fill(index, pasted);
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
      {/* A number is read from left to right on any page. */}
      <div className={boxes} dir="ltr">
        {digits.map((digit, index) => (
          <input
            // The boxes are places: they neither move nor leave.
            key={index}
            ref={(input) => {
              inputs.current[index] = input;
            }}
            className={box}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-label={`Digit ${String(index + 1)} of ${String(OTP_DIGITS)}`}
            aria-invalid={isWrong(digit) || undefined}
            aria-describedby={error ? errorId : undefined}
            disabled={isDisabled}
            value={digit}
            // React keeps a change to the same digit to itself.
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
