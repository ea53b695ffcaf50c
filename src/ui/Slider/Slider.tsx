import { useId } from 'react';
import { caption, output, range, slider } from './Slider.css.ts';

export interface SliderProps {
  /** What is set. */
  label: string;
  /** Where it stands. */
  value: number;
  /** It was moved. */
  onChange: (value: number) => void;
  /** The lowest value. */
  min: number;
  /** The highest value. */
  max: number;
  /** What one press of an arrow key changes. */
  step: number;
  /** The value in words: '150%'. */
  valueText: string;
  /**
   * Whether it cannot be moved.
   * @default false
   */
  isDisabled?: boolean;
}

/** A value on a scale: the browser's own slider, which keys, fingers and forced colours know. */
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
        <span className={output} aria-hidden="true">
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
