import { type ScenarioName, scenarioNames, scenarios } from '../../scenarios/all-scenarios.ts';
import * as styles from '../director.css.ts';

export interface ScenarioListProps {
  onStart: (scene: ScenarioName) => void;
}

export function ScenarioList({ onStart }: ScenarioListProps) {
  return (
    <>
      <p className={styles.hint}>
        A story replaces the demo’s data in all tabs, and tells itself step by step.
      </p>
      <ul className={styles.list} aria-label="Stories">
        {scenarioNames.map((name) => (
          <li key={name}>
            <button type="button" className={styles.account} onClick={() => onStart(name)}>
              <span>{scenarios[name].title}</span>
              <span className={styles.number}>{scenarios[name].summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
