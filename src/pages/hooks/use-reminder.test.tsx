import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PartnerReminder } from '../../components/room/PartnerReminder/PartnerReminder.tsx';
import {
  enterChat,
  no,
  resetFakeChat,
  toasts,
  until,
  type FakeChat,
} from '../../state/testing/fake-chat.ts';
import { socket } from '../../state/testing/fake-socket.ts';
import { useReminder } from './use-reminder.ts';

vi.mock('../../api/socket.ts', () => import('../../state/testing/fake-socket.ts'));

const SEND = 'POST /api/messages/send/ananya';
const label = 'Could not reach the patient';

let server: FakeChat;

beforeEach(async () => {
  server = await enterChat();
});
afterEach(async () => {
  setOnline(true);
  await resetFakeChat();
});

function Reminder() {
  const { reminder, remind } = useReminder('ananya');
  return (
    <PartnerReminder
      label={label}
      reminder={reminder}
      onRemind={() => void remind('I called you.')}
    />
  );
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const says = (text: string) =>
  until(() => expect(screen.getByRole('status').textContent?.trim()).toBe(text));
const sent = () => server.messages.filter(({ content }) => content.textContent === 'I called you.');

it('says that the message is being sent until the server has it', async () => {
  let answer = () => {};
  server.replies[SEND] = async (request) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return server.receive(request);
  };
  render(<Reminder />);
  press(label);
  await says('Sending your message');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  await until(() => expect(server.sentRequests).toContain(SEND));
  answer();
  await says('Your message was sent.');
  expect(sent()).toHaveLength(1);
});

it('says offline that the message will be sent, and sends it once when online', async () => {
  setOnline(false);
  render(<Reminder />);
  press(label);
  await says('You are offline. We will send your message as soon as you are online again.');
  expect(sent()).toEqual([]);
  setOnline(true);
  await says('Your message was sent.');
  expect(sent()).toHaveLength(1);
});

it('says that a message failed, and sends it again', async () => {
  server.replies[SEND] = no(403, 'You cannot message this person.');
  render(<Reminder />);
  press(label);
  await says('Your message was not sent. Try again');
  expect(toasts()).toEqual(['You cannot message this person.']);
  server.replies[SEND] = server.receive;
  press('Try again');
  await says('Your message was sent.');
  expect(sent()).toHaveLength(1);
});

it('counts as sent when only the response was lost', async () => {
  let hasMessage = () => {};
  const stored = new Promise<void>((resolve) => (hasMessage = resolve));
  server.replies[SEND] = async (request) => {
    await server.receive(request);
    hasMessage();
    return new Promise(() => undefined);
  };
  render(<Reminder />);
  press(label);
  await stored;
  await says('Sending your message');
  act(() => {
    for (const message of sent()) socket.events.emit('new_message', message);
  });
  await says('Your message was sent.');
  expect(sent()).toHaveLength(1);
});

it('offers the button again when the server refuses the words, which go to the composer', async () => {
  server.replies[SEND] = no(400, 'Too long.');
  render(<Reminder />);
  press(label);
  await until(() => expect(toasts()).toEqual(['Too long.']));
  await says(label);
  expect(sent()).toEqual([]);
});
