import { MESSAGE_PAGE } from '../../src/contract/messages.ts';
import { ApiError } from './api-error.ts';

/** What a call asks for: whole numbers as text, as a query has them. */
export interface PageQuery {
  after?: string | undefined;
  before?: string | undefined;
  limit?: string | undefined;
}

/**
 * The first and the last place of the page that is asked for, of `lastSeq` messages: those that follow
 * `after`, else the last ones before `before`. Empty when the first lies behind the last. Throws an
 * ApiError when a page cannot have so many messages: a shorter one would pass for the last.
 */
export function pageOf(
  lastSeq: number,
  { after, before, limit }: PageQuery,
): { from: number; to: number } {
  const size = limit === undefined ? MESSAGE_PAGE.usual : Number(limit);
  if (size < 1 || size > MESSAGE_PAGE.most) {
    const message = `A page has 1 to ${MESSAGE_PAGE.most} messages`;
    throw new ApiError('invalid-request', message, { fields: { limit: message } });
  }
  const from = Number(after ?? 0) + 1;
  const to = before === undefined ? lastSeq : Math.min(lastSeq, Number(before) - 1);
  return after === undefined
    ? { from: Math.max(from, to - size + 1), to }
    : { from, to: Math.min(to, from + size - 1) };
}
