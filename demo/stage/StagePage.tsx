import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Device } from './Device.tsx';
import { type Fit, fitDevices, listKinds } from '../link/devices.ts';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { frameName, type Side, sides } from '../kit/frame-names.ts';
import { StageHeader, type StageHeaderProps } from './StageHeader.tsx';
import { type DeviceSet, personName, type StageSetup } from '../link/stage-link.ts';
import * as styles from './stage.css.ts';

export interface OpenedFrame {
  src: string;
  /** A frame with another id is mounted again. */
  id: number;
}

export interface StagePageProps extends StageHeaderProps {
  frames: Readonly<Record<Side, OpenedFrame>>;
  scenario: ReactNode;
}

export function StagePage({ frames, scenario, ...header }: StagePageProps) {
  const { setup } = header;
  const space = useRef<HTMLDivElement>(null);
  const fit = useFit(space, setup.devices);
  const [shown, setShown] = useState<Side>('left');
  const kinds = listKinds(setup.devices);
  const titles = listTitles(setup);
  return (
    <div className={styles.page}>
      <StageHeader {...header} />
      <main className={styles.main}>
        <DeviceSwitch
          titles={titles}
          isPair={fit?.isPair ?? true}
          shown={shown}
          onShow={setShown}
        />
        <div className={styles.space} ref={space}>
          {fit &&
            sides.map((side) => (
              <Device
                key={`${side} ${frames[side].id}`}
                kind={kinds[side]}
                title={titles[side]}
                name={frameName(side)}
                src={frames[side].src}
                scale={fit.scales[side]}
                isShown={fit.isPair || shown === side}
              />
            ))}
        </div>
      </main>
      <div>{scenario}</div>
    </div>
  );
}

function useFit(space: RefObject<HTMLElement | null>, set: DeviceSet): Fit | null {
  const [fit, setFit] = useState<Fit | null>(null);
  useLayoutEffect(() => {
    const place = space.current;
    if (!place) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = place;
      const width = clientWidth - 2 * styles.MARGIN;
      const height = clientHeight - styles.CAPTION - styles.MARGIN;
      setFit(fitDevices(listKinds(set), { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [space, set]);
  return fit;
}

function listTitles({ left, right, devices }: StageSetup): Record<Side, string> {
  const kinds = listKinds(devices);
  const titles = {
    left: `${personName(left)}’s ${kinds.left}`,
    right: `${personName(right)}’s ${kinds.right}`,
  };
  if (titles.left !== titles.right) return titles;
  return { left: `${titles.left} (left)`, right: `${titles.right} (right)` };
}
