import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DoctorListing } from '../../../src/components/doctors/DoctorListing/DoctorListing.tsx';
import type { Doctor } from '../../../src/contract/doctors.ts';
import { searchDoctors, withoutFilters } from '../../../src/domain/doctors/search.ts';
import { SearchPage } from '../../../src/pages/doctors/SearchPage.tsx';
import { applyFirstData } from '../../../src/state/core/first-data.ts';
import '../../../src/theme/global.css.ts';
import { IncrementalList } from '../../../src/ui/lazy/IncrementalList/IncrementalList.tsx';
import { frameCost } from '../chat/frames.ts';
import { manyDoctors } from './doctors.ts';

/** 'page' is the app's search page, which searches only when 'Search' is clicked. */
export type Candidate = 'page' | 'own';

const doctors = manyDoctors(5000);
const everybody = withoutFilters({
  query: '',
  location: '',
  gender: '',
  stories: '',
  experience: '',
  sort: '',
});

const now = new Date();

function Filtered() {
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchDoctors(doctors, { ...everybody, query }), [query]);
  return (
    <>
      <input aria-label="Doctor" value={query} onChange={(event) => setQuery(event.target.value)} />
      <p>{found.length}</p>
      <IncrementalList question={query} items={found}>
        {(doctor: Doctor) => (
          <DoctorListing
            key={doctor.id}
            doctor={doctor}
            profileHref={`/doctors/${doctor.id}`}
            bookingHref={`/book/${doctor.id}`}
            now={now}
            isLive
          />
        )}
      </IncrementalList>
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
  const element = candidate === 'page' ? <RouterProvider router={router} /> : <Filtered />;
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
