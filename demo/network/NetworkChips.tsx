import { type RefObject, useEffect, useRef } from 'react';
import * as styles from '../kit/demo.css.ts';
import { faultLabel, networkLabels } from './network-labels.ts';
import { allWell, type NetworkSettings } from '../../mocks/network/settings.ts';

interface Chip {
  label: string;
  onRemove: () => void;
}

export interface NetworkChipsProps {
  settings: NetworkSettings;
  onSettingsChange: (settings: NetworkSettings) => void;
  /** Set elsewhere in the strip. */
  others: readonly Chip[];
  hasProblems: boolean;
  onAllWell: () => void;
  /** Gets focus when the pressed button disappears. */
  focusRef: RefObject<HTMLElement | null>;
}

export function NetworkChips({
  settings,
  onSettingsChange,
  others,
  hasProblems,
  onAllWell,
  focusRef,
}: NetworkChipsProps) {
  const hasActed = useRef(false);
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    focusRef.current?.focus();
  });
  const chips = [
    ...listChips(settings).map(({ label, without }) => ({
      label,
      onRemove: () => onSettingsChange(without),
    })),
    ...others,
  ];
  if (chips.length === 0 && !hasProblems) return null;
  const act = (change: () => void) => {
    hasActed.current = true;
    change();
  };
  return (
    <div className={styles.chips}>
      {chips.length > 0 && (
        <ul className={styles.chipList} aria-label="Set in this demo">
          {chips.map(({ label, onRemove }) => (
            <li key={label} className={styles.chip}>
              {label}
              <button
                type="button"
                className={styles.chipButton}
                aria-label={`Remove ${label}`}
                onClick={() => act(onRemove)}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={styles.button} onClick={() => act(onAllWell)}>
        Clear all
      </button>
    </div>
  );
}

export function listChips(
  settings: NetworkSettings,
): { label: string; without: NetworkSettings }[] {
  const { network, isSocketCut, faults } = settings;
  return [
    ...(network === 'fast'
      ? []
      : [{ label: networkLabels[network], without: { ...settings, network: allWell.network } }]),
    ...(isSocketCut
      ? [{ label: 'Live updates stopped', without: { ...settings, isSocketCut: false } }]
      : []),
    ...faults.map((counted) => ({
      label: faultLabel(counted.fault),
      without: { ...settings, faults: faults.filter((other) => other !== counted) },
    })),
  ];
}
