import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { searchDoctors, withoutFilters } from '../../../src/domain/doctors/search.ts';
import { SearchPage } from '../../../src/pages/doctors/SearchPage.tsx';
import { applyFirstData } from '../../../src/state/core/first-data.ts';
import '../../../src/theme/global.css.ts';
import { frameCost } from '../chat/frames.ts';
import { manyDoctors } from './doctors.ts';
import { lists, type ListName } from './lists.tsx';

/** 'page' is the app's search page, which searches only when 'Search' is clicked. */
export type Candidate = ListName | 'page';

const doctors = manyDoctors(5000);
const everybody = withoutFilters({
  query: '',
  location: '',
  gender: '',
  stories: '',
  experience: '',
  sort: '',
});

function Filtered({ list }: { list: ListName }) {
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchDoctors(doctors, { ...everybody, query }), [query]);
  const List = lists[list];
  return (
    <>
      <input aria-label="Doctor" value={query} onChange={(event) => setQuery(event.target.value)} />
      <p>{found.length}</p>
      <List doctors={found} query={query} />
    </>
  );
}

/** @returns main-thread time in ms */
async function mount(candidate: Candidate): Promise<number> {
  // The data is preloaded, so requests may stay pending.
  window.fetch = () => new Promise(() => {});
  applyFirstData({ doctors });
  const router = createMemoryRouter([{ path: '*', element: <SearchPage /> }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const element =
    candidate === 'page' ? <RouterProvider router={router} /> : <Filtered list={candidate} />;
  return frameCost(() => flushSync(() => root.render(element)));
}

const keys: number[] = [];
window.addEventListener(
  'keydown',
  ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // Runs after layout and paint.
      port1.addEventListener('message', () => keys.push(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(null);
    });
  },
  { capture: true },
);

declare global {
  interface Window {
    listBench: {
      mount: typeof mount;
      /** Milliseconds from each keypress to the resulting paint. */
      keys: number[];
    };
  }
}
window.listBench = { mount, keys };
