import { useNavigate } from 'react-router-dom';
import { FindADoctorScreen } from '../screens/FindADoctorScreen/FindADoctorScreen.tsx';
import { foundDoctors } from '../state/doctors.ts';
import { refetch, useLoadable } from '../state/query-client.ts';
import { withBase } from '../ui/base-path.ts';
import { t } from '../words/t.ts';
import { paths } from './paths.ts';
import { usePageTitle } from './use-page-title.ts';
import { useSearchBox } from './use-search-box.ts';

const NOTHING = { query: '', location: '' };

/** Spec §2. */
export function FindADoctorPage() {
  usePageTitle(t`Find a Doctor`);
  const navigate = useNavigate();
  const doctors = useLoadable(foundDoctors);
  const searchBox = useSearchBox(NOTHING, doctors, (words) => {
    void navigate(paths.search(words));
  });
  return (
    <FindADoctorScreen
      searchBox={searchBox}
      doctors={doctors}
      doctorHref={doctorHref}
      doctorsHref={withBase(paths.doctors())}
      onRetry={onRetry}
    />
  );
}

const onRetry = () => refetch(foundDoctors);
const doctorHref = (id: string) => withBase(paths.doctor(id));
