import type { SharingScope } from '../../contract/sharing.ts';
import { isLacking, type Loadable } from '../../domain/loadable.ts';
import { lastScope } from '../../domain/records/shared-visits.ts';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { load, queryClient, useLoadable, type Query } from '../../state/core/query-client.ts';
import { DEFAULT_SCOPE } from '../../domain/records/sharing.ts';
import { conversationList } from '../../state/messages/conversation-list.ts';
import { recordList } from '../../state/records.ts';
import { healthFacts, sharingList } from '../../state/sharing-data.ts';

/**
 * Null while it is not known, for an API without sharing, and for a patient who has nothing to share
 * and shared nothing special last time: without records, health facts or a conversation with the
 * doctor, which may have files.
 */
export function useSharingQuestion(
  userId: string,
  doctorId: string,
): { last: SharingScope | null } | null {
  const sharings = useLoadable(sharingList);
  const visits = useLoadable(appointmentList(userId));
  const records = useLoadable(recordList(userId));
  const facts = useLoadable(healthFacts(userId));
  const conversations = useLoadable(conversationList);
  if (isLacking(sharings) || sharings.status === 'loading' || visits.status === 'loading')
    return null;
  const isKnown = sharings.status === 'ready' && visits.status === 'ready';
  const last = isKnown ? lastScope(sharings.data, visits.data, doctorId) : null;
  if (last !== null && last !== DEFAULT_SCOPE) return { last };
  const parts: Loadable<unknown>[] = [records, facts, conversations];
  if (parts.some(({ status }) => status === 'loading')) return null;
  const has = <T>(part: Loadable<T>, isSome: (data: T) => boolean) =>
    part.status === 'ready' ? isSome(part.data) : !isLacking(part);
  const canShare =
    has(records, (all) => all.length > 0) ||
    has(facts, (one) => Object.values(one).some(Boolean)) ||
    has(conversations, (all) =>
      all.some(({ id, lastMessage }) => id === doctorId && lastMessage !== null),
    );
  return canShare ? { last } : null;
}

/** The choice that holds for a booking without a new one. Loads what the form has not loaded yet. */
export async function findLastScope(userId: string, doctorId: string): Promise<SharingScope> {
  const [sharings, visits] = await Promise.all([
    known(sharingList),
    known(appointmentList(userId)),
  ]);
  return (sharings && visits && lastScope(sharings, visits, doctorId)) ?? DEFAULT_SCOPE;
}

async function known<T>(query: Query<T>): Promise<T | null> {
  return queryClient.getQueryData(query.queryKey) ?? load(query);
}
