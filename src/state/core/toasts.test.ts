import { afterEach, expect, it } from 'vitest';
import { currentToasts, dismissToast, resetToasts, showToast } from './toasts.ts';

afterEach(resetToasts);

const words = () => currentToasts().map(({ kind, message }) => `${kind}: ${message}`);

it('a toast is not duplicated while it is visible, but can be shown again later', () => {
  showToast('error', 'Message not sent');
  showToast('error', 'Unable to get users');
  showToast('error', 'Message not sent');
  expect(words()).toEqual(['error: Message not sent', 'error: Unable to get users']);
  const first = currentToasts()[0]?.id ?? '';
  dismissToast(first);
  showToast('error', 'Message not sent');
  expect(words()).toEqual(['error: Unable to get users', 'error: Message not sent']);
  expect(currentToasts()[1]?.id).not.toBe(first);
});
