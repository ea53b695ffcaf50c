import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../../domain/conversation.ts';
import { useStatusNews } from './use-status-news.ts';

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

/** Shows conversations one after the other, and waits a while after each. */
function hear(first: ChatMessage[], wait = 2000) {
  const { result, rerender } = renderHook(({ messages }) => useStatusNews(messages), {
    initialProps: { messages: first },
  });
  const after = (...messages: ChatMessage[]) => {
    rerender({ messages });
    act(() => void vi.advanceTimersByTime(wait));
    return result.current;
  };
  return { result, after };
}

it('says nothing of what was so from the start', () => {
  const { result, after } = hear([own('failed')]);
  expect(result.current).toBe('');
  expect(after(own('failed'))).toBe('');
});

it('tells when the latest message is delivered, read or failed', () => {
  const { after } = hear([own('pending')]);
  expect(after(own('sent'))).toBe('');
  expect(after(own('delivered'))).toBe('Your message was delivered.');
  expect(after(own('read'))).toBe('Your message was read.');
  expect(after(own('failed'))).toBe('Your message was not sent.');
});

it('tells only where it ends when statuses follow within a moment', () => {
  const { after } = hear([own('pending')], 100);
  expect(after(own('delivered'))).toBe('');
  expect(after(own('read'))).toBe('');
  act(() => void vi.advanceTimersByTime(1000));
  expect(after(own('read'))).toBe('Your message was read.');
});

it('says nothing of earlier messages', () => {
  const { after } = hear([own('sent'), own('pending', 'own-2')]);
  expect(after(own('read'), own('pending', 'own-2'))).toBe('');
});

it('does not take an earlier message for news once the latest was deleted', () => {
  const { after } = hear([own('read'), own('failed', 'own-2')]);
  expect(after(own('read'))).toBe('');
});
