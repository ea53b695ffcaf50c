import { button } from '../kit/demo.css.ts';
import type { Side } from '../kit/frame-names.ts';
import { findFrame } from './frames.ts';
import * as styles from './stage.css.ts';

export interface DeviceSwitchProps {
  titles: Readonly<Record<Side, string>>;
  sides: readonly Side[];
  isPair: boolean;
  shown: Side;
  onShow: (side: Side) => void;
}

/** With all devices shown, the buttons only move the focus past a page. */
export function DeviceSwitch({ titles, sides, isPair, shown, onShow }: DeviceSwitchProps) {
  if (isPair || sides.length === 1) {
    return (
      <div className={styles.jumps}>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            className={button}
            onClick={() => findFrame(side)?.focus()}
          >
            Go to {titles[side]}
          </button>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.switcher} role="group" aria-label="Shown device">
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          className={styles.switchButton}
          aria-pressed={shown === side}
          onClick={() => onShow(side)}
        >
          {titles[side]}
        </button>
      ))}
    </div>
  );
}
