import { useCallback, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../../ui/lazy/when-idle.ts';
import type { MessageChunk } from './message-chunks.ts';

/** A single chunk, so that long conversations open fast. */
const AT_ONCE = 1;
/** Chunks rendered while the browser is idle (ADR 0015). */
const BEFORE_LONG = 5;

export interface RenderedChunks {
  drawn: readonly MessageChunk[];
  hasUndrawn: boolean;
  renderMore: () => void;
}

/** @param firstUnreadSeq is in the first render; null renders only the end */
export function useRenderedChunks(
  chunks: readonly MessageChunk[],
  firstUnreadSeq: number | null,
): RenderedChunks {
  const [firstKey, setFirstKey] = useState(
    () => chunks[firstRendered(chunks, firstUnreadSeq)]?.key,
  );
  const index = chunks.findIndex(({ key }) => key === firstKey);
  const from = index === -1 ? firstRendered(chunks, firstUnreadSeq) : index;

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
    renderMore: useCallback(() => draw(2), [draw]),
  };
}

function firstRendered(chunks: readonly MessageChunk[], firstUnreadSeq: number | null): number {
  const atEnd = Math.max(0, chunks.length - AT_ONCE);
  if (firstUnreadSeq === null) return atEnd;
  const unread = chunks.findIndex(({ messages }) =>
    messages.some(({ seq }) => seq !== null && seq >= firstUnreadSeq),
  );
  // Show context above the first unread message.
  return unread === -1 ? atEnd : Math.min(atEnd, Math.max(0, unread - 1));
}
