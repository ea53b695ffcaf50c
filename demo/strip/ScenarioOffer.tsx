import * as styles from '../kit/demo.css.ts';
import type { ScenarioName } from '../scenarios/all-scenarios.ts';
import { offeredScenarios } from '../scenarios/offered-scenarios.ts';

export interface ScenarioOfferProps {
  onStart: (name: ScenarioName) => void;
  onDecline: () => void;
}

export function ScenarioOffer({ onStart, onDecline }: ScenarioOfferProps) {
  return (
    <div className={styles.offer} role="group" aria-label="Try a scenario">
      <span className={styles.offerLabel} aria-hidden="true">
        Try:
      </span>
      {offeredScenarios.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          aria-label={`Try ‘${title}’`}
          onClick={() => onStart(name)}
        >
          {title}
        </button>
      ))}
      <button
        type="button"
        className={styles.decline}
        aria-label="Close this offer"
        onClick={onDecline}
      >
        ×
      </button>
    </div>
  );
}
