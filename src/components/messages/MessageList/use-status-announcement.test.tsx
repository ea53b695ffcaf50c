import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../../../domain/messages/conversation.ts';
import { useStatusAnnouncement } from './use-status-announcement.ts';

const own = (status: ChatMessage['status'], clientId = 'own-1'): ChatMessage => ({
  clientId,
  seq: null,
  isOwn: true,
  text: 'Hello',
  attachment: null,
  sentAt: '2026-11-21T04:00:00.000Z',
  status,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function hear(first: ChatMessage[], wait = 2000) {
  const { result, rerender } = renderHook(({ messages }) => useStatusAnnouncement(messages), {
    initialProps: { messages: first },
  });
  const after = (...messages: ChatMessage[]) => {
    rerender({ messages });
    act(() => void vi.advanceTimersByTime(wait));
    return result.current;
  };
  return { result, after };
}

it('the message list does not announce the initial status', () => {
  const { result, after } = hear([own('failed')]);
  expect(result.current).toBe('');
  expect(after(own('failed'))).toBe('');
});

it('the message list announces when the latest message is delivered, is read or fails', () => {
  const { after } = hear([own('pending')]);
  expect(after(own('sent'))).toBe('');
  expect(after(own('delivered'))).toBe('Your message was delivered.');
  expect(after(own('read'))).toBe('Your message was read.');
  expect(after(own('failed'))).toBe('Your message was not sent.');
});

it('the message list announces only the last of several status changes in quick succession', () => {
  const { after } = hear([own('pending')], 100);
  expect(after(own('delivered'))).toBe('');
  expect(after(own('read'))).toBe('');
  act(() => void vi.advanceTimersByTime(1000));
  expect(after(own('read'))).toBe('Your message was read.');
});

it('the message list ignores status changes of earlier messages', () => {
  const { after } = hear([own('sent'), own('pending', 'own-2')]);
  expect(after(own('read'), own('pending', 'own-2'))).toBe('');
});

it('the message list does not announce an earlier message after the latest message was deleted', () => {
  const { after } = hear([own('read'), own('failed', 'own-2')]);
  expect(after(own('read'))).toBe('');
});
