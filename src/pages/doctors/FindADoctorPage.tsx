import { useNavigate } from 'react-router-dom';
import { FindADoctorScreen } from '../../screens/doctors/FindADoctorScreen/FindADoctorScreen.tsx';
import { foundDoctors } from '../../state/doctors.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useSearchBox } from '../hooks/use-search-box.ts';

const NOTHING = { query: '', location: '' };

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
