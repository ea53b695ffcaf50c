import type { Answers, AnswersState } from '../answers/answers.ts';
import type { Offer } from '../answers/offers.ts';

export const answerOffer: Offer = {
  kind: 'message',
  personId: 'doctor-ananya-krishnan',
  name: 'Dr. Ananya Krishnan',
  userId: 'patient-meera-nair',
  visitId: null,
};

export const joinOffer: Offer = { ...answerOffer, kind: 'join', visitId: 'appointment-013' };

/** An answer that was begun goes on until it is stopped. */
export function createFakeAnswers(
  offers: Offer[] = [],
  initial: Partial<AnswersState> = {},
): Answers {
  const listeners = new Set<() => void>();
  let state: AnswersState = { running: [], outcome: '', isAutomatic: false, ...initial };
  const change = (changes: Partial<AnswersState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => Promise.resolve(offers),
    async play(offer) {
      const step = `${offer.name} is typing…`;
      change({ running: [...state.running, { offer, step }], outcome: '' });
    },
    stop: (stopped) => change({ running: state.running.filter(({ offer }) => offer !== stopped) }),
    setAutomatic: (isAutomatic) => change({ isAutomatic }),
  };
}
