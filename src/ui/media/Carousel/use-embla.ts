import { useEffect, useState } from 'react';
import type { Embla } from './EmblaMotor.tsx';

export interface CarouselPosition {
  selected: number;
  stops: number;
  isShown: (slide: number) => boolean;
}

/** @returns null until Embla is ready */
export function useCarouselPosition(embla: Embla | null): CarouselPosition | null {
  const [position, setPosition] = useState<CarouselPosition | null>(null);
  useEffect(() => {
    if (!embla) return undefined;
    const read = () => setPosition(getPosition(embla));
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
      setPosition(null);
    };
  }, [embla]);
  return position;
}

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

function getPosition(embla: Embla): CarouselPosition {
  const slides = embla.slideNodes();
  const total = slides.length;
  const slideWidth = slides[0]?.offsetWidth || 1;
  const shown = Math.min(total, Math.round(embla.containerNode().offsetWidth / slideWidth));
  const selected = embla.selectedScrollSnap();
  const stops = embla.scrollSnapList().length;
  // Without a loop, the last positions all show the last slides.
  const first = stops === total ? selected : Math.min(selected, total - shown);
  return { selected, stops, isShown: (slide) => (slide - first + total) % total < shown };
}
