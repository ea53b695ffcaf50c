import { type FormEvent, type ReactNode, useState } from 'react';
import * as styles from '../kit/demo.css.ts';
import {
  type CallName,
  callNames,
  type FaultKind,
  listFaultKinds,
  MOST_CALLS,
} from '../../backend/faults/faults.ts';
import { printLink } from '../link/link.ts';
import type { LinkStart } from '../open/tab-link.ts';
import { Choice } from '../kit/Choice.tsx';
import { callLabels, kindLabels } from './fault-words.ts';
import { networkLabels } from './network-labels.ts';
import { networkNames, type NetworkSettings, withFault } from '../../mocks/network/settings.ts';

export interface NetworkPanelProps {
  settings: NetworkSettings;
  onSettingsChange: (settings: NetworkSettings) => void;
  /** @param toLink returns a path below the app's base */
  onCopyLink: (toLink: (start: LinkStart) => string) => Promise<void>;
  /** Whose link it is, for the user. */
  linkPlace?: string;
  /** On the stage, chooses the device that the settings are for. */
  deviceChoice?: ReactNode;
}

type Times = 'always' | 'once' | 'every' | 'nth';

export function NetworkPanel({
  settings,
  onSettingsChange,
  onCopyLink,
  linkPlace = 'this page, the demo account you use',
  deviceChoice,
}: NetworkPanelProps) {
  const [copied, setCopied] = useState<'idle' | 'done' | 'resets' | 'scenario' | 'failed'>('idle');
  const { network, isSocketCut, faults } = settings;
  const copy = () => {
    let outcome: typeof copied = 'done';
    const toLink = (start: LinkStart) => {
      if (start.scenario) {
        outcome = 'scenario';
        return printLink({ ...start, faults: [] });
      }
      if (start.at !== undefined) outcome = 'resets';
      return printLink({
        net: network,
        ...(isSocketCut && { sockets: 'cut' as const }),
        faults: faults.map(({ fault }) => fault),
        ...start,
      });
    };
    return onCopyLink(toLink).then(
      () => setCopied(outcome),
      () => setCopied('failed'),
    );
  };
  return (
    <div className={styles.panel}>
      {deviceChoice}
      <Choice
        label="Network"
        value={network}
        options={networkNames}
        toLabel={(name) => networkLabels[name]}
        onChange={(network) => onSettingsChange({ ...settings, network })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={isSocketCut}
          onChange={({ target }) => onSettingsChange({ ...settings, isSocketCut: target.checked })}
        />
        Stop live updates
      </label>
      {!isSocketCut && (
        <button
          type="button"
          className={styles.button}
          onClick={() => onSettingsChange({ ...settings, cuts: settings.cuts + 1 })}
        >
          Drop live updates once
        </button>
      )}
      <FaultForm settings={settings} onSettingsChange={onSettingsChange} />
      <button type="button" className={styles.button} onClick={() => void copy()}>
        Copy link
      </button>
      <p className={styles.hint} role="status">
        {copied === 'done' && `Copied: ${linkPlace}, the network and the faults. Not the data.`}
        {copied === 'resets' &&
          `Copied: ${linkPlace}, the network, the faults and the demo’s time. The link begins with fresh data, without what you did. ‘Save to a file’ under ‘Scenario’ has it.`}
        {copied === 'scenario' &&
          'Copied: the scenario from its beginning, with fresh data, its own network and its own faults.'}
        {copied === 'failed' && 'The browser does not allow it.'}
      </p>
    </div>
  );
}

function FaultForm({
  settings,
  onSettingsChange,
}: Pick<NetworkPanelProps, 'settings' | 'onSettingsChange'>) {
  const [endpoint, setEndpoint] = useState<CallName>('bookAppointment');
  const [kind, setKind] = useState<FaultKind>('slot-taken');
  const [times, setTimes] = useState<Times>('always');
  const [nth, setNth] = useState('2');
  const hasNumber = times === 'every' || times === 'nth';
  const kinds = listFaultKinds(endpoint);
  const chosen = kinds.find((known) => known === kind) ?? 'unexpected';
  const add = (event: FormEvent) => {
    event.preventDefault();
    onSettingsChange(
      withFault(settings, {
        endpoint,
        kind: chosen,
        nth: hasNumber ? Number(nth) : 1,
        isLasting: times === 'always' || times === 'every',
      }),
    );
  };
  return (
    <form className={styles.panel} onSubmit={add}>
      <Choice
        label="Call"
        value={endpoint}
        options={callNames.toSorted((a, b) => callLabels[a].localeCompare(callLabels[b]))}
        toLabel={(name) => callLabels[name]}
        onChange={setEndpoint}
      />
      <Choice
        label="Fault"
        value={chosen}
        options={kinds}
        toLabel={(name) => kindLabels[name]}
        onChange={setKind}
      />
      <Choice
        label="When"
        value={times}
        options={['always', 'once', 'every', 'nth']}
        toLabel={(name) => timesLabels[name]}
        onChange={setTimes}
      />
      {hasNumber && (
        <label className={styles.field}>
          {times === 'every' ? 'Every how many calls' : 'At which call'}
          <input
            type="number"
            className={styles.input}
            required
            min={2}
            max={MOST_CALLS}
            value={nth}
            onChange={({ target }) => setNth(target.value)}
          />
        </label>
      )}
      <button type="submit" className={styles.button}>
        Add fault
      </button>
    </form>
  );
}

const timesLabels: Record<Times, string> = {
  always: 'At every call',
  once: 'Once',
  every: 'At every n-th call',
  nth: 'Only at the n-th call',
};
