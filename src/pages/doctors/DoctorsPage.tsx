import { DoctorsScreen } from '../../screens/doctors/DoctorsScreen/DoctorsScreen.tsx';
import { doctorList } from '../../state/doctors.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

export function DoctorsPage() {
  usePageTitle(t`Doctors`);
  return (
    <DoctorsScreen
      doctors={useLoadable(doctorList)}
      doctorHref={(id) => withBase(paths.doctor(id))}
      onRetry={() => refetch(doctorList)}
    />
  );
}
