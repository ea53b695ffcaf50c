import {
  ArrowUpFromLine,
  TriangleAlert,
  LogOut,
  MicOff,
  MonitorX,
  VideoOff,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import type { CallView } from '../../../domain/calls/call.ts';
import { hasPartnerLeft, problemTexts, signallingText } from '../../../domain/calls/call-words.ts';
import {
  deviceKinds,
  type CheckedDevices,
  type DeviceKind,
} from '../../../domain/room/device-check.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { t } from '../../../words/t.ts';
import { DeviceHelp } from '../DeviceHelp/DeviceHelp.tsx';
import * as styles from './CallPictures.css.ts';

export interface CallNoticesProps {
  view: CallView;
  devices: CheckedDevices;
  partnerName: string;
  keepsWaiting: boolean;
  onKeepWaiting: () => void;
  onHangUp: () => void;
  onAudioOnlyChange: (isAudioOnly: boolean) => void;
  onScreenToggle: () => void;
  onDeviceRetry: (kind: DeviceKind) => void;
  onDeviceDismiss: (kind: DeviceKind) => void;
}

interface Notice {
  glyph: LucideIcon;
  tone?: 'warning';
  text: string;
  actions?: readonly { label: string; onPress: () => void }[];
}

export function CallNotices(props: CallNoticesProps) {
  const { view, devices, onDeviceRetry, onDeviceDismiss } = props;
  const notices = [
    connectionNotice(props),
    ...deviceKinds.map((kind) => deviceNotice(props, kind)),
    screenNotice(props),
    signallingNotice(view),
  ];
  const broken = deviceKinds.flatMap((kind) => {
    const { state, isRequestingPermission } = devices[kind];
    return state.status === 'problem' ? [{ kind, ...state, isRequestingPermission }] : [];
  });
  return (
    <div className={styles.notices}>
      {notices.map((notice) => notice && <NoticeLine key={notice.text} {...notice} />)}
      {broken.map(({ kind, problem, isRequestingPermission }) => (
        <DeviceHelp
          key={kind}
          of={kind}
          problem={problem}
          isRetrying={isRequestingPermission}
          onRetry={() => onDeviceRetry(kind)}
          onDismiss={() => onDeviceDismiss(kind)}
        />
      ))}
    </div>
  );
}

function connectionNotice({
  view,
  partnerName,
  keepsWaiting,
  onKeepWaiting,
  onHangUp,
  onAudioOnlyChange,
}: CallNoticesProps): Notice | null {
  const { phase, audioOnly, quality } = view;
  const videoBack = { label: t`Turn video back on`, onPress: () => onAudioOnlyChange(false) };
  if (hasPartnerLeft(view) && !keepsWaiting) {
    return {
      glyph: LogOut,
      text: t`${partnerName} has left the call.`,
      actions: [
        { label: t`Keep waiting`, onPress: onKeepWaiting },
        { label: t`End the call`, onPress: onHangUp },
      ],
    };
  }
  if (phase === 'reconnecting') {
    return {
      glyph: WifiOff,
      tone: 'warning',
      text: t`The connection dropped. Reconnecting. Stay on this page.`,
    };
  }
  if (phase !== 'connected') return null;
  switch (audioOnly) {
    case 'offered':
      return {
        glyph: VideoOff,
        tone: 'warning',
        text: t`Your connection is too slow for video.`,
        actions: [
          { label: t`Use sound only`, onPress: () => onAudioOnlyChange(true) },
          { label: t`Keep video`, onPress: () => onAudioOnlyChange(false) },
        ],
      };
    case 'automatic':
      return {
        glyph: VideoOff,
        tone: 'warning',
        text: t`Your connection is too slow for video. The call goes on with sound only.`,
        actions: [videoBack],
      };
    case 'chosen':
      return { glyph: VideoOff, text: t`You are using sound only.`, actions: [videoBack] };
    case 'off':
      return qualityNotice(quality);
  }
}

function qualityNotice(quality: CallView['quality']): Notice | null {
  if (quality === 'poor') {
    return {
      glyph: TriangleAlert,
      tone: 'warning',
      text: t`Your connection is slow. The picture may freeze.`,
    };
  }
  if (quality === 'bad') {
    return {
      glyph: TriangleAlert,
      tone: 'warning',
      text: t`Your connection is very slow, so the sound may break up. Move closer to your Wi-Fi, or use mobile data.`,
    };
  }
  return null;
}

function screenNotice({ view: { own, problem }, onScreenToggle }: CallNoticesProps): Notice | null {
  if (own.screen) {
    return {
      glyph: ArrowUpFromLine,
      text: t`You are sharing your screen.`,
      actions: [{ label: t`Stop sharing`, onPress: onScreenToggle }],
    };
  }
  return problem === 'screen-denied'
    ? {
        glyph: MonitorX,
        tone: 'warning',
        text: problemTexts[problem],
      }
    : null;
}

function deviceNotice(
  { view, devices, onDeviceRetry }: CallNoticesProps,
  kind: DeviceKind,
): Notice | null {
  if (view.problem !== `no-${kind}` || devices[kind].state.status === 'problem') return null;
  return {
    glyph: kind === 'camera' ? VideoOff : MicOff,
    tone: 'warning',
    text: problemTexts[`no-${kind}`],
    actions: [{ label: t`Try again`, onPress: () => onDeviceRetry(kind) }],
  };
}

function signallingNotice(view: CallView): Notice | null {
  return view.isSignallingLost ? { glyph: WifiOff, text: signallingText(view) } : null;
}

function NoticeLine({ glyph, tone, text, actions }: Notice) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon glyph={glyph} size={20} className={styles.sign} />
      <p>{text}</p>
      {actions && (
        <Inline gap="s3" rowGap="none" className={styles.noticeButtons}>
          {actions.map(({ label, onPress }) => (
            <Button key={label} variant="text" onPress={onPress}>
              {label}
            </Button>
          ))}
        </Inline>
      )}
    </div>
  );
}
