import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Doctor, TakenSlots } from '../../../contract/doctors.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { emptyDraft, type BookingDraft } from '../../../domain/booking/booking-draft.ts';
import { BookingScreen, type BookingScreenProps } from './BookingScreen.tsx';

// jsdom has none.
class Observer {
  observe(): void {}
  disconnect(): void {}
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', Observer));
afterEach(() => void vi.unstubAllGlobals());

const doctor: Doctor = {
  id: 'doctor-1',
  name: 'Dr. Ananya Krishnan',
  specialty: 'Cardiology',
  bio: '',
  experience: 14,
  profilePicture: null,
  rating: 4.8,
  reviews: [],
  education: [],
  availability: [{ day: 'Wednesday', startTime: '09:00', endTime: '11:00' }],
};

const takenOn = (date: string, taken: string[]): Loadable<TakenSlots> => ({
  status: 'ready',
  data: { date, taken },
});

function Booking(props: Partial<BookingScreenProps>) {
  const [draft, setDraft] = useState<BookingDraft>(props.draft ?? emptyDraft);
  return (
    <BookingScreen
      doctor={{ status: 'ready', data: doctor }}
      now={new Date('2026-11-21T04:30:00Z')}
      takenSlots={draft.date ? takenOn(draft.date, []) : null}
      onConfirm={() => {}}
      isSubmitting={false}
      conflict={null}
      error={null}
      hrefs={{
        appointments: null,
        profile: '/doctors/doctor-1',
        find: '/find-a-doctor',
      }}
      viewerTimeZone="Asia/Kolkata"
      canShare
      onRetry={() => {}}
      onRetrySlots={() => {}}
      {...props}
      draft={draft}
      onDraftChange={(next) => {
        props.onDraftChange?.(next);
        setDraft(next);
      }}
    />
  );
}

const confirm = () => screen.getByRole('button', { name: 'Confirm Appointment' });

describe('BookingScreen', () => {
  it('disables the confirm button until a date and a time are chosen, and says which is missing', async () => {
    const onConfirm = vi.fn<() => void>();
    render(<Booking onConfirm={onConfirm} />);
    expect(confirm()).toBeDisabled();
    expect(screen.getAllByText('Choose a date and a time to confirm.')).not.toHaveLength(0);

    await userEvent.click(screen.getByRole('radio', { name: 'Wed, 25 Nov' }));
    expect(await screen.findAllByText('Choose a time to confirm.')).not.toHaveLength(0);
    expect(confirm()).toBeDisabled();

    await userEvent.click(screen.getByRole('radio', { name: /9:30 am/ }));
    await userEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('preselects an in-person visit and updates the price when the visit type changes', async () => {
    render(<Booking />);
    expect(screen.getByRole('radio', { name: 'In-person' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Phone/ }));
    expect(screen.getByText('Phone, $35')).toBeVisible();
  });

  it('clears the time but not the notes when the date changes', async () => {
    const onDraftChange = vi.fn<(draft: BookingDraft) => void>();
    const filledIn = { ...emptyDraft, date: '2026-11-25', time: '09:30', notes: 'Bad knee' };
    render(<Booking draft={filledIn} onDraftChange={onDraftChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Wed, 2 Dec' }));
    const moved = { ...filledIn, date: '2026-12-02', time: null };
    await vi.waitFor(() => expect(onDraftChange).toHaveBeenLastCalledWith(moved));
    expect(confirm()).toBeDisabled();
  });

  it('keeps the chosen date when the user also chooses a visit type before the next render', async () => {
    const onDraftChange = vi.fn<(draft: BookingDraft) => void>();
    render(<Booking onDraftChange={onDraftChange} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Wed, 25 Nov' }), { detail: 1 });
    fireEvent.click(screen.getByRole('radio', { name: /Phone/ }), { detail: 1 });
    const both = { ...emptyDraft, date: '2026-11-25', appointmentType: 'phone' };
    await vi.waitFor(() => expect(onDraftChange).toHaveBeenLastCalledWith(both));
  });

  it('keeps the notes when the slot has been taken, and lets the user select the nearest free slot', async () => {
    const onConfirm = vi.fn<() => void>();
    render(
      <Booking
        draft={{ ...emptyDraft, date: '2026-11-25', time: '09:30', notes: 'Bad knee' }}
        takenSlots={takenOn('2026-11-25', ['09:30'])}
        conflict={{ time: '09:30', nearest: [{ date: '2026-11-25', time: '10:00' }] }}
        onConfirm={onConfirm}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('9:30 am was just taken');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('radio', { name: /9:30 am, taken/ })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('Bad knee');
    expect(confirm()).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: 'Wed 25 Nov, 10:00 am' }));
    expect(screen.getByRole('radio', { name: /10:00 am/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /10:00 am/ })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('Bad knee');
    await userEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('limits notes to 1,000 characters', async () => {
    render(<Booking draft={{ ...emptyDraft, notes: 'a'.repeat(999) }} />);
    const notes = screen.getByRole('textbox', { name: /Notes/ });
    await userEvent.type(notes, 'bcd');
    expect(notes).toHaveValue(`${'a'.repeat(999)}b`);
  });

  it('shows a message if the doctor does not exist, and links to other doctors', () => {
    render(
      <Booking doctor={{ status: 'error', reason: 'not-found', message: 'Doctor not found' }} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Doctor not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a Doctor' })).toHaveAttribute(
      'href',
      '/find-a-doctor',
    );
  });
});
