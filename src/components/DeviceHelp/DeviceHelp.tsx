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
        title: `CareSetu may not use ${name}`,
        advice:
          'Choose the sign beside the address of this page, allow the use there, and try again. On a phone, look into the settings of your browser too.',
      };
    case 'missing':
      return {
        title: of === 'both' ? 'No camera and no microphone were found' : `No ${of} was found`,
        advice:
          of === 'camera'
            ? 'Plug one in and try again. You can also take part without: you are heard, but not seen.'
            : 'Plug in a headset or another device and try again, or open this page on your phone.',
      };
    case 'in-use':
      return {
        title: `Something else uses ${name}`,
        advice: 'Close other calls, apps and tabs that show a picture or listen, and try again.',
      };
    case 'insecure':
      return {
        title: 'This page was not opened securely',
        advice: `Browsers give ${name} only to addresses that begin with https://. Open CareSetu at such an address.`,
      };
    case 'unsupported':
      return {
        title: `This browser cannot use ${name}`,
        advice: 'Open this page in a current Chrome, Edge, Firefox or Safari.',
      };
    case 'failed':
      return {
        title: `We could not start ${name}`,
        advice: 'Try again. If it fails once more, restart your browser.',
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
