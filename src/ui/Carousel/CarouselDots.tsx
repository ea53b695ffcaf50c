import * as styles from './Carousel.css.ts';
import type { CarouselPosition } from './use-embla.ts';

export interface CarouselDotsProps {
  /** Where the carousel stands; null until it can be moved. */
  position: CarouselPosition | null;
  /** A dot was pressed. */
  onGoTo: (stop: number) => void;
}

/** One button for each place that a carousel stops at: 'Go to slide 2'. */
export function CarouselDots({ position, onGoTo }: CarouselDotsProps) {
  const { stops, selected } = position ?? { stops: 0, selected: 0 };
  return (
    <div
      className={styles.dots}
      data-state={stops > 1 ? 'ready' : 'waiting'}
      role="group"
      aria-label="Choose a slide"
    >
      {Array.from({ length: stops }, (_, stop) => (
        <button
          key={stop}
          className={styles.dot}
          type="button"
          aria-label={`Go to slide ${stop + 1}`}
          aria-current={stop === selected}
          onClick={() => onGoTo(stop)}
        />
      ))}
    </div>
  );
}
