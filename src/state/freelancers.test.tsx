import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../api/config.ts';
import type { Freelancer } from '../contract/freelancers.ts';
import {
  loadFreelancers,
  resetFreelancers,
  selectFreelancer,
  useFreelancers,
  useSelectedFreelancer,
} from './freelancers.ts';

const ramesh: Freelancer = {
  id: 'ramesh',
  name: 'Ramesh Pawar',
  role: 'freelancer',
  profilePicture: null,
  rating: 4.7,
  reviews: [],
  hourlyRate: 25,
  availability: [],
  completedJobs: 132,
  bio: '',
  services: [],
};
const biju: Freelancer = { ...ramesh, id: 'biju', name: 'Biju Thomas' };

let waiting: Map<string, (answer: Response) => void>;

beforeEach(() => {
  waiting = new Map();
  vi.stubGlobal(
    'fetch',
    (url: string) => new Promise<Response>((resolve) => waiting.set(url, resolve)),
  );
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
});

afterEach(() => {
  resetFreelancers();
  vi.unstubAllGlobals();
});

/** Answers the call for a path once it has been made. */
async function answer(path: string, body: unknown, status = 200): Promise<void> {
  await vi.waitFor(() => expect([...waiting.keys()]).toContain(path));
  waiting.get(path)?.(Response.json(body, { status }));
}

const shownList = () => renderHook(() => useFreelancers()).result.current;
const shownHelper = (id: string) => renderHook(() => useSelectedFreelancer(id)).result.current;

it('shows every helper, and keeps them in view when a later load fails', async () => {
  expect(shownList()).toEqual({ status: 'loading' });
  const first = loadFreelancers();
  await answer('/api/freelancers', [ramesh, biju]);
  await first;
  expect(shownList()).toEqual({ status: 'ready', data: [ramesh, biju] });
  waiting.clear();
  const second = loadFreelancers();
  await answer('/api/freelancers', { message: 'Down' }, 500);
  await second;
  expect(shownList()).toEqual({
    status: 'ready',
    data: [ramesh, biju],
    problem: { reason: 'failed', message: 'Down' },
  });
});

it('says so when the API has no helpers', async () => {
  const load = loadFreelancers();
  await answer('/api/freelancers', { message: 'Not found' }, 404);
  await load;
  expect(shownList()).toMatchObject({ status: 'error', reason: 'not-found' });
});

it('opens a helper of the list at once', async () => {
  const load = loadFreelancers();
  await answer('/api/freelancers', [ramesh]);
  await load;
  const select = selectFreelancer('ramesh');
  expect(shownHelper('ramesh')).toEqual({ status: 'ready', data: ramesh });
  await answer('/api/freelancers/ramesh', { ...ramesh, completedJobs: 133 });
  await select;
  expect(shownHelper('ramesh')).toMatchObject({ data: { completedJobs: 133 } });
});

it('does not show an answer that comes after another helper was opened', async () => {
  const first = selectFreelancer('ramesh');
  const second = selectFreelancer('biju');
  await answer('/api/freelancers/biju', biju);
  await answer('/api/freelancers/ramesh', ramesh);
  await Promise.all([first, second]);
  expect(shownHelper('biju')).toEqual({ status: 'ready', data: biju });
  expect(shownHelper('ramesh')).toEqual({ status: 'loading' });
});

it('shows no helper who has left, even one of the list', async () => {
  const load = loadFreelancers();
  await answer('/api/freelancers', [ramesh]);
  await load;
  const select = selectFreelancer('ramesh');
  await answer('/api/freelancers/ramesh', { message: 'Freelancer not found' }, 404);
  await select;
  expect(shownHelper('ramesh')).toMatchObject({ status: 'error', reason: 'not-found' });
});
