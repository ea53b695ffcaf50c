import { Children, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { t } from '../../../words/t.ts';
import { lazyModule, useLazyModule } from '../../lazy/lazy-module.ts';
import { CALM, useMediaQuery } from '../../lazy/use-media-query.ts';
import * as styles from './Carousel.css.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselDots } from './CarouselDots.tsx';
import type { Embla } from './EmblaMotor.tsx';
import { useAutoplay, useCarouselPosition } from './use-embla.ts';
import { useNear } from '../../lazy/use-near.ts';
import { useRotation } from './use-rotation.ts';

const emblaMotor = lazyModule(() => import('./EmblaMotor.tsx'), { when: 'open' });

/** The carousel loops if it has more slides than this (spec §9). */
const MOST_WITHOUT_LOOP = 3;
/** Spec §9. */
const AUTOPLAY_MS = 3000;

export interface CarouselProps {
  labelledBy: string;
  heading: ReactNode;
  children: ReactNode;
}

/**
 * Follows the ARIA carousel pattern. Shows one slide from 640 px, two from 768 px and three from
 * 1024 px; phones list the first three. Hover pauses autoplay.
 */
export function Carousel({ labelledBy, heading, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const isCarousel = useMediaQuery(styles.passingBy);
  const isCalm = useMediaQuery(CALM);
  const isLoop = slides.length > MOST_WITHOUT_LOOP;
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<Embla | null>(null);
  const isNear = useNear(viewport);
  const motor = useLazyModule(emblaMotor, { isOpen: isNear && isCarousel });
  const position = useCarouselPosition(embla);
  const rotation = useRotation(isCalm);
  const { pause } = rotation;
  const canMove = position !== null && position.stops > 1;
  const isRotating = rotation.isRotating && canMove;
  useAutoplay(embla, isRotating);
  const onSwipe = useEffectEvent(pause);
  useEffect(() => {
    const swiped = () => onSwipe();
    embla?.on('pointerDown', swiped);
    return () => void embla?.off('pointerDown', swiped);
  }, [embla]);

  const goTo = (stop: number) => {
    pause();
    embla?.scrollTo(stop);
  };
  const step = (by: -1 | 1) => {
    if (position) goTo((position.selected + by + position.stops) % position.stops);
  };
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- the handlers only pause the rotation
    <section
      aria-labelledby={labelledBy}
      aria-roledescription={isCarousel ? t`carousel` : undefined}
      onPointerEnter={rotation.hold}
      onPointerLeave={rotation.release}
      onFocus={({ target }) => target.matches(':focus-visible') && pause()}
    >
      <div className={styles.head}>
        {heading}
        <CarouselControls rotation={rotation} isReady={canMove} onStep={step} />
      </div>
      <div ref={setViewport} className={styles.viewport} data-state={position ? 'moving' : 'still'}>
        <div
          className={styles.track}
          data-loop={isLoop}
          role={isCarousel ? undefined : 'list'}
          aria-live={isCarousel ? (isRotating ? 'off' : 'polite') : undefined}
        >
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              inert={position !== null && !position.isShown(index)}
              {...(isCarousel
                ? {
                    role: 'group',
                    'aria-roledescription': 'slide',
                    'aria-label': t`${index + 1} of ${slides.length}`,
                  }
                : { role: 'listitem' })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <CarouselDots position={position} onGoTo={goTo} />
      {motor && viewport && isNear && isCarousel && (
        <motor.EmblaMotor
          viewport={viewport}
          isLoop={isLoop}
          isCalm={isCalm}
          autoplayMs={AUTOPLAY_MS}
          onReady={setEmbla}
        />
      )}
    </section>
  );
}
