import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SelectList } from './SelectList.tsx';

/** An open list, on a page that draws no frame until it is told to. */
function setUp() {
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const onTake = vi.fn<(value: string) => void>();
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
      onTake={onTake}
    />,
  );
  return { frame, onTake, user: userEvent.setup() };
}

const option = (name: string) => screen.getByRole('option', { name });

afterEach(() => {
  vi.restoreAllMocks();
});

/** What a finger does to an option. */
function touch(name: string, kinds: string[]): void {
  const finger = { pointerType: 'touch', width: 20, height: 20, detail: 1, bubbles: true };
  for (const kind of kinds) fireEvent(option(name), new PointerEvent(kind, finger));
}

it('answers a press by finger before anything is changed by it', async () => {
  const { frame, onTake } = setUp();
  touch('8:00 am', ['pointerdown', 'pointerup', 'click']);
  expect(onTake).not.toHaveBeenCalled();
  for (const [work] of frame.mock.calls) work(0);
  await vi.waitFor(() => expect(onTake).toHaveBeenCalledExactlyOnceWith('08:00'));
});

it('takes an option at once by key, also after a finger has scrolled the list', async () => {
  const { onTake, user } = setUp();
  touch('8:00 am', ['pointerdown', 'pointercancel']);
  option('8:00 am').focus();
  await user.keyboard('{Enter}');
  expect(onTake).toHaveBeenCalledExactlyOnceWith('08:00');
});
