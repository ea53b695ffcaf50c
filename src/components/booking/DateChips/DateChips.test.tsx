import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DateChips } from './DateChips.tsx';

it('DateChips labels each day with its free times, marks today and fully booked days, and calls onDateSelect when a day is pressed', async () => {
  const onDateSelect = vi.fn<(date: string) => void>();
  render(
    <DateChips
      dates={['2026-11-21', '2026-11-23', '2026-11-25']}
      today="2026-11-21"
      selectedDate="2026-11-25"
      freeCounts={{ '2026-11-21': 1, '2026-11-23': 5, '2026-11-25': 0 }}
      onDateSelect={onDateSelect}
    />,
  );
  const days = within(screen.getByRole('group', { name: /date/ })).getAllByRole('radio');
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
    'Sat, 21 Nov, today, 1 time free',
    'Mon, 23 Nov, 5 times free',
    'Wed, 25 Nov, fully booked',
  ]);
  expect(days[2]).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Mon, 23 Nov/ }));
  await vi.waitFor(() => expect(onDateSelect).toHaveBeenCalledExactlyOnceWith('2026-11-23'));
});

it('DateChips shows the pressed day as checked before it calls onDateSelect', async () => {
  const onDateSelect = vi.fn<(date: string) => void>();
  render(
    <DateChips
      dates={['2026-11-23', '2026-11-25']}
      today="2026-11-21"
      selectedDate="2026-11-25"
      onDateSelect={onDateSelect}
    />,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Mon, 23 Nov' }), { detail: 1 });
  expect(screen.getByRole('radio', { name: 'Mon, 23 Nov' })).toBeChecked();
  expect(onDateSelect).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onDateSelect).toHaveBeenCalledExactlyOnceWith('2026-11-23'));
  expect(await screen.findByRole('radio', { name: 'Wed, 25 Nov', checked: true })).toBeVisible();
});

it('DateChips calls onDateSelect immediately on a key press, so that the next Tab reaches the times of that day', async () => {
  const onDateSelect = vi.fn<(date: string) => void>();
  render(
    <DateChips
      dates={['2026-11-23', '2026-11-25']}
      today="2026-11-21"
      selectedDate={null}
      onDateSelect={onDateSelect}
    />,
  );
  screen.getByRole('radio', { name: 'Mon, 23 Nov' }).focus();
  await userEvent.keyboard(' ');
  expect(onDateSelect).toHaveBeenCalledExactlyOnceWith('2026-11-23');
});

it('DateChips says nothing about the free times of a day for which they are unknown', () => {
  render(
    <DateChips
      dates={['2026-11-23', '2026-11-25']}
      today="2026-11-21"
      selectedDate={null}
      freeCounts={{ '2026-11-25': 12 }}
      onDateSelect={() => {}}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Mon, 23 Nov' }).closest('label')).toHaveTextContent(
    'Mon23Nov',
  );
  expect(screen.getByRole('radio', { name: /^Wed/ }).closest('label')).toHaveTextContent(
    'Wed25Nov, 12 free',
  );
});
