import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Device } from './Device.tsx';
import {
  type DeviceSet,
  type Fit,
  fitDevices,
  type Kinds,
  listKinds,
  listSides,
} from '../link/devices.ts';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { frameName, type Side } from '../kit/frame-names.ts';
import { StageHeader, type StageHeaderProps } from './StageHeader.tsx';
import * as styles from './stage.css.ts';

export interface OpenedFrame {
  src: string;
  /** A frame with another id is mounted again. */
  id: number;
}

export interface StagePageProps extends Omit<StageHeaderProps, 'titles'> {
  frames: Readonly<Record<Side, OpenedFrame>>;
  /** Of who is signed in. */
  names: Readonly<Record<Side, string>>;
  scenario: ReactNode;
  /** The helper's phone, in place of the right frame. */
  helper: ReactNode;
}

export function StagePage({ frames, names, scenario, helper, ...header }: StagePageProps) {
  const { setup } = header;
  const space = useRef<HTMLDivElement>(null);
  const fit = useFit(space, setup.devices);
  const [shown, setShown] = useState<Side>('left');
  const kinds = listKinds(setup.devices);
  const titles = listTitles(names, kinds);
  const shownSide = kinds.right === null ? 'left' : shown;
  return (
    <div className={styles.page}>
      <StageHeader {...header} titles={titles} />
      <main className={styles.main}>
        <DeviceSwitch
          titles={titles}
          sides={listSides(setup.devices)}
          isPair={fit?.isPair ?? true}
          shown={shownSide}
          onShow={setShown}
        />
        <div className={styles.space} ref={space}>
          {fit &&
            listSides(setup.devices).map((side) => (
              <Device
                key={`${side} ${frames[side].id}`}
                kind={kinds[side] ?? 'phone'}
                title={titles[side]}
                name={frameName(side)}
                src={frames[side].src}
                scale={fit.scales[side]}
                isShown={fit.isPair || shownSide === side}
              >
                {side === 'right' && helper ? helper : undefined}
              </Device>
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

function listTitles(names: StagePageProps['names'], kinds: Kinds): Record<Side, string> {
  const titles = {
    left: `${names.left}’s ${kinds.left}`,
    right: `${names.right}’s ${kinds.right ?? 'phone'}`,
  };
  if (titles.left !== titles.right || kinds.right === null) return titles;
  return { left: `${titles.left} (left)`, right: `${titles.right} (right)` };
}
