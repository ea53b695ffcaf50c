import { CameraOff } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { CallView } from '../../../domain/calls/call.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import { StreamVideo } from './StreamVideo.tsx';
import * as styles from './CallPictures.css.ts';

interface Corner {
  x: 'left' | 'right';
  y: 'top' | 'bottom';
}

const keyMoves: Record<string, Partial<Corner>> = {
  ArrowLeft: { x: 'left' },
  ArrowRight: { x: 'right' },
  ArrowUp: { y: 'top' },
  ArrowDown: { y: 'bottom' },
};

const places = {
  top: { left: t`top left`, right: t`top right` },
  bottom: { left: t`bottom left`, right: t`bottom right` },
};

/** In pixels. */
const DRAG_START = 6;

export interface OwnPictureProps extends Pick<CallView, 'own' | 'ownStream'> {
  onAnnounce: (words: string) => void;
}

export function OwnPicture({ own, ownStream, onAnnounce }: OwnPictureProps) {
  const [corner, setCorner] = useState<Corner>({ x: 'right', y: 'bottom' });
  const drag = useRef<{ x: number; y: number; isMoving: boolean } | null>(null);
  const hasDragged = useRef(false);

  const move = (change: Partial<Corner>) => {
    const next = { ...corner, ...change };
    setCorner(next);
    if (next.x !== corner.x || next.y !== corner.y) {
      onAnnounce(t`Your picture is at the ${places[next.y][next.x]}.`);
    }
  };
  const moveByKey = (event: KeyboardEvent) => {
    const change = keyMoves[event.key];
    if (!change) return;
    event.preventDefault();
    move(change);
  };
  const moveOn = () => {
    if (hasDragged.current) hasDragged.current = false;
    else if (corner.y === 'bottom') move(corner.x === 'right' ? { x: 'left' } : { y: 'top' });
    else move(corner.x === 'left' ? { x: 'right' } : { y: 'bottom' });
  };
  const startDrag = (event: PointerEvent<HTMLButtonElement>) => {
    hasDragged.current = false;
    drag.current = { x: event.clientX, y: event.clientY, isMoving: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const follow = (event: PointerEvent<HTMLButtonElement>) => {
    const start = drag.current;
    if (!start) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    start.isMoving ||= Math.hypot(x, y) >= DRAG_START;
    if (start.isMoving) event.currentTarget.style.transform = `translate(${x}px, ${y}px)`;
  };
  const drop = (event: PointerEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    const isMoving = drag.current?.isMoving === true;
    drag.current = null;
    if (!isMoving) return;
    hasDragged.current = true;
    const picture = button.getBoundingClientRect();
    const pictures = button.parentElement?.getBoundingClientRect();
    button.style.transform = '';
    if (!pictures) return;
    const centre = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 };
    move({
      x: centre.x < pictures.x + pictures.width / 2 ? 'left' : 'right',
      y: centre.y < pictures.y + pictures.height / 2 ? 'top' : 'bottom',
    });
  };

  return (
    <button
      className={styles.own}
      type="button"
      data-x={corner.x}
      data-y={corner.y}
      aria-label={t`Your picture, ${places[corner.y][corner.x]}. Move it with the arrow keys.`}
      onKeyDown={moveByKey}
      onClick={moveOn}
      onPointerDown={startDrag}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      {ownStream ? (
        <StreamVideo
          stream={ownStream}
          className={styles.ownPicture}
          data-source={own.screen ? 'screen' : 'camera'}
          muted
        />
      ) : (
        <span className={styles.ownWords}>
          <Icon glyph={CameraOff} size={20} />
          {t`Your camera is off`}
        </span>
      )}
    </button>
  );
}
