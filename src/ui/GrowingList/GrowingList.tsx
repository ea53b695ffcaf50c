import { useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import * as styles from './GrowingList.css.ts';

/** How many items are drawn at first, and added each time. */
const STEP = 100;
/** How near the end of the list the reader is when more is drawn. */
const AHEAD = '800px';

export interface GrowingListProps<Item> {
  /** Every item, those not yet drawn too. */
  items: readonly Item[];
  /** Draws one item as an `li` with a key. */
  children: (item: Item) => ReactElement;
  /**
   * Lays the items out.
   * @default one below the other
   */
  className?: string;
}

/**
 * A list that draws its first 100 items, and more as one scrolls near the end or presses 'Show more',
 * which then leads to the first new item. Give it a `key` to start again with other items.
 */
export function GrowingList<Item>({ items, children, className }: GrowingListProps<Item>) {
  const [drawn, setDrawn] = useState(STEP);
  const listRef = useRef<HTMLUListElement>(null);
  const drawMore = () => setDrawn((count) => count + STEP);

  const showMore = () => {
    flushSync(drawMore);
    listRef.current?.children[drawn]?.querySelector<HTMLElement>('a[href], button')?.focus();
  };

  // A new function each time, so that an end still in sight after growing is seen again.
  const watchEnd = (end: HTMLElement | null) => {
    if (!end || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) drawMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
  };

  return (
    <>
      <ul ref={listRef} className={className}>
        {items.slice(0, drawn).map(children)}
      </ul>
      {items.length > drawn && (
        <div ref={watchEnd} className={styles.end}>
          <p className={styles.count}>
            Showing {drawn} of {items.length.toLocaleString('en-IN')}
          </p>
          <Button variant="secondary" onPress={showMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
