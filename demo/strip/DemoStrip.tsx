import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { AccountsDrawer } from '../accounts/AccountsDrawer.tsx';
import type { Answers } from '../answers/answers.ts';
import { AnswersDrawer } from '../answers/AnswersDrawer.tsx';
import { AnswerStatus } from '../answers/AnswerStatus.tsx';
import type { ReportRecord } from '../../backend/store/records.ts';
import { ClockDrawer, type ClockDrawerProps } from '../clock/ClockDrawer.tsx';
import type { DemoAccountsProps } from '../accounts/DemoAccounts.tsx';
import { listChips, NetworkChips } from '../network/NetworkChips.tsx';
import { NetworkDrawer } from '../network/NetworkDrawer.tsx';
import type { NetworkPanelProps } from '../network/NetworkPanel.tsx';
import { onScenarioEnd } from '../player/scenario-end.ts';
import { ScenarioDrawer } from '../player/ScenarioDrawer.tsx';
import { LinkProblems } from '../kit/LinkProblems.tsx';
import { ReportsDrawer } from './ReportsDrawer.tsx';
import * as styles from '../kit/demo.css.ts';
import { focusOnMount } from '../kit/focus-on-mount.ts';
import { FoldButton } from './FoldButton.tsx';
import { readIsFolded, storeIsFolded } from './folded.ts';
import { isOfferDue, storeOffered } from './offer.ts';
import { ScenarioOffer } from './ScenarioOffer.tsx';
import { type ResetChoices, ResetConfirmation } from '../open/ResetConfirmation.tsx';
import type { ScenarioChoices } from '../player/ScenarioPanel.tsx';
import { allWell } from '../../mocks/network/settings.ts';

export interface DemoStripProps
  extends DemoAccountsProps, ClockDrawerProps, NetworkPanelProps, ResetChoices, ScenarioChoices {
  isFromEarlierDay: boolean;
  answers: Answers;
  reports: readonly ReportRecord[];
  linkProblems: readonly string[];
  onProblemsRead: () => void;
}

const usualText = 'Demo data stays in this browser';
const earlierDayText = 'This demo is from an earlier day. Reset it for dates from today.';

export function DemoStrip({
  isFromEarlierDay,
  answers,
  reports,
  linkProblems,
  onProblemsRead,
  onSignIn,
  onReset,
  onResetAndStay,
  onRestartScenario,
  onStart,
  onSave,
  onOpenFile,
  now,
  isAhead,
  beforeNextVisit,
  onJump,
  ...network
}: DemoStripProps) {
  const networkToggle = useRef<HTMLButtonElement>(null);
  const answersToggle = useRef<HTMLButtonElement>(null);
  const { isAutomatic } = useSyncExternalStore(answers.onChange, answers.read);
  const [resetState, setResetState] = useState<'idle' | 'asking' | 'declined'>('idle');
  const [isFolded, setIsFolded] = useState(() => linkProblems.length === 0 && readIsFolded());
  const isSmall = isFolded && !isFromEarlierDay;
  const [isOffering, setIsOffering] = useState(() => !isSmall && !isFromEarlierDay && isOfferDue());
  useEffect(() => (isOffering ? storeOffered() : undefined), [isOffering]);
  const showButton = useRef<HTMLButtonElement>(null);
  useEffect(
    () => (isSmall ? onScenarioEnd(() => showButton.current?.focus()) : undefined),
    [isSmall],
  );
  const chips = [
    ...listChips(network.settings, network.onSettingsChange),
    ...(isAutomatic ? [automaticChip(answers)] : []),
  ];
  const setCount = chips.length + Number(isAhead);
  const fold = (isNowFolded: boolean) => {
    setIsFolded(isNowFolded);
    storeIsFolded(isNowFolded);
  };
  return (
    <section className={isSmall ? styles.foldedStrip : styles.strip} aria-label="Demo" data-demo>
      {resetState === 'asking' ? (
        <ResetConfirmation
          onReset={onReset}
          onResetAndStay={onResetAndStay}
          onRestartScenario={onRestartScenario}
          onCancel={() => setResetState('declined')}
        />
      ) : (
        <>
          <div className={isSmall ? styles.floatingStatus : styles.plain}>
            <AnswerStatus
              answers={answers}
              usual={isSmall ? null : isFromEarlierDay ? earlierDayText : usualText}
              focusRef={isSmall ? showButton : answersToggle}
            />
          </div>
          {!isFromEarlierDay && (
            <FoldButton isFolded={isSmall} setCount={setCount} onFold={fold} ref={showButton} />
          )}
          {!isSmall && (
            <div className={styles.tools}>
              {isOffering && (
                <ScenarioOffer
                  onStart={onStart}
                  onDecline={() => {
                    setIsOffering(false);
                    showButton.current?.focus();
                  }}
                />
              )}
              <ScenarioDrawer
                hasStageLinks
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
              <NetworkDrawer {...network} toggleRef={networkToggle} />
              <AnswersDrawer answers={answers} toggleRef={answersToggle} />
              <ReportsDrawer reports={reports} />
              <AccountsDrawer onSignIn={onSignIn} />
              <button
                type="button"
                className={styles.button}
                ref={resetState === 'declined' ? focusOnMount : undefined}
                aria-label="Reset demo"
                onClick={() => setResetState('asking')}
              >
                Reset<span> demo</span>
              </button>
            </div>
          )}
          {!isSmall && (
            <NetworkChips
              chips={chips}
              hasProblems={linkProblems.length > 0}
              onAllWell={() => {
                network.onSettingsChange(allWell);
                answers.setAutomatic(false);
                onProblemsRead();
              }}
              focusRef={networkToggle}
            />
          )}
          {!isSmall && <LinkProblems problems={linkProblems} />}
        </>
      )}
    </section>
  );
}

function automaticChip({ setAutomatic }: Answers) {
  return { label: 'Answers automatically', onRemove: () => setAutomatic(false) };
}
