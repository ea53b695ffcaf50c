import { type ScenarioName, scenarioNames, scenarios } from '../scenarios/all-scenarios.ts';
import * as styles from '../kit/demo.css.ts';
import { siteLink, STAGE_PATH } from '../link/stage-link.ts';
import { SavedDemos, type SavedDemosProps } from '../open/SavedDemos.tsx';

export interface ScenarioChoices extends SavedDemosProps {
  onStart: (name: ScenarioName) => void;
}

export interface ScenarioPanelProps extends ScenarioChoices {
  /** False on the stage itself. */
  hasStageLinks: boolean;
}

export function ScenarioPanel({ hasStageLinks, onStart, ...saved }: ScenarioPanelProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>
        Choose a scenario. It resets the demo in all tabs and goes on step by step.
      </p>
      <ul className={styles.list} aria-label="Scenarios">
        {scenarioNames.map((name) => (
          <li key={name} className={styles.row}>
            <button type="button" className={styles.account} onClick={() => onStart(name)}>
              <span>{scenarios[name].title}</span>{' '}
              <span className={styles.number}>{scenarios[name].summary}</span>
            </button>
            {hasStageLinks && (
              // The router does not follow a link with a target.
              <a
                className={styles.rowLink}
                href={siteLink(`${STAGE_PATH}#scenario=${name}`)}
                target="_top"
                aria-label={`On the stage: ${scenarios[name].title}`}
              >
                On the stage
              </a>
            )}
          </li>
        ))}
      </ul>
      <SavedDemos {...saved} />
    </div>
  );
}
