import { TriangleAlert } from 'lucide-react';
import type { DeviceKind, DeviceProblem } from '../../domain/device-check.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import * as styles from './DeviceHelp.css.ts';

export type HelpSubject = DeviceKind | 'both';

const names: Record<HelpSubject, string> = {
  camera: 'your camera',
  microphone: 'your microphone',
  both: 'your camera and microphone',
};

function helpFor(problem: DeviceProblem, of: HelpSubject): { title: string; advice: string } {
  const name = names[of];
  switch (problem) {
    case 'denied':
      return {
        title: `CareSetu cannot use ${name}`,
        advice:
          'Choose the icon beside the address of this page, allow access and try again. On a phone, check your browser’s settings too.',
      };
    case 'missing':
      return {
        title: of === 'both' ? 'No camera or microphone was found' : `No ${of} was found`,
        advice:
          of === 'camera'
            ? 'Connect a camera and try again. You can join without one: the other person will hear you but not see you.'
            : 'Connect a headset or another device and try again, or open this page on your phone.',
      };
    case 'in-use':
      return {
        title: `Another app is using ${name}`,
        advice: 'Close other calls, apps and tabs, then try again.',
      };
    case 'insecure':
      return {
        title: 'This page was not opened securely',
        advice: `Browsers allow ${name} only at addresses that begin with https://. Open CareSetu at an https:// address.`,
      };
    case 'unsupported':
      return {
        title: `This browser cannot use ${name}`,
        advice: 'Open this page in a current Chrome, Edge, Firefox or Safari.',
      };
    case 'failed':
      return {
        title: `We could not start ${name}`,
        advice: 'Try again. If it still fails, restart your browser.',
      };
  }
}

export interface DeviceHelpProps {
  of: HelpSubject;
  problem: DeviceProblem;
  isRetrying: boolean;
  onRetry: () => void;
}

export function DeviceHelp({ of, problem, isRetrying, onRetry }: DeviceHelpProps) {
  const { title, advice } = helpFor(problem, of);
  const isHopeless = problem === 'insecure' || problem === 'unsupported';
  return (
    <div className={styles.panel} role="alert" data-state={problem}>
      <Icon glyph={TriangleAlert} className={styles.sign} />
      <Stack gap="s2" align="start">
        <p className={styles.title}>{title}</p>
        <p>{advice}</p>
        {!isHopeless && (
          <Button variant="secondary" onPress={onRetry} isPending={isRetrying}>
            Try again
          </Button>
        )}
      </Stack>
    </div>
  );
}
