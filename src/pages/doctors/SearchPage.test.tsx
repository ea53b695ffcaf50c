import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { queryClient } from '../../state/core/query-client.ts';
import { SearchPage } from './SearchPage.tsx';

const doctor = (id: string, experience: number, city: string): Doctor => ({
  id,
  name: `Dr. ${id}`,
  specialty: 'Cardiology',
  bio: '',
  experience,
  profilePicture: null,
  rating: 4.5,
  reviews: [],
  education: [],
  availability: [],
  location: { area: 'Centre', city, state: 'Karnataka' },
});

function Address() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <span data-address={`${pathname}${search}`} />
      <button type="button" onClick={() => void navigate('/search?query=cardio&location=Mysuru')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => void navigate('/doctors/Asha')}>
        Asha
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

vi.setConfig({ testTimeout: 30_000 });

const address = () => document.querySelector('[data-address]')?.getAttribute('data-address');
const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  const doctors = [
    doctor('Asha', 14, 'Bengaluru'),
    doctor('Biju', 6, 'Bengaluru'),
    doctor('Chitra', 20, 'Mysuru'),
  ];
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/search?') ? Response.json([]) : Response.json({ success: true, doctors }),
  );
  setApiConfig({ apiUrl: '', geocoderUrl: 'https://geo.example', ready: Promise.resolve() });
  render(
    <MemoryRouter
      initialEntries={['/search?query=cardio&location=Bengaluru']}
      useTransitions={false}
    >
      <Routes>
        <Route path="/search" element={<SearchPage />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
  await wait(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function choose(filter: string, option: string) {
  fireEvent.click(screen.getByRole('combobox', { name: filter }));
  await act(() => vi.dynamicImportSettled());
  fireEvent.click(screen.getByRole('option', { name: option }));
  await wait(0);
}

it('SearchPage shows the results of the search in its URL', () => {
  expect(names()).toEqual(['Dr. Asha', 'Dr. Biju']);
  expect(document.title).toBe('CareSetu | Search');
});

it('SearchPage applies a filter 500 ms after the last change', async () => {
  await choose('Experience', '5+ years');
  await choose('Experience', '10+ years');
  await wait(400);
  expect(address()).toBe('/search?query=cardio&location=Bengaluru');
  expect(names()).toHaveLength(2);
  await wait(100);
  expect(address()).toBe('/search?query=cardio&location=Bengaluru&experience=10');
  expect(names()).toEqual(['Dr. Asha']);
});

it('SearchPage updates its results when the URL changes, and discards a pending filter change', async () => {
  await choose('Experience', '10+ years');
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await wait(600);
  expect(address()).toBe('/search?query=cardio&location=Mysuru');
  expect(names()).toEqual(['Dr. Chitra']);
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('Mysuru');
});

it('SearchPage discards a pending filter change when the user leaves the page', async () => {
  await choose('Experience', '10+ years');
  fireEvent.click(screen.getByRole('button', { name: 'Asha' }));
  expect(screen.getByText('Another page')).toBeVisible();
  await wait(600);
  expect(address()).toBe('/doctors/Asha');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await wait(0);
  expect(address()).toBe('/search?query=cardio&location=Bengaluru');
  expect(screen.getByRole('combobox', { name: 'Experience' })).toHaveTextContent('Any experience');
});
