import { type ScenarioName, scenarioNames, scenarios } from '../../scenarios/all-scenarios.ts';
import * as styles from '../director.css.ts';
import { SavedDemos, type SavedDemosProps } from '../transfer/SavedDemos.tsx';

export interface StoryPanelProps extends SavedDemosProps {
  onStart: (scene: ScenarioName) => void;
}

export function StoryPanel({ onStart, ...saved }: StoryPanelProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>
        Choose a story. It replaces the demo’s data in all tabs, and goes on step by step.
      </p>
      <ul className={styles.list} aria-label="Stories">
        {scenarioNames.map((name) => (
          <li key={name}>
            <button type="button" className={styles.account} onClick={() => onStart(name)}>
              <span>{scenarios[name].title}</span>{' '}
              <span className={styles.number}>{scenarios[name].summary}</span>
            </button>
          </li>
        ))}
      </ul>
      <SavedDemos {...saved} />
    </div>
  );
}
