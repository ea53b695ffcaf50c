import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Doctor } from '../../contract/doctors.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { HospitalScreen } from '../../screens/hospitals/HospitalScreen/HospitalScreen.tsx';
import { doctorList } from '../../state/doctors.ts';
import { freelancerList } from '../../state/freelancers.ts';
import { hospitalQuery } from '../../state/hospitals.ts';
import { useNow } from '../../state/core/clock.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

export function HospitalPage() {
  const { id = '' } = useParams();
  const hospital = useLoadable(hospitalQuery(id));
  const doctors = useLoadable(doctorList);
  const name = hospital.status === 'ready' ? hospital.data.name : '';
  usePageTitle(name || t`Hospital`);
  return (
    <HospitalScreen
      hospital={hospital}
      doctors={useMemo(() => workingAt(id, doctors), [id, doctors])}
      freelancers={useLoadable(freelancerList)}
      now={useNow('minute')}
      doctorHref={(doctorId) => withBase(paths.doctor(doctorId))}
      hospitalsHref={withBase(paths.hospitals())}
      queueFormHref={(freelancerId) => withBase(paths.queueForm(freelancerId, name))}
      freelancersHref={withBase(paths.freelancers())}
      onRetry={() => refetch(hospitalQuery(id), doctorList, freelancerList)}
    />
  );
}

function workingAt(hospitalId: string, doctors: Loadable<Doctor[]>): Loadable<Doctor[]> {
  if (doctors.status !== 'ready') return doctors;
  return {
    ...doctors,
    data: doctors.data.filter(({ hospital }) => hospital?.id === hospitalId),
  };
}
