import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { moveCrop, zoomCrop, type Crop, type PictureSize } from '../../../domain/files/crop.ts';

/** Fraction of the crop window. */
const KEY_STEP = 0.05;
const ZOOM_STEP = 0.1;

/** Inverted: moving the picture left moves the window right. */
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

const zooms: Record<string, number> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': -ZOOM_STEP,
};

type Point = Record<'x' | 'y', number>;

export function useCropGestures(
  size: PictureSize | null,
  crop: Crop,
  onChange: (crop: Crop) => void,
) {
  const fingers = useRef(new Map<number, Point>());

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before || !size) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      onChange(zoomCrop(size, crop, crop.zoom * factor));
      return;
    }
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const by = { x: (before.x - now.x) / width, y: (before.y - now.y) / height };
    onChange(moveCrop(size, crop, by));
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove,
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      const zoom = zooms[event.key];
      if (!size || event.ctrlKey || event.metaKey || event.altKey) return;
      if (arrow) onChange(moveCrop(size, crop, arrow));
      else if (zoom !== undefined) onChange(zoomCrop(size, crop, crop.zoom + zoom));
      else return;
      event.preventDefault();
    },
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
