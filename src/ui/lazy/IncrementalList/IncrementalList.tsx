import { startTransition, useEffect, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { quietText } from '../../../theme/typography.css.ts';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { Button } from '../../forms/Button/Button.tsx';
import * as styles from './IncrementalList.css.ts';

const STEP = 100;
/** Number of items rendered while `question` is changing. */
const FEW = 8;
/** The other items render after this time without a change. */
const IDLE_MS = 1000;
/** More items render when the end of the list is this close. */
const AHEAD = '800px';

export interface GrowingListProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactElement;
  /**
   * Changing it resets the list.
   * @default none
   */
  question?: string;
  /** @default one below the other */
  className?: string;
}

/** Renders more items when the end of the list is near, or on 'Show more'. */
export function IncrementalList<Item>({
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
    const timer = setTimeout(drawRest, IDLE_MS);
    return () => clearTimeout(timer);
  }, [view]);
  const listRef = useRef<HTMLUListElement>(null);
  const renderMore = () => setView((now) => ({ ...now, drawn: now.drawn + STEP }));

  const showMore = () => {
    flushSync(renderMore);
    listRef.current?.children[drawn]?.querySelector<HTMLElement>('a[href], button')?.focus();
  };

  // Recreated on each render, so that an end that is still visible is observed again.
  const watchEnd = (end: HTMLElement | null) => {
    if (!end || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) renderMore();
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
          <p className={quietText}>
            <Say>
              Showing {drawn} of {items.length.toLocaleString('en-IN')}
            </Say>
          </p>
          <Button variant="secondary" onPress={showMore}>
            {t`Show more`}
          </Button>
        </div>
      )}
    </>
  );
}
