import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import * as styles from './scenario-bar.css.ts';
import { smallButton } from '../kit/demo.css.ts';
import { focusOnMount } from '../kit/focus-on-mount.ts';
import { ScenarioButtons, type PlayedSteps } from './ScenarioButtons.tsx';

export interface ScenarioBarProps extends PlayedSteps {
  title: string;
  /** A sentence. */
  proves: string;
  /** For an audience. */
  isLarge: boolean;
}

export function ScenarioBar(props: ScenarioBarProps) {
  const { title, proves, isLarge, nextTitle, steps, viewed, done, status } = props;
  const [isFolded, setIsFolded] = useState(false);
  const [hasFolded, setHasFolded] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [hasNote, setHasNote] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const noteId = useId();
  useBlockSize(bar, isFolded);
  const step = steps[viewed];
  const sentence = useFocusAtEnd(step === undefined);
  const fold = (isNowFolded: boolean) => {
    setIsFolded(isNowFolded);
    setHasFolded(true);
  };
  const place = step ? `Step ${viewed + 1} of ${steps.length}` : 'The end';
  if (isFolded) {
    return (
      <section className={styles.folded} aria-label="Scenario" data-demo ref={bar}>
        <button
          type="button"
          className={smallButton}
          aria-expanded="false"
          ref={focusOnMount}
          onClick={() => fold(false)}
        >
          Scenario: {place}
        </button>
      </section>
    );
  }
  const text = step?.say ?? proves;
  return (
    <section className={styles.bar} aria-label="Scenario" data-demo data-scenario ref={bar}>
      <p className={styles.place}>
        {title} · {place}
      </p>
      <p
        className={isLarge ? styles.largeSay : styles.say}
        role="status"
        tabIndex={-1}
        ref={sentence}
      >
        {text}
      </p>
      {viewed < done && step && (
        <p className={styles.aside}>You are reading back. Nothing in the demo is undone.</p>
      )}
      {status === 'failed' && (
        <p className={styles.aside} role="alert">
          This step did not work on this page. Do it by hand, try again, or skip it.
        </p>
      )}
      {!step && !isAsking && (
        <p className={styles.aside}>
          {nextTitle === null
            ? 'That was the last scenario. Keep exploring from here, or start again.'
            : `Next: ‘${nextTitle}’. You can also keep exploring from here, or start again.`}
        </p>
      )}
      {!step && isAsking && (
        <p className={styles.aside} role="alert">
          This replaces the demo’s data in all tabs. Press again to start again.
        </p>
      )}
      <div className={styles.buttons}>
        <ScenarioButtons
          {...props}
          isAsking={isAsking}
          onAsk={setIsAsking}
          hasNote={hasNote}
          noteId={noteId}
          onNote={setHasNote}
        />
        <button
          type="button"
          className={styles.small}
          aria-expanded="true"
          aria-label="Fold the scenario"
          ref={hasFolded ? focusOnMount : undefined}
          onClick={() => fold(true)}
        >
          <span aria-hidden="true">–</span>
        </button>
        <button
          type="button"
          className={styles.small}
          aria-label="End the scenario"
          onClick={props.onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <p className={styles.aside} id={noteId} hidden={!hasNote || step?.note === undefined}>
        {step?.note}
      </p>
    </section>
  );
}

/** The button that was pressed is gone at the end. */
function useFocusAtEnd(isAtEnd: boolean): RefObject<HTMLParagraphElement | null> {
  const sentence = useRef<HTMLParagraphElement>(null);
  const wasAtEnd = useRef(isAtEnd);
  useEffect(() => {
    if (isAtEnd && !wasAtEnd.current) sentence.current?.focus({ preventScroll: true });
    wasAtEnd.current = isAtEnd;
  }, [isAtEnd]);
  return sentence;
}

/** Lets the page's header stick below the bar. */
function useBlockSize(bar: RefObject<HTMLElement | null>, isFolded: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!element || isFolded) return undefined;
    const { style } = element.ownerDocument.documentElement;
    const apply = () => style.setProperty(styles.barSize, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(apply);
    observer.observe(element);
    apply();
    return () => {
      observer.disconnect();
      style.removeProperty(styles.barSize);
    };
  }, [bar, isFolded]);
}
