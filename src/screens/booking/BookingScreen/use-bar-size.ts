import { useLayoutEffect, type RefObject } from 'react';
import { barSize } from './BookingScreen.css.ts';

/** The focused control scrolls above the bar, whose height changes with its text. */
export function useBarSize(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(barSize, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(barSize);
    };
  }, [bar]);
}
