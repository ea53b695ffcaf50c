import { act, fireEvent, render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HospitalSearch } from '../../domain/hospitals/hospital-search.ts';
import { parseHospitalSearch } from '../../domain/hospitals/hospital-search.ts';
import { paths } from '../paths.ts';
import { useDebouncedSearch } from './use-debounced-search.ts';

let arrive: () => void;

function Fields() {
  const navigate = useNavigate();
  const address = useLocation().search;
  const asked = useMemo(() => parseHospitalSearch(new URLSearchParams(address)), [address]);
  const [shown, setShown] = useDebouncedSearch<HospitalSearch>(asked, paths.hospitals);
  return (
    <>
      <input
        aria-label="Name"
        value={shown.query}
        onChange={(event) => setShown({ ...shown, query: event.target.value })}
      />
      <input
        aria-label="Department"
        value={shown.department}
        onChange={(event) => setShown({ ...shown, department: event.target.value })}
      />
      <button type="button" onClick={() => void navigate('/hospitals?query=mysuru')}>
        Elsewhere
      </button>
      <output>{address}</output>
    </>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function arrives() {
  arrive();
  await wait(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter(
    [{ path: '/hospitals', loader, element: <Fields />, HydrateFallback: () => null }],
    {
      initialEntries: ['/hospitals'],
    },
  );
  render(<RouterProvider router={router} />);
  await arrives();
});

afterEach(() => {
  vi.useRealTimers();
});

it("useDebouncedSearch() keeps a field's new value while the URL update for an earlier change is pending", async () => {
  enter('Name', 'bengaluru');
  await wait(500);
  enter('Department', 'Cardiology');
  await arrives();
  expect(screen.getByRole('status')).toHaveTextContent('?query=bengaluru');
  expect(field('Department')).toHaveValue('Cardiology');
  await wait(500);
  await arrives();
  expect(screen.getByRole('status')).toHaveTextContent('?query=bengaluru&department=Cardiology');
  expect(field('Name')).toHaveValue('bengaluru');
  expect(field('Department')).toHaveValue('Cardiology');
});

it('useDebouncedSearch() applies an external URL change, even to a URL that the hook itself set earlier', async () => {
  enter('Name', 'mysuru');
  await wait(500);
  await arrives();
  enter('Name', 'pune');
  await wait(500);
  await arrives();
  enter('Department', 'Cardiology');
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await arrives();
  expect(field('Name')).toHaveValue('mysuru');
  expect(field('Department')).toHaveValue('');
});
