import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { parseHospitalSearch } from '../../domain/hospitals/hospital-search.ts';
import { HospitalsScreen } from '../../screens/hospitals/HospitalsScreen/HospitalsScreen.tsx';
import { hospitalList } from '../../state/hospitals.ts';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useDebouncedSearch } from '../hooks/use-debounced-search.ts';

export function HospitalsPage() {
  usePageTitle(t`Hospitals`);
  const address = useLocation().search;
  const asked = useMemo(() => parseHospitalSearch(new URLSearchParams(address)), [address]);
  const [search, setSearch] = useDebouncedSearch(asked, paths.hospitals);
  return (
    <HospitalsScreen
      hospitals={useLoadable(hospitalList)}
      search={search}
      onSearchChange={setSearch}
      now={useNow('minute')}
      hospitalHref={(id) => withBase(paths.hospital(id))}
      onRetry={() => refetch(hospitalList)}
    />
  );
}
