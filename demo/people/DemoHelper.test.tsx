import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { QueueEvent } from '../../src/contract/queue.ts';
import { createQueueBooking } from '../../src/domain/testing/queue-booking.ts';
import { DemoHelper } from './DemoHelper.tsx';

const onJump = vi.fn<(instant: Date) => Promise<void>>().mockResolvedValue();
/** When the booking starts. */
const clock = { now: new Date('2026-11-25T02:30:00Z'), onJump };
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => vi.restoreAllMocks());

it('DemoHelper ignores further clicks while a step is in progress', async () => {
  let finish = () => {};
  const onMove = vi.fn<(event: QueueEvent) => Promise<void>>();
  onMove.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  render(<DemoHelper {...clock} booking={createQueueBooking('paid')} onMove={onMove} />);
  await userEvent.dblClick(button('Set out'));
  await userEvent.click(button('Cancel as the helper'));
  expect(onMove.mock.calls).toEqual([[{ bookingId: 'queue-1', status: 'on-the-way' }]]);
  expect(button('Set out')).toHaveAttribute('aria-disabled', 'true');
  finish();
  await vi.waitFor(() => expect(button('Set out')).toHaveAttribute('aria-disabled', 'false'));
});

it('DemoHelper shows an error after a step fails, and clears it once a step succeeds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onMove = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('Too late'));
  onMove.mockResolvedValueOnce();
  render(<DemoHelper {...clock} booking={createQueueBooking('your-turn')} onMove={onMove} />);
  await userEvent.click(button('Finish'));
  expect(screen.getByRole('status')).toHaveTextContent('That did not work.');
  await userEvent.click(button('Finish'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('DemoHelper keeps focus when the pressed button disappears', async () => {
  const onMove = () => Promise.resolve();
  const { rerender } = render(
    <DemoHelper {...clock} booking={createQueueBooking('paid')} onMove={onMove} />,
  );
  await userEvent.click(button('Set out'));
  rerender(<DemoHelper {...clock} booking={createQueueBooking('on-the-way')} onMove={onMove} />);
  expect(screen.getByRole('region', { name: 'Demo helper' })).toHaveFocus();
});

it('DemoHelper renders nothing when the helper has no next step', () => {
  const { container } = render(
    <DemoHelper {...clock} booking={createQueueBooking('done')} onMove={() => Promise.resolve()} />,
  );
  expect(container).toBeEmptyDOMElement();
});

it('DemoHelper moves the clock to the time at which the helper sets out', async () => {
  const onMove = vi.fn<(event: QueueEvent) => Promise<void>>().mockResolvedValue();
  const evening = { ...clock, now: new Date('2026-11-24T14:00:00Z') };
  render(<DemoHelper {...evening} booking={createQueueBooking('paid')} onMove={onMove} />);
  await userEvent.click(button('Set out on Wed 25 Nov, 7:30 am'));
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  expect(onJump).toHaveBeenCalledExactlyOnceWith(new Date('2026-11-25T02:00:00Z'));
});
