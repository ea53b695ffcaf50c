import type { ReactNode } from 'react';
import { type DeviceKind, devices, outerSize } from '../link/devices.ts';
import * as styles from './stage.css.ts';

export interface DeviceProps {
  kind: DeviceKind;
  /** Of the frame, such as ‘Meera Nair’s phone’. */
  title: string;
  name: string;
  src: string;
  /** Null to fill the space. */
  scale: number | null;
  isShown: boolean;
  /** In place of the frame. */
  children?: ReactNode;
}

/** The frame stays mounted when it is hidden, so that its page stays open. */
export function Device({ kind, title, name, src, scale, isShown, children }: DeviceProps) {
  const isFilling = scale === null;
  const hiddenClass = children === undefined ? styles.hiddenDevice : styles.hiddenHelper;
  const shownClass = isFilling ? styles.fillingDevice : styles.device;
  const { width, height } = outerSize(kind);
  const screen = devices[kind];
  const transform = `scale(${scale}) translateX(${screen.overhang}px)`;
  return (
    <figure className={isShown ? shownClass : hiddenClass} inert={!isShown}>
      <figcaption className={styles.caption} hidden={isFilling}>
        {title}
      </figcaption>
      <div
        className={styles.place}
        style={isFilling ? {} : { inlineSize: width * scale, blockSize: height * scale }}
      >
        <div
          className={isFilling ? styles.place : styles.casing[kind]}
          style={isFilling ? {} : { transform }}
        >
          {children !== undefined && (
            <div
              className={styles.screen}
              style={isFilling ? {} : { inlineSize: screen.width, blockSize: screen.height }}
            >
              {children}
            </div>
          )}
          {children === undefined && (
            /* oxlint-disable-next-line iframe-missing-sandbox -- the app needs scripts and its origin, which undo a sandbox */
            <iframe
              className={styles.screen}
              title={title}
              name={name}
              src={src}
              onLoad={({ currentTarget }) => hideScrollbars(currentTarget)}
              style={isFilling ? {} : { inlineSize: screen.width, blockSize: screen.height }}
            />
          )}
        </div>
      </div>
    </figure>
  );
}

/** A classic scrollbar would take 15 px of a phone. */
function hideScrollbars({ contentDocument }: HTMLIFrameElement): void {
  contentDocument?.documentElement.style.setProperty('scrollbar-width', 'none');
}
