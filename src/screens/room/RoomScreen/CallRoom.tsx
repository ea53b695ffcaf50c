import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import {
  CallControls,
  type CallPanelName,
} from '../../../components/room/CallControls/CallControls.tsx';
import { CallPanel } from '../../../components/room/CallPanel/CallPanel.tsx';
import {
  CallPictures,
  type CallPartnerPerson,
} from '../../../components/room/CallPictures/CallPictures.tsx';
import type { CallView } from '../../../domain/calls/call.ts';
import { isPartnerSeen } from '../../../domain/calls/call-words.ts';
import type { CheckedDevices, DeviceKind } from '../../../domain/room/device-check.ts';
import type { Reminder } from '../../../domain/messages/message-status.ts';
import { useSpaceBelow } from '../../../ui/layout/use-space-below.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { useMediaQuery } from '../../../ui/lazy/use-media-query.ts';
import { t } from '../../../words/t.ts';
import { CallHead } from './CallHead.tsx';
import * as styles from './CallRoom.css.ts';
import { useCallCaptions } from './use-call-captions.ts';
import { useCallKeys } from './use-call-keys.ts';

const callKeys = lazyModule(() => import('./CallKeys.tsx'), { when: 'open' });

export interface CallEvents {
  reminder: Reminder | null;
  canShareScreen: boolean;
  onPictureInPicture: ((video: HTMLVideoElement) => void) | null;
  messages: ReactNode;
  notes: ReactNode | null;
  /** For the patient: the doctor's request, while it waits for an answer. */
  request: ReactNode;
  onRemind: (message: string) => void;
  onDeviceToggle: (kind: DeviceKind) => void;
  onDeviceSelect: (kind: DeviceKind, deviceId: string) => void;
  onDeviceDismiss: (kind: DeviceKind) => void;
  onScreenToggle: () => void;
  onAudioOnlyChange: (isAudioOnly: boolean) => void;
  onHangUp: () => void;
}

export interface CallRoomProps extends CallEvents {
  view: CallView;
  person: CallPartnerPerson;
  registration: string | null;
  isLate: boolean;
  devices: CheckedDevices;
  now: Date;
}

export function CallRoom({
  view,
  person,
  registration,
  isLate,
  devices,
  now,
  messages,
  notes,
  request,
  canShareScreen,
  onPictureInPicture,
  onDeviceToggle,
  onDeviceSelect,
  onDeviceDismiss,
  onScreenToggle,
  ...events
}: CallRoomProps) {
  const isWide = useMediaQuery(styles.wide);
  const panels: readonly CallPanelName[] = notes === null ? ['messages'] : ['messages', 'notes'];
  const [chosenPanel, setPanel] = useState<CallPanelName | null>();
  const firstPanel = isWide ? panels.at(-1) : null;
  const panel = (chosenPanel === undefined ? firstPanel : chosenPanel) ?? null;
  const [takesFocus, setTakesFocus] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const keys = useLazyModule(callKeys, { isOpen: isHelpOpen, onError: () => setHelpOpen(false) });
  const [areKeysOn, setKeysOn] = useState(true);
  const captions = useCallCaptions(view, person.shortName);
  const room = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const panelId = useId();
  useSpaceBelow(room);

  // The Join button is gone, and was far below the picture.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const closePanel = () => {
    room.current?.querySelector<HTMLElement>(`[data-panel="${panel}"]`)?.focus();
    setPanel(null);
  };
  const togglePanel = (name: CallPanelName) => {
    setTakesFocus(true);
    setPanel(name === panel ? null : name);
  };
  useCallKeys({
    ...(areKeysOn && {
      m: () => onDeviceToggle('microphone'),
      v: () => onDeviceToggle('camera'),
      '?': () => setHelpOpen(true),
      ...(canShareScreen && { s: onScreenToggle }),
    }),
    ...(panel && { Escape: closePanel }),
  });

  return (
    <div ref={room} className={styles.room} data-panel={panel ?? undefined}>
      <CallHead
        view={view}
        name={person.name}
        registration={registration}
        now={now}
        headingRef={heading}
        onHelp={() => setHelpOpen(true)}
      />
      <div className={styles.pictures}>
        <CallPictures
          {...events}
          view={view}
          person={person}
          devices={devices}
          isLate={isLate}
          keepsWaiting={captions.keepsWaiting}
          onVideo={(element) => {
            video.current = element;
          }}
          onKeepWaiting={() => {
            captions.keepWaiting();
            heading.current?.focus({ preventScroll: true });
          }}
          onScreenToggle={onScreenToggle}
          onDeviceRetry={onDeviceToggle}
          onDeviceDismiss={(kind) => {
            onDeviceDismiss(kind);
            heading.current?.focus({ preventScroll: true });
          }}
          onAnnounce={captions.setCaption}
        />
      </div>
      <div className={styles.controls}>
        <div className={styles.request} aria-live="polite">
          {request}
        </div>
        <CallControls
          own={view.own}
          audioOnly={view.audioOnly}
          devices={devices}
          panels={panels}
          openPanel={panel}
          panelId={panelId}
          canShareScreen={canShareScreen}
          areKeysOn={areKeysOn}
          onPictureInPicture={
            onPictureInPicture && isPartnerSeen(view)
              ? () => video.current && onPictureInPicture(video.current)
              : null
          }
          onToggle={onDeviceToggle}
          onDeviceSelect={onDeviceSelect}
          onScreenToggle={onScreenToggle}
          onAudioOnlyChange={events.onAudioOnlyChange}
          onPanelToggle={togglePanel}
          onHangUp={events.onHangUp}
        />
      </div>
      {panel && (
        <div className={styles.panel}>
          <CallPanel
            key={panel}
            id={panelId}
            title={panel === 'messages' ? t`Messages` : t`Visit notes`}
            isPadded={panel === 'notes'}
            takesFocus={takesFocus}
            onClose={closePanel}
          >
            {panel === 'messages' ? messages : notes}
          </CallPanel>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{captions.caption}</span>
      </VisuallyHidden>
      {keys && (
        <keys.CallKeys
          isOpen={isHelpOpen}
          onOpenChange={setHelpOpen}
          canShareScreen={canShareScreen}
          areKeysOn={areKeysOn}
          onKeysChange={setKeysOn}
        />
      )}
    </div>
  );
}
