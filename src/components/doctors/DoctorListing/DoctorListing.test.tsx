import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Doctor } from '../../../contract/doctors.ts';
import { DoctorListing } from './DoctorListing.tsx';

const rupees = (amount: number) => ({ amountMinor: amount * 100, currency: 'INR' as const });

const bare: Doctor = {
  id: 'd1',
  name: 'Dr. Ananya Krishnan',
  specialty: 'Cardiology',
  bio: '',
  experience: 1,
  profilePicture: null,
  rating: 0,
  reviews: [],
  education: [],
  availability: [],
};

const known: Doctor = {
  ...bare,
  experience: 14,
  location: { area: 'Indiranagar', city: 'Bengaluru', state: 'Karnataka' },
  consultationFees: { min: rupees(600), max: rupees(900) },
  hospital: { id: 'h1', name: 'Vasanth Heart Centre', phone: '+918045550101' },
  ratingPercent: 96,
  patientStories: 218,
};

const now = new Date('2026-11-21T04:30:00Z');

function show(doctor: Doctor, isLive = true) {
  render(
    <ul>
      <DoctorListing
        doctor={doctor}
        profileHref="/doctors/d1"
        bookingHref="/book/d1"
        now={now}
        isLive={isLive}
      />
    </ul>,
  );
}

it('DoctorListing shows specialty, experience, place, fees, hospital and recommendations', () => {
  show(known);
  expect(screen.getByText('Cardiology')).toBeVisible();
  expect(screen.getByText('14 years experience')).toBeVisible();
  expect(screen.getByText('Indiranagar, Bengaluru')).toBeVisible();
  expect(screen.getByText('₹600 – ₹900 per visit')).toBeVisible();
  expect(screen.getByText('Vasanth Heart Centre')).toBeVisible();
  expect(screen.getByText('96%')).toBeVisible();
  expect(screen.getByText('218 patient stories')).toBeVisible();
});

it('DoctorListing renders as one list item without a nested list', () => {
  show(known);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('DoctorListing links the name to the profile', () => {
  show(known);
  expect(screen.getByRole('link', { name: 'Dr. Ananya Krishnan' })).toHaveAttribute(
    'href',
    '/doctors/d1',
  );
});

it('DoctorListing links to the booking form and says that there is no booking fee', () => {
  show(known);
  expect(screen.getByRole('link', { name: /^Book Clinic Visit No Booking Fee/ })).toHaveAttribute(
    'href',
    '/book/d1',
  );
});

it("DoctorListing has a link that calls the hospital, labelled with the hospital's name", () => {
  show(known);
  expect(
    screen.getByRole('link', { name: 'Contact Hospital (Vasanth Heart Centre)' }),
  ).toHaveAttribute('href', 'tel:+918045550101');
});

it('DoctorListing omits facts that the server does not send', () => {
  show(bare);
  expect(screen.getByText('1 year experience')).toBeVisible();
  expect(screen.queryByText(/per visit/)).not.toBeInTheDocument();
  expect(screen.queryByText(/%|stories|per visit/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Contact Hospital/ })).toBeNull();
});

it.each([
  ['2026-11-21T05:30:00Z', 'Next free: today, 11:00 am'],
  ['2026-11-21T18:30:00Z', 'Next free: tomorrow, 12:00 am'],
  ['2026-11-25T03:30:00Z', 'Next free: Wed 25 Nov, 9:00 am'],
  [null, 'No free time in the next 14 days'],
])('DoctorListing shows the next free time in India time: %s', (nextFreeAt, text) => {
  show({ ...known, nextFreeAt });
  expect(screen.getByText(text)).toBeVisible();
});

it('DoctorListing hides the next free time if it is past, outdated or missing', () => {
  show({ ...known, nextFreeAt: now.toISOString() });
  show({ ...known, nextFreeAt: '2026-11-25T03:30:00Z' }, false);
  show(known);
  expect(screen.queryByText(/free/)).toBeNull();
});
