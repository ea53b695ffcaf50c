import { useId } from 'react';
import { quietNumberText } from '../../../theme/typography.css.ts';
import { caption, range, slider } from './Slider.css.ts';

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** For example '150%'. */
  valueText: string;
  /** @default false */
  isDisabled?: boolean;
}

export function Slider({
  label,
  value,
  onChange,
  valueText,
  isDisabled = false,
  ...scale
}: SliderProps) {
  const id = useId();
  return (
    <div className={slider}>
      <div className={caption}>
        <label htmlFor={id}>{label}</label>
        <span className={quietNumberText} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <input
        {...scale}
        type="range"
        id={id}
        className={range}
        value={value}
        disabled={isDisabled}
        aria-valuetext={valueText}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
