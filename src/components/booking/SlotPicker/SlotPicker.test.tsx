import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../domain/booking/slots.ts';
import { HourCycleContext } from '../../../ui/time/hour-cycle.ts';
import { SlotPicker, type SlotPickerProps } from './SlotPicker.tsx';

const slots: Slot[] = [
  { time: '09:00', status: 'available' },
  { time: '09:30', status: 'taken' },
  { time: '10:00', status: 'available' },
  { time: '14:30', status: 'available' },
];

function Picker(props: Partial<SlotPickerProps>) {
  const [selectedTime, setSelectedTime] = useState<string | null>(null);
  return (
    <SlotPicker
      date="2026-11-24"
      slots={{ status: 'ready', data: slots }}
      selectedTime={selectedTime}
      onSlotSelect={setSelectedTime}
      onRetry={() => {}}
      {...props}
    />
  );
}

const times = () => within(screen.getByRole('group', { name: /time/ })).getAllByRole('radio');

describe('SlotPicker', () => {
  it('labels each time with its day and availability', () => {
    render(<Picker />);
    expect(times().map((time) => time.getAttribute('aria-label'))).toEqual([
      'Tuesday 24 November, 9:00 am, available',
      'Tuesday 24 November, 9:30 am, taken',
      'Tuesday 24 November, 10:00 am, available',
      'Tuesday 24 November, 2:30 pm, available',
    ]);
  });

  it('shows a taken time struck through and disabled', async () => {
    render(<Picker />);
    const taken = screen.getByRole('radio', { name: /9:30 am, taken/ });
    expect(taken).toBeDisabled();
    expect(screen.getByText('9:30 am').tagName).toBe('S');
    await userEvent.click(taken);
    expect(taken).not.toBeChecked();
  });

  it('passes the focus to the nearest free time when the focused one is taken', async () => {
    const { rerender } = render(<Picker selectedTime="14:30" />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: /2:30 pm/ })).toHaveFocus();
    const taken = slots.map((slot) =>
      slot.time === '14:30' ? { ...slot, status: 'taken' as const } : slot,
    );
    rerender(<Picker selectedTime={null} slots={{ status: 'ready', data: taken }} />);
    expect(screen.getByRole('radio', { name: /10:00 am/ })).toHaveFocus();
    expect(screen.getByRole('radio', { name: /10:00 am/ })).not.toBeChecked();
  });

  it('has a single tab stop', async () => {
    render(
      <>
        <Picker selectedTime="10:00" />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: /10:00 am/ })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('supports the 24-hour clock', () => {
    render(
      <HourCycleContext value="24h">
        <Picker />
      </HourCycleContext>,
    );
    expect(screen.getByRole('radio', { name: /14:30, available/ })).toBeVisible();
  });

  it('asks the user to select a date first', () => {
    render(<Picker date={null} />);
    expect(screen.getByText('Please select a date first')).toBeVisible();
  });

  it('says when a day has no free times, but still shows the taken ones', () => {
    render(<Picker slots={{ status: 'ready', data: [{ time: '09:00', status: 'taken' }] }} />);
    expect(screen.getByText('No available time slots on this date')).toBeVisible();
    expect(times()).toHaveLength(1);
  });
});
