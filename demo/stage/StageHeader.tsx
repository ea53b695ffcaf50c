import { useRef, useState } from 'react';
import type { Answers } from '../answers/answers.ts';
import { AnswerStatus } from '../answers/AnswerStatus.tsx';
import { ClockDrawer, type ClockDrawerProps } from '../clock/ClockDrawer.tsx';
import { ResetConfirmation } from '../open/ResetConfirmation.tsx';
import { focusOnMount } from '../kit/focus-on-mount.ts';
import { LinkProblems } from '../kit/LinkProblems.tsx';
import { ScenarioDrawer } from '../player/ScenarioDrawer.tsx';
import type { ScenarioChoices } from '../player/ScenarioPanel.tsx';
import * as demo from '../kit/demo.css.ts';
import { SetupDrawer, type SetupDrawerProps } from './SetupDrawer.tsx';
import { StageChips, StageNetworkDrawer, type StageNetworkProps } from './StageNetwork.tsx';
import * as styles from './stage.css.ts';

export interface StageHeaderProps
  extends SetupDrawerProps, ClockDrawerProps, StageNetworkProps, ScenarioChoices {
  isFromEarlierDay: boolean;
  answers: Answers;
  problems: readonly string[];
  onProblemsRead: () => void;
  onReset: () => Promise<void>;
  onRestartScenario: (() => Promise<void>) | null;
}

export function StageHeader({
  isFromEarlierDay,
  answers,
  problems,
  onProblemsRead,
  onReset,
  onRestartScenario,
  onStart,
  onSave,
  onOpenFile,
  setup,
  onSetupChange,
  now,
  isAhead,
  beforeNextVisit,
  onJump,
  ...network
}: StageHeaderProps) {
  const networkToggle = useRef<HTMLButtonElement>(null);
  const [resetState, setResetState] = useState<'idle' | 'asking' | 'declined'>('idle');
  if (resetState === 'asking') {
    return (
      <header className={styles.header}>
        <ResetConfirmation
          onReset={onReset}
          onResetAndStay={null}
          onRestartScenario={onRestartScenario}
          onCancel={() => setResetState('declined')}
        />
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <h1 className={styles.heading}>Stage</h1>
      <AnswerStatus
        answers={answers}
        usual={
          isFromEarlierDay
            ? 'This demo is from an earlier day. Reset it for dates from today.'
            : 'Demo: everything stays in this browser'
        }
        focusRef={networkToggle}
      />
      <div className={demo.tools}>
        <SetupDrawer setup={setup} onSetupChange={onSetupChange} />
        <ScenarioDrawer
          hasStageLinks={false}
          onStart={onStart}
          onSave={onSave}
          onOpenFile={onOpenFile}
        />
        <ClockDrawer
          now={now}
          isAhead={isAhead}
          beforeNextVisit={beforeNextVisit}
          onJump={onJump}
        />
        <StageNetworkDrawer {...network} devices={setup.devices} toggleRef={networkToggle} />
        <button
          type="button"
          className={demo.button}
          ref={resetState === 'declined' ? focusOnMount : undefined}
          onClick={() => setResetState('asking')}
        >
          Reset demo
        </button>
        <a className={demo.buttonLink} href={import.meta.env.BASE_URL}>
          Leave the stage
        </a>
      </div>
      <StageChips
        {...network}
        hasProblems={problems.length > 0}
        onProblemsRead={onProblemsRead}
        focusRef={networkToggle}
      />
      <LinkProblems problems={problems} />
    </header>
  );
}
