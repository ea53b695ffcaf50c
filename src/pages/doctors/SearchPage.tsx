import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Doctor } from '../../contract/doctors.ts';
import type { Loadable } from '../../domain/loadable.ts';
import {
  parseSearch,
  searchDoctors,
  SORTS,
  sortsFor,
  type DoctorSearch,
} from '../../domain/doctors/search.ts';
import { SearchScreen } from '../../screens/doctors/SearchScreen/SearchScreen.tsx';
import { useNow } from '../../state/core/clock.ts';
import { foundDoctors, useIsListLive } from '../../state/doctors.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useSearchBox } from '../hooks/use-search-box.ts';
import { useDebouncedSearch } from '../hooks/use-debounced-search.ts';

export function SearchPage() {
  usePageTitle(t`Search`);
  const navigate = useNavigate();
  const address = useLocation().search;
  const asked = useMemo(() => parseSearch(new URLSearchParams(address)), [address]);
  const [shown, setShown] = useDebouncedSearch(asked, paths.search);
  const doctors = useLoadable(foundDoctors);
  const searchBox = useSearchBox(asked, doctors, (words) => {
    void navigate(paths.search({ ...shown, ...words }));
  });
  return (
    <SearchScreen
      search={shown}
      onSearchChange={setShown}
      doctors={useMemo(() => found(doctors, asked), [doctors, asked])}
      sorts={useMemo(
        () => (doctors.status === 'ready' ? sortsFor(doctors.data) : SORTS),
        [doctors],
      )}
      isLive={useIsListLive()}
      now={useNow('minute')}
      searchBox={searchBox}
      doctorHref={doctorHref}
      bookingHref={bookingHref}
      onRetry={onRetry}
    />
  );
}

const onRetry = () => refetch(foundDoctors);
const doctorHref = (id: string) => withBase(paths.doctor(id));
const bookingHref = (id: string) => withBase(paths.booking(id));

function found(doctors: Loadable<Doctor[]>, search: DoctorSearch): Loadable<Doctor[]> {
  if (doctors.status !== 'ready') return doctors;
  return { ...doctors, data: searchDoctors(doctors.data, search) };
}
