import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';
import type { Rotation } from './use-rotation.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface CarouselControlsProps {
  rotation: Rotation;
  isReady: boolean;
  onStep: (by: -1 | 1) => void;
}

export function CarouselControls({ rotation, isReady, onStep }: CarouselControlsProps) {
  const { isOn, toggle, hold, release } = rotation;
  return (
    <div className={styles.controls} data-state={isReady ? 'ready' : 'waiting'}>
      <IconButton
        label={isOn ? 'Pause' : 'Play'}
        look="outlined"
        icon={isOn ? <Pause {...icon} /> : <Play {...icon} />}
        onClick={toggle}
        onFocus={(event) => {
          // Focus elsewhere in the carousel stops autoplay; here it only suspends it.
          event.stopPropagation();
          if (event.target.matches(':focus-visible')) hold();
        }}
        onBlur={release}
      />
      <IconButton
        label="Previous"
        look="outlined"
        icon={<ArrowLeft {...icon} className={styles.arrow} />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label="Next"
        look="outlined"
        icon={<ArrowRight {...icon} className={styles.arrow} />}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
