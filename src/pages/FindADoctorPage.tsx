import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { FindADoctorScreen } from '../screens/FindADoctorScreen/FindADoctorScreen.tsx';
import { findDoctors, useDoctors } from '../state/doctors.ts';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { useLoad } from './use-load.ts';
import { usePageTitle } from './use-page-title.ts';
import { useSearchBox } from './use-search-box.ts';

const NOTHING = { query: '', location: '' };

/** /find-a-doctor (spec §2): a search leads to /search. */
export function FindADoctorPage() {
  usePageTitle('Find a Doctor');
  const navigate = useNavigate();
  const doctors = useDoctors();
  const load = useCallback(() => void findDoctors(), []);
  useLoad(load);
  const searchBox = useSearchBox(NOTHING, doctors, (words) => {
    void navigate(paths.search(words));
  });
  return (
    <FindADoctorScreen
      searchBox={searchBox}
      doctors={doctors}
      doctorHref={doctorHref}
      doctorsHref={withBase(paths.doctors())}
      onRetry={load}
    />
  );
}

const doctorHref = (id: string) => withBase(paths.doctor(id));
