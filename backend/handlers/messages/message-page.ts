import { MESSAGE_PAGE } from '../../../src/contract/messages.ts';
import { ApiError } from '../core/api-error.ts';

export interface PageQuery {
  after?: string | undefined;
  before?: string | undefined;
  limit?: string | undefined;
}

/**
 * The first page after `after`, or the last before `before`. Empty if `from` > `to`.
 * @throws ApiError for a limit out of range
 */
export function getPageRange(
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
