import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeLocks } from '../../backend/testing/fake-locks.ts';
import { createTestChat } from '../../backend/testing/test-chat.ts';
import { openSession } from '../../backend/handlers/auth/sessions.ts';
import { playedDevice } from '../../mocks/session-tab.ts';
import { people, visit } from '../../backend/testing/test-seed.ts';
import { type Answers, createAnswers } from './answers.ts';
import type { Offer, OfferKind } from './offers.ts';

/** 9:30 in India on a Monday. */
const now = '2026-11-23T04:00:00.000Z';
const { patientA, patientB, doctorA } = people;

async function openDemo(user = patientA, appointments = [visit('request', '10:00', 'pending')]) {
  const chat = await createTestChat({ now, appointments });
  const stored = new Map<string, string>();
  const steps: string[] = [];
  const onStep = vi.fn<(step: string) => Promise<void>>();
  const answers = createAnswers({
    backend: chat.backend,
    findAccount: async () => user.id,
    locks: createFakeLocks(),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    pause: async (ms, signal) => {
      signal.throwIfAborted();
      const step = answers.read().running.at(-1)?.step ?? '';
      steps.push(step);
      expect(ms).toBeGreaterThan(0);
      await onStep(step);
    },
  });
  const play = async (kind: OfferKind) => {
    await answers.play(await findOffer(answers, kind));
    await chat.backend.realtime.idle();
    return answers.read().outcome;
  };
  return { ...chat, answers, steps, onStep, play };
}

async function findOffer(answers: Answers, kind: OfferKind): Promise<Offer> {
  const offer = (await answers.list()).find((one) => one.kind === kind);
  if (!offer) throw new Error(`Nothing is offered: ${kind}`);
  return offer;
}

const openPage = (pathname: string) => vi.stubGlobal('location', { pathname });

beforeEach(() => openPage('/messages'));
afterEach(() => vi.unstubAllGlobals());

test('the doctor reads what the patient wrote, types and answers it', async () => {
  const { send, history, answers, play, steps } = await openDemo();
  await send('patientA', 'doctorA', 'Thank you, doctor.');
  expect(await play('message')).toBe('Dr. Charu Menon has answered.');
  const messages = await history('patientA', 'doctorA');
  expect(messages.map(({ content, status }) => [content.textContent, status])).toEqual([
    ['Thank you, doctor.', 'read'],
    ['You are welcome, Asha.', 'sent'],
  ]);
  expect(steps).toEqual(['Dr. Charu Menon is reading…', 'Dr. Charu Menon is typing…']);
  expect(answers.read().running).toEqual([]);
});

test('the session of the other person is named as played, and ends with the answer', async () => {
  const { backend, send, answers } = await openDemo();
  await send('patientA', 'doctorA', 'Hello');
  const list = () =>
    backend.store.read((reads) => reads.find('sessions', { accountId: doctorA.id }));
  const before = await list();
  const during: unknown[] = [];
  backend.realtime.onAnnounce(() => {
    void list().then((sessions) => during.push(sessions.at(-1)?.device));
  });
  await answers.play(await findOffer(answers, 'message'));
  await backend.realtime.idle();
  expect(during).toContainEqual({ browser: 'Played by the demo', system: '' });
  expect(await list()).toEqual(before);
});

test('a session that a closed page left behind ends with the next answer', async () => {
  const first = await openDemo();
  await first.send('patientA', 'doctorA', 'Hello');
  const { store, clock } = first.backend;
  const { session } = await store.write((unit) =>
    openSession(unit, doctorA, { remember: false, device: playedDevice }, clock.now()),
  );
  await first.play('message');
  expect(await store.read((reads) => reads.get('sessions', session.id))).toBeUndefined();
});

test('a blocked doctor cannot answer, and the demo says why', async () => {
  const { call, send, history, play } = await openDemo();
  await send('patientA', 'doctorA', 'Hello');
  await call('patientA', 'blockPartner', { id: doctorA.id }, { body: { isBlocked: true } });
  expect(await play('message')).toBe(
    'Dr. Charu Menon could not do this: You cannot send messages to this person.',
  );
  expect(await history('patientA', 'doctorA')).toHaveLength(1);
});

test('the doctor accepts the request of the page, else the soonest', async () => {
  const { call, play, answers } = await openDemo(patientA, [
    visit('later', '11:00', 'pending'),
    visit('soonest', '10:30', 'pending'),
  ]);
  openPage('/appointments/later');
  expect((await findOffer(answers, 'accept')).visitId).toBe('later');
  openPage('/appointments');
  expect(await play('accept')).toBe('Dr. Charu Menon has accepted the request.');
  const { body } = await call('patientA', 'listAppointments', { id: patientA.id });
  expect(body).toMatchObject([
    { id: 'soonest', status: 'scheduled' },
    { id: 'later', status: 'pending' },
  ]);
});

test('the other person accepts the new time that the user proposed', async () => {
  const { call, play } = await openDemo(patientA, [visit('moved', '10:00', 'scheduled')]);
  const slot = { date: '2026-11-24', time: '10:30' };
  await call('patientA', 'moveAppointment', { id: 'moved' }, { body: slot });
  expect(await play('accept-move')).toBe('Dr. Charu Menon has accepted the new time.');
  expect((await call('patientA', 'listAppointments', { id: patientA.id })).body).toMatchObject([
    { id: 'moved', status: 'scheduled', ...slot },
  ]);
});

test('the doctor completes a visit that has begun', async () => {
  const begun = { ...visit('begun', '10:00', 'scheduled'), date: '2026-11-22' };
  const { call, play } = await openDemo(patientA, [begun]);
  expect(await play('complete')).toBe('Dr. Charu Menon has completed the visit.');
  expect((await call('patientA', 'listAppointments', { id: patientA.id })).body).toMatchObject([
    { status: 'completed' },
  ]);
});

test('a visit that the doctor marked is not offered to be completed', async () => {
  const day = { date: '2026-11-22', missed: { at: now } };
  const missed = { ...visit('missed', '09:00', 'scheduled'), ...day };
  const { answers } = await openDemo(patientA, [missed]);
  expect((await answers.list()).map(({ kind }) => kind)).not.toContain('complete');
});

test('a patient requests a visit of the signed-in doctor, and answers the doctor', async () => {
  const { call, send, history, play } = await openDemo(doctorA, []);
  await send('patientB', 'doctorA', 'Hello');
  await send('doctorA', 'patientB', 'How are you today?');
  expect(await play('request')).toMatch(/^Bala Iyer has requested a visit on /);
  expect((await call('doctorA', 'listAppointments', { id: doctorA.id })).body).toMatchObject([
    { status: 'pending', patient: { id: patientB.id } },
  ]);
  expect(await play('message')).toBe('Bala Iyer has answered.');
  expect((await history('doctorA', 'patientB')).at(-1)).toMatchObject({ senderId: patientB.id });
});

test('an answer that is stopped sends nothing more', async () => {
  const { send, history, answers } = await openDemo();
  await send('patientA', 'doctorA', 'Hello');
  const offer = await findOffer(answers, 'message');
  const playing = answers.play(offer);
  answers.stop(offer);
  await playing;
  expect(answers.read()).toMatchObject({
    running: [],
    outcome: 'Dr. Charu Menon was stopped.',
  });
  expect(await history('patientA', 'doctorA')).toHaveLength(1);
});

test('no one answers without being asked to', async () => {
  const { backend, send, history } = await openDemo();
  await send('patientA', 'doctorA', 'Hello');
  await backend.realtime.idle();
  expect(await history('patientA', 'doctorA')).toHaveLength(1);
});

test('automatic answers are for messages of this tab, and not for played ones', async () => {
  const { backend, send, history, answers } = await openDemo();
  answers.setAutomatic(true);
  await send('doctorA', 'patientA', 'How are you?');
  await send('patientB', 'doctorA', 'Hello');
  await send('patientA', 'doctorA', 'Thank you, doctor.');
  await vi.waitFor(() => expect(answers.read().outcome).toBe('Dr. Charu Menon has answered.'));
  await backend.realtime.idle();
  const shown = async (patient: 'patientA' | 'patientB') =>
    (await history(patient, 'doctorA')).map(({ content }) => content.textContent);
  expect(await shown('patientA')).toEqual([
    'How are you?',
    'Thank you, doctor.',
    'You are welcome, Asha.',
  ]);
  expect(await shown('patientB')).toEqual(['Hello']);
});

test('a message that arrives in the middle of an automatic answer is answered afterwards', async () => {
  const { send, history, answers, onStep } = await openDemo();
  answers.setAutomatic(true);
  onStep.mockResolvedValueOnce();
  onStep.mockImplementationOnce(async (step) => {
    expect(step).toMatch(/typing/);
    await send('patientA', 'doctorA', 'Can I bring my ECG report?');
  });
  await send('patientA', 'doctorA', 'Thank you, doctor.');
  await vi.waitFor(async () => {
    const last = (await history('patientA', 'doctorA')).at(-1);
    expect(last?.content.textContent).toBe('Thank you. I will go through it before your visit.');
  });
});

test('messages that were read together get one automatic answer', async () => {
  const { backend, send, history, answers, onStep } = await openDemo();
  answers.setAutomatic(true);
  onStep.mockImplementationOnce(async () => {
    await send('patientA', 'doctorA', 'Thank you, doctor.');
  });
  await send('patientA', 'doctorA', 'Hello');
  await vi.waitFor(() => expect(answers.read().outcome).toBe('Dr. Charu Menon has answered.'));
  await backend.realtime.idle();
  expect(answers.read().running).toEqual([]);
  expect((await history('patientA', 'doctorA')).map(({ content }) => content.textContent)).toEqual([
    'Hello',
    'Thank you, doctor.',
    'You are welcome, Asha.',
  ]);
});
