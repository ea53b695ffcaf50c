import type { RunningBackend } from '../../backend/create-backend.ts';
import { findConversation, getMember } from '../../backend/handlers/conversations/conversations.ts';
import { type Offer, offerLabel } from './offers.ts';
import { pause as usualPause, type Pause } from './pause.ts';
import { PLAYED_MESSAGE } from './played-message.ts';
import { Refusal } from './refusal.ts';

const KEY = 'caresetu-demo-answers';
const AUTOMATIC = 'automatic';

export interface RunningAnswer {
  offer: Offer;
  step: string;
}

export interface AnswersState {
  /** The latest last. */
  running: readonly RunningAnswer[];
  outcome: string;
  /** In this tab: each message of its user is answered. */
  isAutomatic: boolean;
}

/** Plays the person at the other end (ADR 0061). */
export interface Answers {
  read: () => AnswersState;
  onChange: (listener: () => void) => () => void;
  /** @param page another one than this tab's */
  list: (page?: { userId: string | undefined; path: string }) => Promise<Offer[]>;
  play: (offer: Offer) => Promise<void>;
  stop: (offer: Offer) => void;
  setAutomatic: (isAutomatic: boolean) => void;
}

export interface AnswersOptions {
  backend: RunningBackend;
  findAccount: () => Promise<string | undefined>;
  locks: Pick<LockManager, 'request' | 'query'>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  pause?: Pause;
}

export function createAnswers({
  backend,
  findAccount,
  locks,
  storage,
  pause = usualPause,
}: AnswersOptions): Answers {
  const { store, realtime, clock } = backend;
  const listeners = new Set<() => void>();
  const stops = new Map<string, AbortController>();
  let state: AnswersState = {
    running: [],
    outcome: '',
    isAutomatic: storage.getItem(KEY) === AUTOMATIC,
  };

  const change = (changes: Partial<AnswersState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const others = (id: string) => state.running.filter(({ offer }) => toId(offer) !== id);

  const play = async (offer: Offer) => {
    const id = toId(offer);
    if (stops.has(id)) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    stops.set(id, stopping);
    const onStep = (step: string) => {
      if (!signal.aborted) change({ running: [...others(id), { offer, step }] });
    };
    onStep(`${offer.name}…`);
    change({ outcome: '' });
    const end = (outcome: string) => {
      stops.delete(id);
      change({ running: others(id), outcome });
    };
    try {
      const { playOffer } = await import('./play.ts');
      end(await playOffer(backend, offer, { signal, pause, locks, onStep }));
    } catch (error) {
      end(describeFailure(offer, error, signal.aborted));
      return;
    }
    // A message may have arrived in the middle of the answer.
    if (state.isAutomatic && offer.kind === 'message' && (await hasUnread(offer))) {
      await play(offer);
    }
  };

  const hasUnread = ({ personId, userId }: Offer) =>
    store.read(async (reads) => {
      const conversation = await findConversation(reads, personId, userId);
      return conversation !== undefined && getMember(conversation, personId).unreadCount > 0;
    });

  // Only the page that has stored a message announces it, so one tab answers.
  realtime.onAnnounce(({ event, payload }) => {
    if (!state.isAutomatic || event !== 'new_message') return;
    const { senderId, receiverId, clientId } = payload;
    if (clientId.startsWith(PLAYED_MESSAGE)) return;
    const answer = async () => {
      if ((await findAccount()) !== senderId) return;
      const person = await store.read((reads) => reads.get('accounts', receiverId));
      if (!person) return;
      const { id: personId, name } = person;
      await play({
        kind: 'message',
        personId,
        name,
        userId: senderId,
        visitId: null,
      });
    };
    answer().catch((error: unknown) => console.warn('The demo could not answer.', error));
  });

  return {
    read: () => state,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async list(page) {
      const { userId, path } = page ?? { userId: await findAccount(), path: location.pathname };
      if (userId === undefined) return [];
      const { listOffers } = await import('./list-offers.ts');
      return store.read((reads) => listOffers(reads, userId, path, clock.now()));
    },
    play,
    stop: (offer) => stops.get(toId(offer))?.abort(),
    setAutomatic(isAutomatic) {
      if (isAutomatic) storage.setItem(KEY, AUTOMATIC);
      else storage.removeItem(KEY);
      change({ isAutomatic });
    },
  };
}

function toId({ kind, personId, userId, visitId }: Offer): string {
  return [kind, personId, userId, visitId].join(' ');
}

function describeFailure(offer: Offer, error: unknown, isStopped: boolean): string {
  if (isStopped) {
    return offer.kind === 'join' ? `${offer.name} has hung up.` : `${offer.name} was stopped.`;
  }
  if (error instanceof Refusal) return `${offer.name} could not do this: ${error.message}`;
  console.error('The demo could not play an answer.', error);
  return `${offerLabel(offer)}: that did not work. Try again.`;
}
