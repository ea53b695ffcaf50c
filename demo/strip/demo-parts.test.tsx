import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueueBooking, paidByCard } from '../../src/domain/testing/queue-booking.ts';
import type { Demo } from '../demo.ts';
import type { SmsRecord } from '../../backend/store/records.ts';
import { createFakeAnswers } from '../testing/fake-answers.ts';
import { openSettings } from '../../mocks/network/settings.ts';
import { createDemoParts } from './demo-parts.tsx';

function createDemo() {
  const listeners = new Set<() => void>();
  let messages: SmsRecord[] = [];
  let isFromEarlierDay = true;
  const events: unknown[] = [];
  const demo: Demo = {
    isFromEarlierDay: () => isFromEarlierDay,
    hasOwnTime: () => false,
    findAccount: async () => undefined,
    findName: async () => undefined,
    findQueueBooking: async () => undefined,
    beforeNextVisit: async () => null,
    signFrameIn: async () => true,
    jumpTo: async (instant) => void events.push(instant),
    reset: () => Promise.resolve(),
    save: () => Promise.resolve(''),
    load: () => Promise.resolve(),
    codes: async () => [],
    mails: async () => [],
    sms: () => Promise.resolve(messages),
    replyToSms: async (reply) => void events.push(reply),
    reports: () => Promise.resolve([]),
    moveQueue: async (event) => void events.push(event),
    settlePayment: async (event) => void events.push(event),
    decideVerification: async (_, event) => void events.push(event),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settings: openSettings(localStorage),
    answers: createFakeAnswers(),
    linkProblems: [],
  };
  const change = (apply: () => void) =>
    act(async () => {
      apply();
      for (const listener of listeners) listener();
    });
  return {
    demo,
    events,
    listeners,
    receive: (text: string) =>
      change(() => {
        const id = String(messages.length);
        const sms = { id, phone: '9845021763', text, sentAt: '2026-11-21T04:30:00.000Z' };
        messages = [sms, ...messages];
      }),
    startAfresh: () => change(() => (isFromEarlierDay = false)),
  };
}

it('the demo phone shows a code even if another tab requested it', async () => {
  const { demo, listeners, receive } = createDemo();
  const { Phone } = createDemoParts(demo);
  const { unmount } = render(<Phone />);
  await receive('Your CareSetu code is 118822.');
  expect(await screen.findByText('118822')).toBeVisible();
  await receive('Your CareSetu code is 550917.');
  const [newest] = screen.getAllByRole('listitem');
  expect(newest).toHaveTextContent('550917');
  unmount();
  expect(listeners.size).toBe(0);
});

it('the demo receives a reply to an SMS, and the page reads its data again', async () => {
  const { demo, events, receive } = createDemo();
  const { Phone } = createDemoParts(demo);
  const onReadAgain = vi.fn<() => void>();
  document.addEventListener('visibilitychange', onReadAgain);
  onTestFinished(() => document.removeEventListener('visibilitychange', onReadAgain));
  render(<Phone />);
  await receive('Your visit with Dr. Ananya Krishnan is tomorrow. CareSetu');
  await userEvent.click(await screen.findByRole('button', { name: 'Reply STOP' }));
  expect(events).toEqual([{ phone: '9845021763', text: 'STOP' }]);
  await vi.waitFor(() => expect(onReadAgain).toHaveBeenCalledOnce());
});

it('the demo strip hides the notice about an old demo once another tab has reset the demo', async () => {
  const { demo, startAfresh } = createDemo();
  const { Strip } = createDemoParts(demo);
  render(<Strip onSignIn={() => undefined} />);
  expect(screen.getByText(/from an earlier day/)).toBeVisible();
  await startAfresh();
  expect(screen.queryByText(/from an earlier day/)).not.toBeInTheDocument();
});

it('the demo receives the helper’s steps and the user’s answers to UPI requests', async () => {
  const { demo, events } = createDemo();
  const { Helper, UpiPhone } = createDemoParts(demo);
  render(
    <>
      <Helper booking={createQueueBooking('paid')} />
      <UpiPhone payment={{ ...paidByCard, status: 'pending' }} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Set out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(events).toEqual([
    { bookingId: 'queue-1', status: 'on-the-way' },
    { paymentId: 'payment-1', outcome: 'succeeded' },
  ]);
});
