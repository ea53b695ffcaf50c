import { Camera, CameraOff, Mic, MicOff, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CheckedDevice, Device, DeviceKind } from '../../../domain/room/device-check.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Select } from '../../../ui/forms/Select/Select.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { DeviceHelp } from '../DeviceHelp/DeviceHelp.tsx';
import { MicrophoneMeter } from '../MicrophoneMeter/MicrophoneMeter.tsx';
import * as styles from './DevicePanel.css.ts';

interface Words {
  label: string;
  on: { words: string; glyph: LucideIcon };
  off: { words: string; glyph: LucideIcon };
}

const words: Record<DeviceKind, Words> = {
  camera: {
    label: t`Camera`,
    on: { words: t`Turn camera on`, glyph: Camera },
    off: { words: t`Turn camera off`, glyph: CameraOff },
  },
  microphone: {
    label: t`Microphone`,
    on: { words: t`Unmute`, glyph: Mic },
    off: { words: t`Mute`, glyph: MicOff },
  },
};

export interface DevicePanelProps {
  kind: DeviceKind;
  device: CheckedDevice;
  level: number;
  onSelect: (deviceId: string) => void;
  onToggle: () => void;
  onRetry: () => void;
}

export function DevicePanel({
  kind,
  device: { state, isRequestingPermission, choices, chosenId },
  level,
  onSelect,
  onToggle,
  onRetry,
}: DevicePanelProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const hasRetried = useRef(false);
  // The pressed button may disappear.
  useEffect(() => {
    if (!hasRetried.current || state.status === 'problem') return;
    hasRetried.current = false;
    toggle.current?.focus();
  }, [state]);

  if (state.status === 'unchecked') return null;
  const { label, on, off } = words[kind];
  const { words: action, glyph } = state.status === 'off' ? on : off;
  return (
    <div className={styles.panel} data-state={state.status}>
      {choices.length > 0 && (
        <Select
          label={label}
          options={toOptions(choices, chosenId, label)}
          value={chosenId}
          onChange={onSelect}
        />
      )}
      {state.status === 'problem' ? (
        <DeviceHelp
          of={kind}
          problem={state.problem}
          isRetrying={isRequestingPermission}
          onRetry={() => {
            hasRetried.current = true;
            onRetry();
          }}
        />
      ) : (
        <Stack>
          <Button
            ref={toggle}
            variant="secondary"
            icon={<Icon glyph={glyph} size={20} />}
            isPending={isRequestingPermission}
            onPress={onToggle}
          >
            {action}
          </Button>
        </Stack>
      )}
      {kind === 'microphone' && state.status === 'ready' && <MicrophoneMeter level={level} />}
    </div>
  );
}

/** Some browsers hide device names. */
function toOptions(choices: readonly Device[], chosenId: string, kindLabel: string) {
  const named = choices.map(({ id, label }, at) => ({
    value: id,
    label: label || `${kindLabel} ${at + 1}`,
  }));
  const isChosen = choices.some(({ id }) => id === chosenId);
  return isChosen ? named : [{ value: chosenId, label: t`Choose one` }, ...named];
}
