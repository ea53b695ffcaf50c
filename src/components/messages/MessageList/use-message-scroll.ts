import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { ChatMessage } from '../../../domain/messages/conversation.ts';
import { ScrollKeeper } from './scroll-keeper.ts';
import { countNew, lastIncoming, seenAtFirst } from './seen-messages.ts';

/** Maximum duration of a smooth scroll in any browser. */
const SMOOTH_MS = 1000;

export interface MessageScrollOptions {
  scroller: RefObject<HTMLElement | null>;
  chunks: RefObject<HTMLElement | null>;
  messages: readonly ChatMessage[];
  firstUnreadSeq: number | null;
  onNearStart: () => void;
  onRead: (seq: number) => void;
}

export function useMessageScroll({
  scroller,
  chunks,
  messages,
  firstUnreadSeq,
  onNearStart,
  onRead,
}: MessageScrollOptions) {
  const keeper = useRef<ScrollKeeper>(null);
  const seenSeq = useRef(seenAtFirst(messages, firstUnreadSeq));
  const [newCount, setNewCount] = useState(0);

  const look = useEffectEvent(() => {
    const at = keeper.current;
    if (!at || !scroller.current) return;
    if (document.visibilityState === 'visible') {
      const seen = lastIncoming(messages, getSeq(at.lastInView()));
      if (seen > seenSeq.current) {
        seenSeq.current = seen;
        onRead(seen);
      }
    }
    setNewCount(at.isFollowing ? 0 : countNew(messages, seenSeq.current));
    if (at.isNearStart()) onNearStart();
  });
  const settle = useEffectEvent((isLaidOut: boolean) => {
    keeper.current?.settle(isLaidOut);
    look();
  });

  useLayoutEffect(() => {
    if (!scroller.current || !chunks.current) return;
    keeper.current = new ScrollKeeper(scroller.current, chunks.current);
    const unread = chunks.current.querySelector('[data-unread]');
    if (unread) keeper.current.show(unread);
    else keeper.current.follow();
  }, [scroller, chunks]);

  const newest = useRef({ count: messages.length, clientId: messages.at(-1)?.clientId });
  useLayoutEffect(() => {
    const last = messages.at(-1);
    const isAdded =
      messages.length > newest.current.count && last?.clientId !== newest.current.clientId;
    newest.current = { count: messages.length, clientId: last?.clientId };
    if (isAdded && last?.isOwn) keeper.current?.follow();
  }, [messages]);
  useLayoutEffect(() => settle(false));

  useEffect(() => {
    const element = scroller.current;
    if (!element || !chunks.current) return;
    // True after the End key, which a smooth scroll in progress would undo.
    let isBoundForEnd = false;
    let arriving: ReturnType<typeof setTimeout> | undefined;
    const letGo = () => {
      isBoundForEnd = false;
      clearTimeout(arriving);
    };
    const onScroll = () => {
      if (isBoundForEnd) keeper.current?.follow();
      else keeper.current?.noteScroll();
      look();
    };
    const onRest = () => {
      keeper.current?.noteRest();
      look();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      letGo();
      if (event.key !== 'End' || event.target !== element) return;
      event.preventDefault();
      isBoundForEnd = true;
      arriving = setTimeout(letGo, SMOOTH_MS);
      keeper.current?.follow();
      look();
    };
    const sizes = new ResizeObserver(() => settle(true));
    sizes.observe(element);
    sizes.observe(chunks.current);
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('scrollend', onRest);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('wheel', letGo, { passive: true });
    element.addEventListener('pointerdown', letGo);
    document.addEventListener('visibilitychange', look);
    return () => {
      letGo();
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('scrollend', onRest);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('wheel', letGo);
      element.removeEventListener('pointerdown', letGo);
      document.removeEventListener('visibilitychange', look);
    };
  }, [scroller, chunks]);

  return {
    newCount,
    jumpToEnd: () => {
      keeper.current?.follow();
      scroller.current?.focus({ preventScroll: true });
      setNewCount(0);
    },
  };
}

function getSeq(item: Element | null): number {
  let at = item;
  while (at && !at.hasAttribute('data-seq')) {
    at =
      at.previousElementSibling ??
      at.parentElement?.previousElementSibling?.lastElementChild ??
      null;
  }
  return Number(at?.getAttribute('data-seq') ?? 0);
}
