import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToastMessage } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const signedIn: ToastMessage = { id: '1', kind: 'success', message: 'OTP verified successfully' };
const notSent: ToastMessage = { id: '2', kind: 'error', message: 'Message not sent' };

function Page({ start, autoCloseMs }: { start: ToastMessage[]; autoCloseMs?: number }) {
  const [toasts, setToasts] = useState(start);
  return (
    <>
      <button type="button">Send</button>
      <ToastRegion
        toasts={toasts}
        autoCloseMs={autoCloseMs}
        onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications Alt+T' });
const pressAltT = () => fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT', key: '†' });

/** `by` is in px. The toast is 400 px wide. */
function drag(toast: HTMLElement, by: number) {
  Object.defineProperty(toast, 'offsetWidth', { value: 400 });
  fireEvent.pointerDown(toast, { button: 0, clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: 100 + by, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: 100 + by, pointerId: 1 });
}

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => vi.useRealTimers());

describe('the toast timer', () => {
  it('closes a toast after five seconds by default', () => {
    render(<Page start={[signedIn]} />);
    wait(4999);
    expect(screen.getByRole('status')).toHaveTextContent('OTP verified successfully');
    wait(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('closes a toast after autoCloseMs', () => {
    render(<Page start={[signedIn]} autoCloseMs={3000} />);
    wait(3000);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('pauses on hover and resumes afterwards', () => {
    render(<Page start={[signedIn]} autoCloseMs={3000} />);
    wait(2000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    wait(60_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole('status'));
    wait(999);
    expect(screen.getByRole('status')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('pauses all toasts while the region has focus', () => {
    render(<Page start={[signedIn, notSent]} autoCloseMs={3000} />);
    pressAltT();
    wait(60_000);
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    fireEvent.keyDown(region(), { key: 'Escape' });
    act(() => screen.getByRole('button', { name: 'Send' }).focus());
    wait(3000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('keyboard access to toasts', () => {
  it('moves focus to the region with Alt+T and back with Escape', () => {
    render(<Page start={[signedIn]} />);
    const send = screen.getByRole('button', { name: 'Send' });
    act(() => send.focus());
    pressAltT();
    expect(region()).toHaveFocus();
    fireEvent.keyDown(region(), { key: 'Escape' });
    expect(send).toHaveFocus();
  });

  it('keeps focus in the region until the last toast closes, and then returns focus to the previous element', () => {
    render(<Page start={[signedIn, notSent]} />);
    const send = screen.getByRole('button', { name: 'Send' });
    act(() => send.focus());
    pressAltT();
    for (const goal of [region(), send]) {
      const [close] = screen.getAllByRole('button', { name: 'Close notification' });
      act(() => close?.focus());
      if (close) fireEvent.click(close);
      expect(goal).toHaveFocus();
    }
    expect(screen.queryByRole('button', { name: 'Close notification' })).not.toBeInTheDocument();
  });

  it('ignores the T key without Alt', () => {
    render(<Page start={[signedIn]} />);
    fireEvent.keyDown(document.body, { code: 'KeyT', key: 't' });
    expect(region()).not.toHaveFocus();
  });
});

describe('the toast region', () => {
  it('announces errors assertively and other toasts politely', () => {
    render(<Page start={[signedIn, notSent]} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Message not sent');
    expect(screen.getByRole('status')).toHaveTextContent('OTP verified successfully');
    expect(region()).toHaveAttribute('aria-live', 'polite');
  });
});

describe('a toast of an error that the page announces', () => {
  it('is shown, and not announced a second time', () => {
    render(<Page start={[{ ...notSent, isQuiet: true }]} />);
    expect(screen.getByText('Message not sent')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByText('Message not sent').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'off',
    );
  });
});

describe('a toast with a link', () => {
  const update: ToastMessage = {
    id: '3',
    kind: 'info',
    message: '3 new updates',
    href: '#updates',
  };

  it('can be clicked, also when the pointer moves a little, and then closes', () => {
    const capture = vi.spyOn(HTMLElement.prototype, 'setPointerCapture');
    render(<Page start={[update]} />);
    const link = screen.getByRole('link', { name: '3 new updates' });
    fireEvent.pointerDown(link, { button: 0, clientX: 100, clientY: 10, pointerId: 1 });
    fireEvent.pointerMove(link, { clientX: 102, clientY: 12, pointerId: 1 });
    expect(capture).not.toHaveBeenCalled();
    fireEvent.pointerUp(link, { clientX: 102, clientY: 12, pointerId: 1 });
    fireEvent.click(link);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stays for 20 seconds, because the user did not cause it', () => {
    render(<Page start={[update]} autoCloseMs={3000} />);
    wait(19_999);
    expect(screen.getByRole('status')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('dragging a toast', () => {
  it.each([320, -320])('closes the toast if it is dragged by %i of its 400 px', (by) => {
    render(<Page start={[signedIn]} />);
    drag(screen.getByRole('status'), by);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('moves the toast back if it is dragged by less than 80 percent of its width', () => {
    render(<Page start={[signedIn]} />);
    drag(screen.getByRole('status'), 319);
    expect(screen.getByRole('status').style.getPropertyValue('translate')).toBe('');
  });

  it("moves the toast with the pointer, and pauses the toast's timer in the meantime", () => {
    render(<Page start={[signedIn]} />);
    const toast = screen.getByRole('status');
    fireEvent.pointerDown(toast, { button: 0, clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(toast, { clientX: 160, pointerId: 1 });
    expect(toast).toHaveAttribute('data-state', 'dragged');
    expect(toast.style.getPropertyValue('translate')).toBe('60px');
    wait(60_000);
    expect(toast).toBeInTheDocument();
    fireEvent.pointerCancel(toast, { pointerId: 1 });
    expect(toast).toHaveAttribute('data-state', 'resting');
  });
});
