import { useState, type CSSProperties, type PointerEvent } from 'react';

/** A toast closes when it is swiped by this fraction of its width (spec §2 Shell). */
const SHARE_TO_LEAVE = 0.8;

/** In px. A shorter move is a click, which a captured pointer would take from a link. */
const CLICK_MOVE = 4;

export function useSwipeAway(onLeave: () => void) {
  const [start, setStart] = useState<{ x: number; y: number } | null>(null);
  const [offset, setOffset] = useState(0);

  const letGo = () => {
    setStart(null);
    setOffset(0);
  };

  const style: CSSProperties | undefined =
    offset === 0 ? undefined : { translate: `${offset}px`, opacity: 1 - Math.abs(offset) / 800 };

  return {
    isDragged: start !== null,
    style,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isOnButton = event.target instanceof Element && event.target.closest('button');
        if (event.button !== 0 || isOnButton) return;
        setStart({ x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start === null) return;
        const [x, y] = [event.clientX - start.x, event.clientY - start.y];
        if (Math.max(Math.abs(x), Math.abs(y)) > CLICK_MOVE) {
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setOffset(x);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (start === null) return;
        const dragged = Math.abs(event.clientX - start.x);
        letGo();
        if (dragged >= event.currentTarget.offsetWidth * SHARE_TO_LEAVE) onLeave();
      },
      onPointerCancel: letGo,
    },
  };
}
