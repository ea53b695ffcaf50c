import { CircleCheck, Info } from 'lucide-react';
import type { Ref } from 'react';
import type { Readiness } from '../../../domain/room/device-check.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './RoomScreen.css.ts';

const sentences: Record<Readiness, string> = {
  unchecked: t`Check your camera and microphone before you join.`,
  asking: t`Starting your camera and microphone.`,
  ready: t`Your devices are ready.`,
  'heard-only': t`Your microphone is ready, and your camera is off: you will be heard, but not seen.`,
  'not-heard': t`Nobody can hear you while your microphone is off.`,
};

export interface RoomReadinessProps {
  readiness: Readiness;
  ref?: Ref<HTMLDivElement>;
}

export function RoomReadiness({ readiness, ref }: RoomReadinessProps) {
  const icon = readiness === 'ready' ? CircleCheck : Info;
  return (
    <div ref={ref} className={styles.readiness} data-state={readiness} tabIndex={-1}>
      <Icon glyph={icon} className={styles.sign} />
      <p role="status">{sentences[readiness]}</p>
    </div>
  );
}
