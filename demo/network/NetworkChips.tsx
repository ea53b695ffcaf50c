import { type RefObject, useEffect, useRef } from 'react';
import * as styles from '../kit/demo.css.ts';
import { faultLabel, networkLabels } from './network-labels.ts';
import { allWell, type NetworkSettings } from '../../mocks/network/settings.ts';

export interface Chip {
  label: string;
  onRemove: () => void;
}

export interface NetworkChipsProps {
  chips: readonly Chip[];
  hasProblems: boolean;
  onAllWell: () => void;
  /** Gets focus when the pressed button disappears. */
  focusRef: RefObject<HTMLElement | null>;
}

export function NetworkChips({ chips, hasProblems, onAllWell, focusRef }: NetworkChipsProps) {
  const hasActed = useRef(false);
  useEffect(() => {
    if (!hasActed.current || document.activeElement !== document.body) return;
    hasActed.current = false;
    focusRef.current?.focus();
  });
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

/** @param place such as ' on Meera Nair’s phone' */
export function listChips(
  settings: NetworkSettings,
  onSettingsChange: (settings: NetworkSettings) => void,
  place = '',
): Chip[] {
  const { network, isSocketCut, faults } = settings;
  const chip = (label: string, without: Partial<NetworkSettings>) => ({
    label: label + place,
    onRemove: () => onSettingsChange({ ...settings, ...without }),
  });
  return [
    ...(network === 'fast' ? [] : [chip(networkLabels[network], { network: allWell.network })]),
    ...(isSocketCut ? [chip('Live updates stopped', { isSocketCut: false })] : []),
    ...faults.map((counted) =>
      chip(faultLabel(counted.fault), { faults: faults.filter((other) => other !== counted) }),
    ),
  ];
}
