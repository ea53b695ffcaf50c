import { appointmentEndpoints } from '../../src/contract/appointments.ts';
import { freeTimesEndpoints } from '../../src/contract/free-times.ts';
import { type Message, messageEndpoints } from '../../src/contract/messages.ts';
import { takesOwnTime } from '../../src/domain/appointments/move.ts';
import { formatDay, formatTime } from '../../src/domain/time/india-time.ts';
import { randomId } from '../../backend/core/crypto.ts';
import type { RunningBackend } from '../../backend/create-backend.ts';
import { chooseReplies } from './replies.ts';
import type { Offer, OfferKind } from './offers.ts';
import type { Pause } from './pause.ts';
import { PLAYED_MESSAGE } from './played-message.ts';
import { openPlayedPerson, type PlayedPerson } from './played-person.ts';
import { Refusal } from './refusal.ts';

const READING_MS = 1200;
const TYPING_MS = { perCharacter: 30, least: 1000, most: 3000 };

export interface PlayOptions {
  signal: AbortSignal;
  pause: Pause;
  locks: Pick<LockManager, 'request' | 'query'>;
  /** A sentence about the person. */
  onStep: (step: string) => void;
}

interface Play extends Omit<PlayOptions, 'locks'> {
  backend: RunningBackend;
  person: PlayedPerson;
  offer: Offer;
}

/**
 * @returns a sentence about the outcome
 * @throws {Refusal} if a rule does not allow it
 */
export async function playOffer(
  backend: RunningBackend,
  offer: Offer,
  { signal, locks, ...options }: PlayOptions,
): Promise<string> {
  const person = await openPlayedPerson(backend, offer.personId, locks);
  try {
    const ending = AbortSignal.any([signal, person.ended]);
    ending.throwIfAborted();
    return await plays[offer.kind]({ backend, person, offer, signal: ending, ...options });
  } finally {
    await person.end();
  }
}

const plays: Record<OfferKind, (play: Play) => Promise<string>> = {
  message: answer,
  accept: (play) =>
    decide(play, 'is reading the request', 'has accepted the request', (person, params) =>
      person.call(appointmentEndpoints.acceptAppointment, { params }),
    ),
  'accept-move': (play) =>
    decide(
      play,
      'is looking at the new time',
      'has accepted the new time',
      async (person, params) => {
        const visit = await play.backend.store.read((reads) =>
          reads.get('appointments', params.id),
        );
        if (!visit?.proposal) throw new Refusal('No new time is proposed any more.');
        const { date, time } = visit.proposal;
        const body = { date, time, answer: 'accept' } as const;
        await person.call(appointmentEndpoints.answerMove, { params, body });
      },
    ),
  complete: (play) =>
    decide(play, 'is writing the notes', 'has completed the visit', (person, params) =>
      person.call(appointmentEndpoints.completeAppointment, { params, body: { record } }),
    ),
  request,
  async join({ backend, person, offer, signal, onStep }) {
    const { playCall } = await import('./played-call.ts');
    return playCall({ backend, person, visitId: offer.visitId ?? '', signal, onStep });
  },
};

const record = {
  diagnosis: 'Follow-up visit',
  prescription: '',
  notes: 'Written by the demo.',
};

async function answer({ backend, person, offer, signal, pause, onStep }: Play): Promise<string> {
  const { account } = person;
  const params = { id: offer.userId };
  onStep(`${account.name} is reading…`);
  await pause(READING_MS, signal);
  const messages = await person.call(messageEndpoints.listMessages, { params });
  await person.call(messageEndpoints.markRead, { params });
  for (const line of await chooseAnswer(backend, person, offer, messages)) {
    onStep(`${account.name} is typing…`);
    await pause(typingTime(line), signal);
    await person.call(messageEndpoints.sendMessage, {
      params: { recipientId: offer.userId },
      body: { clientId: PLAYED_MESSAGE + randomId(), content: { textContent: line } },
    });
  }
  return `${account.name} has answered.`;
}

async function chooseAnswer(
  { store, clock }: RunningBackend,
  { account }: PlayedPerson,
  { userId }: Offer,
  messages: readonly Message[],
): Promise<string[]> {
  const { doctor, user } = await store.read(async (reads) => ({
    doctor: await reads.get('doctors', account.id),
    user: await reads.get('accounts', userId),
  }));
  const { id, role } = account;
  const speaker = { id, role, specialty: doctor?.specialty ?? '', partnerName: user?.name ?? '' };
  return chooseReplies(speaker, messages, clock.now());
}

function typingTime(line: string): number {
  const { perCharacter, least, most } = TYPING_MS;
  return Math.min(most, Math.max(least, perCharacter * line.length));
}

async function decide(
  { person, offer, signal, pause, onStep }: Play,
  doing: string,
  done: string,
  act: (person: PlayedPerson, params: { id: string }) => Promise<unknown>,
): Promise<string> {
  const { name } = person.account;
  onStep(`${name} ${doing}…`);
  await pause(READING_MS, signal);
  await act(person, { id: offer.visitId ?? '' });
  return `${name} ${done}.`;
}

async function request({ backend, person, offer, signal, pause, onStep }: Play): Promise<string> {
  const { name } = person.account;
  const doctorId = offer.userId;
  onStep(`${name} is choosing a time…`);
  await pause(READING_MS, signal);
  const { days } = await person.call(freeTimesEndpoints.listFreeTimes, {
    params: { id: doctorId },
  });
  const patientId = person.account.id;
  const visits = await backend.store.read((reads) => reads.find('appointments', { patientId }));
  const slot = days
    .flatMap(({ date, times }) => times.map((time) => ({ date, time })))
    .find((free) => !visits.some((visit) => takesOwnTime(visit, free)));
  if (!slot) throw new Refusal('You offer no free time in the next two weeks.');
  await person.call(appointmentEndpoints.bookAppointment, {
    params: { doctorId },
    body: { doctorId, ...slot, appointmentType: 'video', notes: 'A check-up, please.' },
  });
  return `${name} has requested a visit on ${formatDay(slot.date)} at ${formatTime(slot.time)}.`;
}
