import { t } from '../../../words/t.ts';
import * as styles from './Carousel.css.ts';
import type { CarouselPosition } from './use-embla.ts';

export interface CarouselDotsProps {
  position: CarouselPosition | null;
  onGoTo: (stop: number) => void;
}

export function CarouselDots({ position, onGoTo }: CarouselDotsProps) {
  const { stops, selected } = position ?? { stops: 0, selected: 0 };
  return (
    <div
      className={styles.dots}
      data-state={stops > 1 ? 'ready' : 'waiting'}
      role="group"
      aria-label={t`Choose a slide`}
    >
      {Array.from({ length: stops }, (_, stop) => (
        <button
          key={stop}
          className={styles.dot}
          type="button"
          aria-label={t`Go to slide ${stop + 1}`}
          aria-current={stop === selected}
          onClick={() => onGoTo(stop)}
        />
      ))}
    </div>
  );
}
