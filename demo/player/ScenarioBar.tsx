import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import * as styles from './scenario-bar.css.ts';
import { button, mainButton, smallButton } from '../kit/demo.css.ts';
import { focusOnMount } from '../kit/focus-on-mount.ts';
import type { PlayerState } from './player.ts';

export interface ScenarioBarProps extends PlayerState {
  title: string;
  steps: readonly { say: string; note?: string | undefined }[];
  onBack: () => void;
  onNext: () => void;
  onSkip: () => void;
  onPlay: () => void;
  onPause: () => void;
  onRestart: () => void;
  onClose: () => void;
}

export function ScenarioBar(props: ScenarioBarProps) {
  const { title, steps, viewed, done, status } = props;
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
  const text = step?.say ?? `That was ‘${title}’. Keep exploring from here, or start again.`;
  return (
    <section className={styles.bar} aria-label="Scenario" data-demo data-scenario ref={bar}>
      <p className={styles.place}>
        {title} · {place}
      </p>
      <p className={styles.say} role="status" tabIndex={-1} ref={sentence}>
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

interface ScenarioButtonsProps extends ScenarioBarProps {
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  hasNote: boolean;
  noteId: string;
  onNote: (hasNote: boolean) => void;
}

function ScenarioButtons({
  steps,
  viewed,
  status,
  isPlaying,
  isAsking,
  hasNote,
  noteId,
  ...on
}: ScenarioButtonsProps) {
  const step = steps[viewed];
  const isBusy = status === 'busy';
  return (
    <>
      <button
        type="button"
        className={button}
        aria-disabled={viewed === 0 || isBusy}
        onClick={on.onBack}
      >
        Back
      </button>
      {step ? (
        <button
          key="next"
          type="button"
          className={mainButton}
          aria-disabled={isBusy}
          onClick={on.onNext}
        >
          {status === 'failed' ? 'Try again' : 'Next'}
        </button>
      ) : (
        <button
          key="restart"
          type="button"
          className={button}
          onBlur={() => on.onAsk(false)}
          onClick={() => (isAsking ? on.onRestart() : on.onAsk(true))}
        >
          {isAsking ? 'Yes, start again' : 'Start again'}
        </button>
      )}
      {status !== 'ready' && (
        <button type="button" className={button} onClick={on.onSkip}>
          Skip
        </button>
      )}
      {step && (
        <button type="button" className={button} onClick={isPlaying ? on.onPause : on.onPlay}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
      )}
      {step?.note !== undefined && (
        <button
          type="button"
          className={button}
          aria-expanded={hasNote}
          aria-controls={noteId}
          onClick={() => on.onNote(!hasNote)}
        >
          Note
        </button>
      )}
    </>
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
