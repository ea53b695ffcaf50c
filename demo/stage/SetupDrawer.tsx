import { useRef, useState } from 'react';
import { Choice } from '../kit/Choice.tsx';
import { Drawer } from '../kit/Drawer.tsx';
import * as styles from '../kit/demo.css.ts';
import { type DeviceSet, deviceSets, listSides } from '../link/devices.ts';
import { idsOnSide, personName, type StageSetup } from '../link/stage-link.ts';

const setLabels: Record<DeviceSet, string> = {
  'phone-laptop': 'Phone and laptop',
  'phone-phone': 'Two phones',
  'laptop-phone': 'Laptop and phone',
  phone: 'One phone',
  laptop: 'One laptop',
};
const sideLabels = { left: 'Left', right: 'Right' };

export interface SetupDrawerProps {
  setup: StageSetup;
  onSetupChange: (setup: StageSetup) => void;
}

export function SetupDrawer({ setup, onSetupChange }: SetupDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <Drawer label="People and devices" isOpen={isOpen} onOpenChange={setIsOpen} toggleRef={toggle}>
      <div className={styles.panel}>
        <Choice
          label="Devices"
          value={setup.devices}
          options={deviceSets}
          toLabel={(set) => setLabels[set]}
          onChange={(devices) => onSetupChange({ ...setup, devices })}
        />
        {listSides(setup.devices).map((side) => (
          <Choice
            key={side}
            label={sideLabels[side]}
            value={setup[side]}
            options={idsOnSide[side]}
            toLabel={personName}
            onChange={(person) => onSetupChange({ ...setup, [side]: person })}
          />
        ))}
        <p className={styles.hint}>
          Another person signs out the one before, and starts on their first page.
        </p>
      </div>
    </Drawer>
  );
}
