import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

/** What moves the slides. */
export type Embla = NonNullable<UseEmblaCarouselType[1]>;

export interface EmblaMotorProps {
  /** The window that the slides pass by; its first child holds them. */
  viewport: HTMLElement;
  /** Whether the first slide follows the last. */
  isLoop: boolean;
  /** Whether slides change without passing by. */
  isCalm: boolean;
  /** How long a slide stays when they change by themselves, in ms. */
  autoplayMs: number;
  /** Told once the slides can be moved, and null when no longer. */
  onReady: (embla: Embla | null) => void;
}

/** Moves the slides of a `Carousel` by Embla. It is a module of its own, loaded when a carousel comes into view. */
export function EmblaMotor({ viewport, isLoop, isCalm, autoplayMs, onReady }: EmblaMotorProps) {
  const [plugins] = useState(() => [
    Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false }),
  ]);
  const [begin] = useState(() => ({
    startIndex: scrolledTo(viewport),
    direction: getComputedStyle(viewport).direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  }));
  const [attach, embla] = useEmblaCarousel(
    { ...begin, loop: isLoop, align: 'start', duration: isCalm ? 0 : 25 },
    plugins,
  );
  useEffect(() => {
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);
  useEffect(() => {
    onReady(embla ?? null);
    return () => onReady(null);
  }, [embla, onReady]);
  return null;
}

/** Which slide a person has scrolled to by hand. */
function scrolledTo({ firstElementChild: track, scrollLeft }: HTMLElement): number {
  const slide = track?.firstElementChild;
  return slide?.clientWidth ? Math.round(Math.abs(scrollLeft) / slide.clientWidth) : 0;
}
