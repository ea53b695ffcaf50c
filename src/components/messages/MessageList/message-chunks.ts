import type { ChatMessage } from '../../../domain/messages/conversation.ts';

/** A chunk should render within one frame. */
export const CHUNK_SIZE = 40;

/** Stable until one of its messages changes. */
export interface MessageChunk {
  key: number;
  messages: readonly ChatMessage[];
}

/** Reuses `previous`, so that messages stay in their chunks. */
export function chunkMessages(
  messages: readonly ChatMessage[],
  previous: readonly MessageChunk[] = [],
): readonly MessageChunk[] {
  let nextKey = previous.reduce((highest, { key }) => Math.max(highest, key), 0) + 1;
  const cut = (part: readonly ChatMessage[]) =>
    slices(part).map((slice) => ({ key: nextKey++, messages: slice }));

  const kept = untouched(messages, previous);
  const rest = messages.slice(kept.reduce((sum, chunk) => sum + chunk.messages.length, 0));
  const before = previous.slice(kept.length);
  const homes = new Map(
    before.flatMap((chunk) => chunk.messages.map(({ clientId }) => [clientId, chunk] as const)),
  );
  const firstKnown = rest.findIndex(({ clientId }) => homes.has(clientId));
  if (firstKnown === -1) return [...kept, ...cut(rest)];

  // Messages before the first known one are from an older page.
  const start = kept.length === 0 ? firstKnown : 0;
  const filled: MessageChunk[] = [];
  const used = new Set<MessageChunk>();
  for (const message of rest.slice(start)) {
    const home = homes.get(message.clientId);
    const last = filled.at(-1);
    const isFull = !home && (last?.messages.length ?? 0) >= CHUNK_SIZE;
    if (last && !isFull && (!home || used.has(home))) {
      filled[filled.length - 1] = { ...last, messages: [...last.messages, message] };
    } else {
      const isFirstOfHome = home !== undefined && !used.has(home);
      filled.push({ key: isFirstOfHome ? home.key : nextKey++, messages: [message] });
      if (isFirstOfHome) used.add(home);
    }
  }
  return [...kept, ...cut(rest.slice(0, start)), ...filled.map((chunk) => sameAs(chunk, before))];
}

function untouched(
  messages: readonly ChatMessage[],
  previous: readonly MessageChunk[],
): readonly MessageChunk[] {
  let at = 0;
  const end = previous.slice(0, -1).findIndex((chunk) => {
    const isSame = chunk.messages.every((message, index) => message === messages[at + index]);
    at += chunk.messages.length;
    return !isSame;
  });
  return previous.slice(0, end === -1 ? -1 : end);
}

function slices(messages: readonly ChatMessage[]): (readonly ChatMessage[])[] {
  const cuts: (readonly ChatMessage[])[] = [];
  for (let end = messages.length; end > 0; end -= CHUNK_SIZE) {
    cuts.unshift(messages.slice(Math.max(0, end - CHUNK_SIZE), end));
  }
  return cuts;
}

function sameAs(chunk: MessageChunk, before: readonly MessageChunk[]): MessageChunk {
  const old = before.find(({ key }) => key === chunk.key);
  const isSame =
    old?.messages.length === chunk.messages.length &&
    old.messages.every((message, index) => message === chunk.messages[index]);
  return old && isSame ? old : chunk;
}
