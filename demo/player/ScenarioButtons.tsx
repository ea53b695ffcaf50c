import { button, mainButton } from '../kit/demo.css.ts';
import type { PlayerState } from './player.ts';

export interface PlayedSteps extends PlayerState {
  /** Of the scenario that follows. Null after the last one. */
  nextTitle: string | null;
  steps: readonly { say: string; note?: string | undefined }[];
  onBack: () => void;
  onNext: () => void;
  onSkip: () => void;
  onPlay: () => void;
  onPause: () => void;
  onRestart: () => void;
  onNextScenario: () => void;
  onClose: () => void;
}

interface ScenarioButtonsProps extends PlayedSteps {
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  hasNote: boolean;
  noteId: string;
  onNote: (hasNote: boolean) => void;
}

export function ScenarioButtons({
  nextTitle,
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
        nextTitle !== null && (
          <button
            key="next-scenario"
            type="button"
            className={mainButton}
            onClick={on.onNextScenario}
          >
            Next scenario
          </button>
        )
      )}
      {!step && (
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
