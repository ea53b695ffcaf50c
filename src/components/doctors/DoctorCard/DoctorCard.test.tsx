import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Doctor } from '../../../contract/doctors.ts';
import { DoctorCard } from './DoctorCard.tsx';

const doctor: Doctor = {
  id: 'd1',
  name: 'Harpreet Singh Gill',
  specialty: 'Orthopedics',
  bio: 'Knees, shoulders and sports injuries.',
  experience: 18,
  profilePicture: '/gill.svg',
  rating: 4.66,
  reviews: [{ id: 'r1', rating: 5, comment: 'Good', date: '2026-11-02' }],
  education: [],
  availability: [
    { day: 'Tuesday', startTime: '10:00', endTime: '13:00' },
    { day: 'Tuesday', startTime: '16:00', endTime: '19:00' },
    { day: 'Thursday', startTime: '10:00', endTime: '13:00' },
    { day: 'Saturday', startTime: '10:00', endTime: '13:00' },
    { day: 'Sunday', startTime: '10:00', endTime: '13:00' },
  ],
};

function show(change: Partial<Doctor> = {}) {
  const { container } = render(
    <ul>
      <DoctorCard doctor={{ ...doctor, ...change }} profileHref="/doctors/d1" />
    </ul>,
  );
  return container;
}

it("DoctorCard shows the doctor's title, specialty, bio and years of experience", () => {
  show();
  expect(screen.getByRole('heading', { name: 'Dr. Harpreet Singh Gill' })).toBeVisible();
  expect(screen.getByText('Orthopedics')).toBeVisible();
  expect(screen.getByText('Knees, shoulders and sports injuries.')).toBeVisible();
  expect(screen.getByText('18 years')).toBeVisible();
});

it('DoctorCard renders as one list item without a nested list', () => {
  show();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('DoctorCard shows the rating to one decimal and the number of reviews', () => {
  show({ reviewCount: 164 });
  expect(screen.getByText('4.7')).toBeVisible();
  expect(screen.getByText('(164 reviews)')).toBeVisible();
});

it('DoctorCard uses the number of loaded reviews if the server sends no count', () => {
  show();
  expect(screen.getByText('(1 review)')).toBeVisible();
});

it('DoctorCard shows the first three working days as three-letter abbreviations, without repeats', () => {
  show();
  expect(
    screen.getAllByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/).map((day) => day.textContent),
  ).toEqual(['Tue', 'Thu', 'Sat']);
});

it("DoctorCard has a 'View Profile' link to the profile", () => {
  show();
  expect(screen.getByRole('link', { name: /^View Profile/ })).toHaveAttribute(
    'href',
    '/doctors/d1',
  );
});

it('DoctorCard shows a fallback if the doctor has no picture', () => {
  const container = show({ profilePicture: null });
  expect(container.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('fallback-doctor'),
  );
});

it('DoctorCard omits the bio and the days if the server sends none', () => {
  const container = show({ bio: '', availability: [] });
  expect(container.querySelector('p + p')).toBeNull();
  expect(screen.queryByText('Works on')).toBeNull();
});
