import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

const place = (name: string, addresstype = 'city') => ({
  place_id: 1,
  name,
  display_name: `${name}, Karnataka, India`,
  addresstype,
});

let asked: URL[];
let answers: Record<string, () => Promise<Response>>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', (url: string) => {
    const address = new URL(url);
    asked.push(address);
    const text = address.searchParams.get('q') ?? '';
    const places = async () => Response.json([place(text), place('A road', 'road')]);
    return (answers[text] ?? places)();
  });
  setApiConfig({ apiUrl: '', geocoderUrl: 'https://geo.example', ready: Promise.resolve() });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (text: string) =>
  renderHook(({ typed }) => usePlaceSuggestions(typed), { initialProps: { typed: text } });

it('usePlaceSuggestions() requests five places in India, 300 ms after the last change', async () => {
  const { result, rerender } = type('B');
  await wait(299);
  rerender({ typed: 'Be' });
  await wait(299);
  expect(asked).toHaveLength(0);
  await wait(1);
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    '/search?format=json&q=Be&countrycodes=in&limit=5',
  ]);
  expect(result.current).toEqual(['Be, Karnataka']);
});

it('usePlaceSuggestions() ignores an outdated response', async () => {
  let answerLate: (answer: Response) => void = () => {};
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve;
  });
  answers['Be'] = () => late;
  const { result, rerender } = type('Be');
  await wait(300);
  rerender({ typed: 'Mysuru' });
  await wait(300);
  answerLate(Response.json([place('Bengaluru')]));
  await wait(0);
  expect(result.current).toEqual(['Mysuru, Karnataka']);
});

it('usePlaceSuggestions() suggests nothing when the request fails', async () => {
  answers['Be'] = () => Promise.reject(new TypeError('Failed to fetch'));
  const { result } = type('Be');
  await wait(300);
  expect(result.current).toEqual([]);
});

it('usePlaceSuggestions() suggests only the valid places in a response', async () => {
  answers['Be'] = async () =>
    Response.json([
      { ...place('Bengaluru'), place_id: 'B-17', name: null, importance: 'high' },
      { ...place('Belagavi'), addresstype: 5 },
      null,
      place('Bellary'),
    ]);
  const { result } = type('Be');
  await wait(300);
  expect(result.current).toEqual(['Bengaluru, Karnataka', 'Bellary, Karnataka']);
});

it('usePlaceSuggestions() sends no request for blank text', async () => {
  type('   ');
  await wait(1000);
  expect(asked).toHaveLength(0);
});
