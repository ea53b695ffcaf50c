import { type RefObject, useState } from 'react';
import { allWell, type NetworkSettings } from '../../mocks/network/settings.ts';
import { Choice } from '../kit/Choice.tsx';
import { type Side, sides } from '../kit/frame-names.ts';
import { type DeviceSet, listSides } from '../link/devices.ts';
import { listChips, NetworkChips } from '../network/NetworkChips.tsx';
import { NetworkDrawer } from '../network/NetworkDrawer.tsx';
import type { NetworkPanelProps } from '../network/NetworkPanel.tsx';

export interface StageNetworkProps extends Pick<NetworkPanelProps, 'onCopyLink'> {
  networks: Readonly<Record<Side, NetworkSettings>>;
  onNetworkChange: (side: Side, settings: NetworkSettings) => void;
  titles: Readonly<Record<Side, string>>;
}

interface StageNetworkDrawerProps extends StageNetworkProps {
  toggleRef: RefObject<HTMLButtonElement | null>;
  devices: DeviceSet;
}

/** A network and its faults are those of one device. */
export function StageNetworkDrawer({
  networks,
  onNetworkChange,
  titles,
  devices,
  ...props
}: StageNetworkDrawerProps) {
  const [chosen, setChosen] = useState<Side>('left');
  const shownSides = listSides(devices);
  const side = shownSides.includes(chosen) ? chosen : 'left';
  return (
    <NetworkDrawer
      {...props}
      settings={networks[side]}
      onSettingsChange={(settings) => onNetworkChange(side, settings)}
      linkPlace="the people and devices of this stage and, for the left device"
      deviceChoice={
        shownSides.length > 1 && (
          <Choice
            label="Device"
            value={side}
            options={shownSides}
            toLabel={(one) => titles[one]}
            onChange={setChosen}
          />
        )
      }
    />
  );
}

interface StageChipsProps extends Omit<StageNetworkProps, 'onCopyLink'> {
  hasProblems: boolean;
  onProblemsRead: () => void;
  focusRef: RefObject<HTMLElement | null>;
}

export function StageChips({
  networks,
  onNetworkChange,
  titles,
  onProblemsRead,
  ...props
}: StageChipsProps) {
  return (
    <NetworkChips
      {...props}
      chips={sides.flatMap((side) =>
        listChips(
          networks[side],
          (settings) => onNetworkChange(side, settings),
          ` on ${titles[side]}`,
        ),
      )}
      onAllWell={() => {
        for (const side of sides) onNetworkChange(side, allWell);
        onProblemsRead();
      }}
    />
  );
}
