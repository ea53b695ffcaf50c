import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

export interface EmblaMotorProps {
  /** Its first child must contain the slides. */
  viewport: HTMLElement;
  isLoop: boolean;
  isCalm: boolean;
  autoplayMs: number;
  /** Called with null on unmount. */
  onReady: (embla: Embla | null) => void;
}

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

function scrolledTo({ firstElementChild: track, scrollLeft }: HTMLElement): number {
  const slide = track?.firstElementChild;
  return slide?.clientWidth ? Math.round(Math.abs(scrollLeft) / slide.clientWidth) : 0;
}
