import { useEffect, useState } from 'react';
import type { Embla } from './EmblaMotor.tsx';

/** Where a carousel stands. */
export interface CarouselPosition {
  /** Which of the places to stop at it is at. */
  selected: number;
  /** How many places to stop at there are. */
  stops: number;
  /** Whether a slide is in view. */
  isShown: (slide: number) => boolean;
}

/** Where the slides are, followed as they move; null while they cannot. */
export function useCarouselPosition(embla: Embla | null): CarouselPosition | null {
  const [position, setPosition] = useState<CarouselPosition | null>(null);
  useEffect(() => {
    if (!embla) return undefined;
    const read = () => setPosition(positionOf(embla));
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
      setPosition(null);
    };
  }, [embla]);
  return position;
}

/** Lets the slides change by themselves, or not. */
export function useAutoplay(embla: Embla | null, isRotating: boolean): void {
  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => {
      const { autoplay } = embla.plugins();
      if (isRotating && embla.scrollSnapList().length > 1) autoplay.play();
      else autoplay.stop();
    };
    follow();
    embla.on('reInit', follow);
    return () => void embla.off('reInit', follow);
  }, [embla, isRotating]);
}

function positionOf(embla: Embla): CarouselPosition {
  const slides = embla.slideNodes();
  const total = slides.length;
  const slideWidth = slides[0]?.offsetWidth || 1;
  const shown = Math.min(total, Math.round(embla.containerNode().offsetWidth / slideWidth));
  const selected = embla.selectedScrollSnap();
  const stops = embla.scrollSnapList().length;
  // Where the first slide does not follow the last, the last place to stop at shows the last slides.
  const first = stops === total ? selected : Math.min(selected, total - shown);
  return { selected, stops, isShown: (slide) => (slide - first + total) % total < shown };
}
