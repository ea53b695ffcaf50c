import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Doctor, TakenSlots } from '../../../contract/doctors.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { emptyDraft, type BookingDraft } from '../../../domain/booking/booking-draft.ts';
import { BookingScreen, type BookingScreenProps } from './BookingScreen.tsx';
import { NotesField } from './NotesField.tsx';

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
  hospital: { id: 'hospital-1', name: 'Vasanth Heart Centre', phone: '+918045550101' },
};

const takenOn = (date: string, taken: string[]): Loadable<TakenSlots> => ({
  status: 'ready',
  data: { date, taken },
});

function Booking(props: Partial<BookingScreenProps>) {
  const [draft, setDraft] = useState<BookingDraft>(props.draft ?? emptyDraft);
  const isFull = props.freeDays?.some(({ date, times }) => date === draft.date && !times.length);
  const taken = isFull ? ['09:00', '09:30', '10:00', '10:30'] : [];
  const change = (changes: Partial<BookingDraft>) => {
    props.onDraftChange?.(changes);
    setDraft((before) => ({ ...before, ...changes }));
  };
  return (
    <BookingScreen
      doctor={{ status: 'ready', data: doctor }}
      now={new Date('2026-11-21T04:30:00Z')}
      takenSlots={draft.date ? takenOn(draft.date, taken) : null}
      freeDays={null}
      otherDoctors={[]}
      onConfirm={() => {}}
      isSubmitting={false}
      conflict={null}
      error={null}
      hrefs={{
        appointments: null,
        profile: '/doctors/doctor-1',
        find: '/find-a-doctor',
        booking: (id, { date, time }) => `/appointments/book/${id}?date=${date}&time=${time}`,
      }}
      viewerTimeZone="Asia/Kolkata"
      askSharing={{ last: null }}
      accountPhone="9876543210"
      phoneError={null}
      onRetry={() => {}}
      onRetrySlots={() => {}}
      {...props}
      draft={draft}
      onDraftChange={change}
      notes={
        <NotesField
          doctorName={doctor.name}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
        />
      }
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
    await vi.waitFor(() => expect(confirm()).toBeEnabled());
    await userEvent.click(confirm());
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('preselects an in-person visit and updates the price when the visit type changes', async () => {
    render(<Booking />);
    expect(screen.getByRole('radio', { name: 'In-person' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Phone/ }));
    expect(await screen.findByText('Phone, $35')).toBeVisible();
  });

  it('offers no clinic visit with a doctor who has no place, and preselects the first other kind', async () => {
    const { hospital: _, ...noPlace } = doctor;
    render(<Booking doctor={{ status: 'ready', data: noPlace }} />);
    expect(screen.queryByRole('radio', { name: 'In-person' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Video' })).toBeChecked();
    expect(screen.getByText('Dr. Krishnan does not offer clinic visits.')).toBeVisible();
    expect(screen.getByText(/You pay \$50 to Dr\. Krishnan directly/)).toBeVisible();
  });

  it('needs another choice if the doctor no longer offers the chosen kind', async () => {
    const { hospital: _, ...noPlace } = doctor;
    const chosen = { ...emptyDraft, date: '2026-11-25', time: '09:30' };
    render(
      <Booking
        doctor={{ status: 'ready', data: noPlace }}
        draft={{ ...chosen, appointmentType: 'in-person' }}
        takenSlots={takenOn('2026-11-25', [])}
      />,
    );
    expect(screen.getByRole('button', { name: 'Confirm Appointment' })).toBeDisabled();
    expect(screen.getAllByText('Choose another way to meet.').length).toBeGreaterThan(0);
    for (const radio of screen.getAllByRole('radio', { name: /Video|Phone/ })) {
      expect(radio).not.toBeChecked();
    }
    expect(screen.queryByText(/\$100|cash/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Video' }));
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Confirm Appointment' })).toBeEnabled(),
    );
  });

  it("shows the doctor's own fee in each price", () => {
    const fees = { 'in-person': { amountMinor: 60_050, currency: 'INR' as const } };
    render(<Booking doctor={{ status: 'ready', data: { ...doctor, fees } }} />);
    expect(screen.getByRole('radio', { name: 'In-person' })).toHaveAccessibleDescription('₹600.50');
    expect(screen.getByText(/^You pay ₹600\.50 at the visit/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Video' })).toHaveAccessibleDescription('$50');
  });

  it('asks for the number of a visit by phone, filled in with that of the account', async () => {
    const onDraftChange = vi.fn<(changes: Partial<BookingDraft>) => void>();
    render(<Booking onDraftChange={onDraftChange} />);
    expect(screen.queryByRole('textbox', { name: 'Number for the call' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Phone/ }));
    const number = await screen.findByRole('textbox', { name: 'Number for the call' });
    expect(number).toHaveValue('98765 43210');
    await userEvent.clear(number);
    await userEvent.type(number, '9810012345');
    await vi.waitFor(() => expect(onDraftChange).toHaveBeenLastCalledWith({ phone: '9810012345' }));
  });

  it('says nothing of cash or a place for a visit by phone', async () => {
    render(<Booking />);
    expect(screen.getByText(/takes cash, card or UPI/)).toBeVisible();
    expect(screen.getByText(/^In-person visits are at/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Phone/ }));
    await vi.waitFor(() => expect(screen.queryByText(/cash/)).toBeNull());
    expect(screen.queryByText(/^In-person visits are at/)).toBeNull();
    expect(screen.getByText(/You pay \$35 to Dr\. Krishnan directly/)).toBeVisible();
  });

  it('clears the time but not the notes when the date changes', async () => {
    const onDraftChange = vi.fn<(changes: Partial<BookingDraft>) => void>();
    const filledIn = { ...emptyDraft, date: '2026-11-25', time: '09:30', notes: 'Bad knee' };
    render(<Booking draft={filledIn} onDraftChange={onDraftChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Wed, 2 Dec' }));
    const moved = { date: '2026-12-02', time: null };
    await vi.waitFor(() => expect(onDraftChange).toHaveBeenLastCalledWith(moved));
    expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('Bad knee');
    expect(confirm()).toBeDisabled();
  });

  it('keeps the chosen date when the user also chooses a visit type before the next render', async () => {
    render(<Booking />);
    fireEvent.click(screen.getByRole('radio', { name: 'Wed, 25 Nov' }), { detail: 1 });
    fireEvent.click(screen.getByRole('radio', { name: /Phone/ }), { detail: 1 });
    expect(await screen.findByText('Phone, $35')).toBeVisible();
    expect(await screen.findAllByText('Choose a time to confirm.')).not.toHaveLength(0);
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

  const freeDays = [
    { date: '2026-11-25', times: [] },
    { date: '2026-12-02', times: ['09:30', '10:00'] },
  ];

  it('offers the next free slot of a full day, and selects its day and time in one press', async () => {
    render(<Booking freeDays={freeDays} draft={{ ...emptyDraft, notes: 'Bad knee' }} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Wed, 25 Nov, fully booked' }));
    const help = await screen.findByText('Full on Wed 25 Nov. Next free:');
    expect(help.closest('[role="status"]')).toHaveTextContent(
      'Full on Wed 25 Nov. Next free: Wed 2 Dec, 9:30 am',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Wed 2 Dec, 9:30 am' }));
    expect(screen.getByRole('radio', { name: /^Wed, 2 Dec/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /9:30 am/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /9:30 am/ })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveValue('Bad knee');
    expect(screen.queryByText(/Full on/)).toBeNull();
    expect(confirm()).toBeEnabled();
  });

  it('offers doctors of the same specialty who are free sooner than the next free slot', async () => {
    const sooner = {
      ...doctor,
      id: 'doctor-2',
      name: 'Dr. Suresh Kamath',
      location: { area: 'Jayanagar', city: 'Bengaluru', state: 'Karnataka' },
      nextFreeAt: '2026-11-26T05:00:00.000Z',
    };
    const later = { ...sooner, id: 'doctor-3', nextFreeAt: '2026-12-03T05:00:00.000Z' };
    const draft = { ...emptyDraft, date: '2026-11-25' };
    render(<Booking freeDays={freeDays} otherDoctors={[later, sooner]} draft={draft} />);
    expect(await screen.findAllByRole('link', { name: /with Dr/ })).toHaveLength(1);
    expect(
      screen.getByRole('link', { name: 'Thu 26 Nov, 10:30 am with Dr. Suresh Kamath' }),
    ).toHaveAttribute('href', '/appointments/book/doctor-2?date=2026-11-26&time=10:30');
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
