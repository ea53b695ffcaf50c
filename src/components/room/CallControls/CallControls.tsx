import {
  EllipsisVertical,
  MessageCircle,
  Mic,
  MicOff,
  MonitorUp,
  NotebookPen,
  PhoneOff,
  Video,
  VideoOff,
  type LucideIcon,
} from 'lucide-react';
import { useRef, type ComponentPropsWithRef } from 'react';
import type { CallView } from '../../../domain/calls/call.ts';
import type { CheckedDevices, DeviceKind } from '../../../domain/room/device-check.ts';
import { lazyModule } from '../../../ui/lazy/lazy-module.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { useOpener } from '../../../ui/overlays/use-opener.ts';
import { t } from '../../../words/t.ts';
import * as styles from './CallControls.css.ts';

export type CallPanelName = 'messages' | 'notes';

export interface CallControlsProps extends Pick<CallView, 'own' | 'audioOnly'> {
  devices: CheckedDevices;
  panels: readonly CallPanelName[];
  openPanel: CallPanelName | null;
  panelId: string;
  canShareScreen: boolean;
  areKeysOn: boolean;
  /** Null if the browser has no picture-in-picture, or there is no picture. */
  onPictureInPicture: (() => void) | null;
  onToggle: (kind: DeviceKind) => void;
  onDeviceSelect: (kind: DeviceKind, deviceId: string) => void;
  onScreenToggle: () => void;
  onAudioOnlyChange: (isAudioOnly: boolean) => void;
  onPanelToggle: (panel: CallPanelName) => void;
  onHangUp: () => void;
}

const callMenu = lazyModule(() => import('./CallMenu.tsx'), { when: 'intent' });

const panelButtons: Record<CallPanelName, { glyph: LucideIcon; label: string }> = {
  messages: { glyph: MessageCircle, label: t`Messages` },
  notes: { glyph: NotebookPen, label: t`Notes` },
};

export function CallControls(props: CallControlsProps) {
  const { own, panels, openPanel, panelId, canShareScreen, areKeysOn } = props;
  const { onToggle, onScreenToggle, onPanelToggle, onHangUp } = props;
  const more = useRef<HTMLButtonElement>(null);
  const { module: menu, isOpen, setOpen, button } = useOpener(callMenu);
  return (
    <div className={styles.bar}>
      <div className={styles.controls} role="group" aria-label={t`Call controls`}>
        <Control
          glyph={own.microphone ? Mic : MicOff}
          label={own.microphone ? t`Mute` : t`Unmute`}
          data-state={own.microphone ? undefined : 'off'}
          aria-keyshortcuts={areKeysOn ? 'm' : undefined}
          onClick={() => onToggle('microphone')}
        />
        <Control
          glyph={own.camera ? Video : VideoOff}
          label={own.camera ? t`Turn camera off` : t`Turn camera on`}
          data-state={own.camera ? undefined : 'off'}
          aria-keyshortcuts={areKeysOn ? 'v' : undefined}
          onClick={() => onToggle('camera')}
        />
        {canShareScreen && (
          <Control
            glyph={MonitorUp}
            label={own.screen ? t`Stop sharing` : t`Share screen`}
            data-state={own.screen ? 'open' : undefined}
            aria-keyshortcuts={areKeysOn ? 's' : undefined}
            onClick={onScreenToggle}
          />
        )}
        {panels.map((panel) => (
          <Control
            key={panel}
            {...panelButtons[panel]}
            data-panel={panel}
            data-state={panel === openPanel ? 'open' : undefined}
            aria-expanded={panel === openPanel}
            aria-controls={panel === openPanel ? panelId : undefined}
            onClick={() => onPanelToggle(panel)}
          />
        ))}
        <Control
          ref={more}
          glyph={EllipsisVertical}
          label={t`More`}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          {...button}
        />
        <Control glyph={PhoneOff} label={t`Hang up`} data-state="end" onClick={onHangUp} />
      </div>
      {menu && (
        <menu.CallMenu {...props} triggerRef={more} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </div>
  );
}

interface ControlProps extends ComponentPropsWithRef<'button'> {
  glyph: LucideIcon;
  label: string;
}

function Control({ glyph, label, ...button }: ControlProps) {
  return (
    <button {...button} className={styles.control} type="button">
      <Icon glyph={glyph} size={20} />
      <span className={styles.label}>{label}</span>
    </button>
  );
}
