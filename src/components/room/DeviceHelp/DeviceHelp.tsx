import { TriangleAlert } from 'lucide-react';
import type { DeviceKind, DeviceProblem } from '../../../domain/room/device-check.ts';
import { strongText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './DeviceHelp.css.ts';

export type HelpSubject = DeviceKind | 'both';

const names: Record<HelpSubject, string> = {
  camera: t`your camera`,
  microphone: t`your microphone`,
  both: t`your camera and microphone`,
};

const missingTitles: Record<HelpSubject, string> = {
  camera: t`No camera was found`,
  microphone: t`No microphone was found`,
  both: t`No camera or microphone was found`,
};

function helpFor(problem: DeviceProblem, of: HelpSubject): { title: string; advice: string } {
  const name = names[of];
  switch (problem) {
    case 'denied':
      return {
        title: t`CareSetu cannot use ${name}`,
        advice: t`Choose the icon beside the address of this page, allow access and try again. On a phone, check your browser’s settings too.`,
      };
    case 'missing':
      return {
        title: missingTitles[of],
        advice:
          of === 'camera'
            ? t`Connect a camera and try again. You can join without one: the other person will hear you but not see you.`
            : t`Connect a headset or another device and try again, or open this page on your phone.`,
      };
    case 'in-use':
      return {
        title: t`Another app is using ${name}`,
        advice: t`Close other calls, apps and tabs, then try again.`,
      };
    case 'insecure':
      return {
        title: t`This page was not opened securely`,
        advice: t`Browsers allow ${name} only at addresses that begin with https://. Open CareSetu at an https:// address.`,
      };
    case 'unsupported':
      return {
        title: t`This browser cannot use ${name}`,
        advice: t`Open this page in a current Chrome, Edge, Firefox or Safari.`,
      };
    case 'failed':
      return {
        title: t`We could not start ${name}`,
        advice: t`Try again. If it still fails, restart your browser.`,
      };
  }
}

export interface DeviceHelpProps {
  of: HelpSubject;
  problem: DeviceProblem;
  isRetrying: boolean;
  onRetry: () => void;
  onDismiss?: (() => void) | undefined;
}

export function DeviceHelp({ of, problem, isRetrying, onRetry, onDismiss }: DeviceHelpProps) {
  const name = names[of];
  const { title, advice } = helpFor(problem, of);
  const isHopeless = problem === 'insecure' || problem === 'unsupported';
  return (
    <div className={styles.panel} role="alert" data-state={problem}>
      <Icon glyph={TriangleAlert} className={styles.sign} />
      <Stack gap="s2" align="start">
        <p className={strongText}>{title}</p>
        <p>{advice}</p>
        {(!isHopeless || onDismiss) && (
          <Inline gap="s3">
            {!isHopeless && (
              <Button variant="secondary" onPress={onRetry} isPending={isRetrying}>
                {t`Try again`}
              </Button>
            )}
            {onDismiss && (
              <Button variant="text" onPress={onDismiss}>
                {t`Go on without ${name}`}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </div>
  );
}
