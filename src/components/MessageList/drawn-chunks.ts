import { useCallback, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';
import type { MessageChunk } from './message-chunks.ts';

/** Chunks that are drawn at once, so that opening a conversation takes as long whatever its length. */
const AT_ONCE = 1;
/** Chunks that are drawn as soon as nothing else is to be done, to be found and read without scrolling. */
const BEFORE_LONG = 5;

/** What of a conversation is drawn: its end, and all that one has scrolled back to. */
export interface DrawnChunks {
  drawn: readonly MessageChunk[];
  /** Whether there are messages at hand before them. */
  hasUndrawn: boolean;
  /** Draws what comes before, about two screens of it. */
  drawMore: () => void;
}

/** @param firstUnreadSeq a place that is drawn from the start; null for the end alone */
export function useDrawnChunks(
  chunks: readonly MessageChunk[],
  firstUnreadSeq: number | null,
): DrawnChunks {
  const [firstKey, setFirstKey] = useState(() => chunks[firstDrawn(chunks, firstUnreadSeq)]?.key);
  const index = chunks.findIndex(({ key }) => key === firstKey);
  // Chunks that are all new have nothing to do with what was drawn.
  const from = index === -1 ? firstDrawn(chunks, firstUnreadSeq) : index;

  const draw = useCallback(
    (count: number) => setFirstKey(chunks[Math.max(0, from - count)]?.key),
    [chunks, from],
  );
  const isShort = from > 0 && chunks.length - from < BEFORE_LONG;
  useEffect(() => {
    if (!isShort) return undefined;
    const ended = new AbortController();
    whenIdle(() => draw(1), ended.signal);
    return () => ended.abort();
  }, [isShort, draw]);

  return {
    drawn: useMemo(() => chunks.slice(from), [chunks, from]),
    hasUndrawn: from > 0,
    drawMore: useCallback(() => draw(2), [draw]),
  };
}

function firstDrawn(chunks: readonly MessageChunk[], firstUnreadSeq: number | null): number {
  const atEnd = Math.max(0, chunks.length - AT_ONCE);
  if (firstUnreadSeq === null) return atEnd;
  const unread = chunks.findIndex(({ messages }) =>
    messages.some(({ seq }) => seq !== null && seq >= firstUnreadSeq),
  );
  // With one more above it, so that something stands over the first unread message.
  return unread === -1 ? atEnd : Math.min(atEnd, Math.max(0, unread - 1));
}
