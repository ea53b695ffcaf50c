import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseHospitalSearch } from '../domain/hospital-search.ts';
import { HospitalsScreen } from '../screens/HospitalsScreen/HospitalsScreen.tsx';
import { loadHospitals, useHospitals } from '../state/hospitals.ts';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { useLoad } from './use-load.ts';
import { usePageTitle } from './use-page-title.ts';

/** /hospitals (spec §2); the address holds what the list is narrowed by. */
export function HospitalsPage() {
  usePageTitle('Hospitals');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const load = useCallback(() => void loadHospitals(), []);
  useLoad(load);
  return (
    <HospitalsScreen
      hospitals={useHospitals()}
      search={parseHospitalSearch(params)}
      onSearchChange={(search) => void navigate(paths.hospitals(search), { replace: true })}
      hospitalHref={(id) => withBase(paths.hospital(id))}
      onRetry={load}
    />
  );
}
