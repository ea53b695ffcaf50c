import { useState, type CSSProperties, type PointerEvent } from 'react';

/** A toast closes when it is swiped by this fraction of its width (spec §2 Shell). */
const SHARE_TO_LEAVE = 0.8;

export function useSwipeAway(onLeave: () => void) {
  const [startX, setStartX] = useState<number | null>(null);
  const [offset, setOffset] = useState(0);

  const letGo = () => {
    setStartX(null);
    setOffset(0);
  };

  const style: CSSProperties | undefined =
    offset === 0 ? undefined : { translate: `${offset}px`, opacity: 1 - Math.abs(offset) / 800 };

  return {
    isDragged: startX !== null,
    style,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isOnButton = event.target instanceof Element && event.target.closest('button');
        if (event.button !== 0 || isOnButton) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStartX(event.clientX);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (startX !== null) setOffset(event.clientX - startX);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (startX === null) return;
        const dragged = Math.abs(event.clientX - startX);
        letGo();
        if (dragged >= event.currentTarget.offsetWidth * SHARE_TO_LEAVE) onLeave();
      },
      onPointerCancel: letGo,
    },
  };
}
