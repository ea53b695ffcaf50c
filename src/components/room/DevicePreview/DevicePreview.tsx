import { Camera, CameraOff } from 'lucide-react';
import type { CheckedDevice } from '../../../domain/room/device-check.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './DevicePreview.css.ts';

const words = {
  unchecked: t`Your video appears here. Only you can see it.`,
  off: t`Your camera is off.`,
  problem: t`There is no video.`,
};
const asking = t`Your browser may ask whether CareSetu can use them. Choose Allow.`;

export interface DevicePreviewProps {
  camera: CheckedDevice;
  onCheck: () => void;
}

export function DevicePreview({
  camera: { state, isRequestingPermission },
  onCheck,
}: DevicePreviewProps) {
  const Sign = state.status === 'unchecked' ? Camera : CameraOff;
  return (
    <div className={styles.frame} data-state={state.status}>
      {state.status === 'ready' ? (
        <CameraPicture stream={state.stream} />
      ) : (
        <Stack gap="s4" align="center" className={styles.words}>
          <Icon glyph={Sign} className={styles.sign} />
          <p role="status">{isRequestingPermission ? asking : words[state.status]}</p>
          {state.status === 'unchecked' && (
            <Button variant="accent" onPress={onCheck} isPending={isRequestingPermission}>
              {t`Check camera and microphone`}
            </Button>
          )}
        </Stack>
      )}
    </div>
  );
}

function CameraPicture({ stream }: { stream: MediaStream }) {
  const show = (video: HTMLVideoElement | null) => {
    if (video && video.srcObject !== stream) video.srcObject = stream;
  };
  return (
    <video
      ref={show}
      className={styles.picture}
      aria-label={t`Your camera`}
      autoPlay
      muted
      playsInline
    />
  );
}
