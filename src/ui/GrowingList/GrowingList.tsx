import { startTransition, useEffect, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import * as styles from './GrowingList.css.ts';

/** How many items are drawn at first, and added each time. */
const STEP = 100;
/** How many are drawn while what they are found for changes, as at each key: enough for a screen. */
const FEW = 8;
/** Milliseconds without such a change until the others follow. */
const REST_MS = 1000;
/** How near the end of the list the reader is when more is drawn. */
const AHEAD = '800px';

export interface GrowingListProps<Item> {
  /** Every item, those not yet drawn too. */
  items: readonly Item[];
  /** Draws one item as an `li` with a key. */
  children: (item: Item) => ReactElement;
  /**
   * What the items were found for. When that changes the list starts again.
   * @default the items stay an answer to the same
   */
  question?: string;
  /**
   * Lays the items out.
   * @default one below the other
   */
  className?: string;
}

/**
 * A list that draws its first 100 items, and more as one scrolls near the end or presses 'Show more',
 * which then leads to the first new item.
 */
export function GrowingList<Item>({
  items,
  children,
  question,
  className,
}: GrowingListProps<Item>) {
  const [view, setView] = useState({ question, drawn: STEP });
  if (view.question !== question) setView({ question, drawn: FEW });
  const { drawn } = view;
  const isStarting = drawn === FEW;
  useEffect(() => {
    if (view.drawn !== FEW) return undefined;
    const drawRest = () => startTransition(() => setView({ ...view, drawn: STEP }));
    const timer = setTimeout(drawRest, REST_MS);
    return () => clearTimeout(timer);
  }, [view]);
  const listRef = useRef<HTMLUListElement>(null);
  const drawMore = () => setView((now) => ({ ...now, drawn: now.drawn + STEP }));

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
      {items.length > drawn && !isStarting && (
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
