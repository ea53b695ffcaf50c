import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SelectList } from './SelectList.tsx';

function setUp() {
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const onSelect = vi.fn<(value: string) => void>();
  render(
    <SelectList
      id="times"
      label="Time"
      options={[
        { value: '07:30', label: '7:30 am', unavailable: 'Not free' },
        { value: '08:00', label: '8:00 am' },
      ]}
      value=""
      emptyText={undefined}
      triggerRef={createRef<HTMLButtonElement>()}
      isOpen
      onOpenChange={() => undefined}
      onSelect={onSelect}
    />,
  );
  return { frame, onSelect, user: userEvent.setup() };
}

const option = (name: string) => screen.getByRole('option', { name });

afterEach(() => {
  vi.restoreAllMocks();
});

function touch(name: string, kinds: string[]): void {
  const finger = { pointerType: 'touch', width: 20, height: 20, detail: 1, bubbles: true };
  for (const kind of kinds) fireEvent(option(name), new PointerEvent(kind, finger));
}

it('SelectList shows touch feedback before it applies the choice', async () => {
  const { frame, onSelect } = setUp();
  touch('8:00 am', ['pointerdown', 'pointerup', 'click']);
  expect(onSelect).not.toHaveBeenCalled();
  for (const [work] of frame.mock.calls) work(0);
  await vi.waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith('08:00'));
});

it('SelectList selects immediately on a key press, even after a touch scrolled the list', async () => {
  const { onSelect, user } = setUp();
  touch('8:00 am', ['pointerdown', 'pointercancel']);
  option('8:00 am').focus();
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('08:00');
});
