import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as styles from '../kit/demo.css.ts';
import type { Answers } from './answers.ts';
import { type Offer, offerLabel, stopLabel } from './offers.ts';

export interface AnswersPanelProps {
  answers: Answers;
  onPlay: () => void;
}

export function AnswersPanel({ answers, onPlay }: AnswersPanelProps) {
  const { running, outcome, isAutomatic } = useSyncExternalStore(answers.onChange, answers.read);
  const [offers, setOffers] = useState<Offer[] | 'loading' | 'failed'>('loading');
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isShown = true;
    const load = () =>
      void answers.list().then(
        (found) => isShown && setOffers(found),
        () => isShown && setOffers('failed'),
      );
    load();
    const stop = answers.onChange(load);
    return () => {
      isShown = false;
      stop();
    };
  }, [answers]);

  const isRunning = ({ kind, personId }: Offer) =>
    running.some(({ offer }) => offer.kind === kind && offer.personId === personId);
  const free = typeof offers === 'string' ? [] : offers.filter((offer) => !isRunning(offer));
  return (
    <div className={styles.panel} ref={whole} tabIndex={-1}>
      <p className={styles.hint}>Press a button to answer as the other person.</p>
      {running.map(({ offer, step }) => (
        <div key={offerLabel(offer)} className={styles.message}>
          <p className={styles.text}>{step}</p>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              answers.stop(offer);
              whole.current?.focus();
            }}
          >
            {stopLabel(offer)}
          </button>
        </div>
      ))}
      {free.map((offer) => (
        <button
          key={offerLabel(offer)}
          type="button"
          className={styles.button}
          onClick={() => {
            void answers.play(offer);
            onPlay();
          }}
        >
          {offerLabel(offer)}
        </button>
      ))}
      {running.length === 0 && <EmptyHint offers={offers} />}
      <p className={styles.hint} role="status">
        {outcome !== '' && `Played by the demo: ${outcome}`}
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={isAutomatic}
          onChange={({ target }) => answers.setAutomatic(target.checked)}
        />
        Answer automatically: each message that you send from this tab
      </label>
    </div>
  );
}

function EmptyHint({ offers }: { offers: Offer[] | 'loading' | 'failed' }) {
  if (offers === 'loading') return <p className={styles.hint}>Loading…</p>;
  if (offers === 'failed') {
    return <p className={styles.hint}>This did not load. Close it and open it again.</p>;
  }
  if (offers.length > 0) return null;
  return (
    <p className={styles.hint}>
      There is nothing to play yet. Sign in, then write a message or request a visit.
    </p>
  );
}
