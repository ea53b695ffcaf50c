import { useEffect, useRef } from 'react';
import { DeviceHelp } from '../../../components/room/DeviceHelp/DeviceHelp.tsx';
import { DevicePanel } from '../../../components/room/DevicePanel/DevicePanel.tsx';
import { DevicePreview } from '../../../components/room/DevicePreview/DevicePreview.tsx';
import {
  deviceKinds,
  getReadiness,
  type CheckedDevices,
  type DeviceKind,
  type DeviceProblem,
} from '../../../domain/room/device-check.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { RoomReadiness } from './RoomReadiness.tsx';
import * as styles from './RoomScreen.css.ts';

export interface RoomCheckProps {
  devices: CheckedDevices;
  level: number;
  onCheck: () => void;
  onOpen: (kind: DeviceKind, deviceId: string) => void;
  onToggle: (kind: DeviceKind) => void;
}

export function RoomCheck({ devices, level, onCheck, onOpen, onToggle }: RoomCheckProps) {
  const readiness = getReadiness(devices);
  const outcome = useRef<HTMLDivElement>(null);
  const hasChecked = useRef(false);
  // The button disappears after the check.
  useEffect(() => {
    if (!hasChecked.current || readiness === 'asking' || readiness === 'unchecked') return;
    hasChecked.current = false;
    if (document.activeElement === document.body) outcome.current?.focus({ preventScroll: true });
  }, [readiness]);
  const check = () => {
    hasChecked.current = true;
    onCheck();
  };
  const shared = sharedProblem(devices);
  return (
    <Stack gap="s5">
      <DevicePreview camera={devices.camera} onCheck={check} />
      <RoomReadiness readiness={readiness} ref={outcome} />
      {shared ? (
        <DeviceHelp
          of="both"
          problem={shared}
          isRetrying={readiness === 'asking'}
          onRetry={check}
        />
      ) : (
        <div className={styles.panels}>
          {deviceKinds.map((kind) => (
            <DevicePanel
              key={kind}
              kind={kind}
              device={devices[kind]}
              level={level}
              onSelect={(deviceId) => onOpen(kind, deviceId)}
              onToggle={() => onToggle(kind)}
              onRetry={() => onOpen(kind, '')}
            />
          ))}
        </div>
      )}
    </Stack>
  );
}

function sharedProblem({ camera, microphone }: CheckedDevices): DeviceProblem | null {
  if (camera.state.status !== 'problem' || microphone.state.status !== 'problem') return null;
  const { problem } = camera.state;
  return problem === microphone.state.problem ? problem : null;
}
