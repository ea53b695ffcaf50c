import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Doctor } from '../../contract/doctors.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { withDoctorTitle } from '../../domain/names.ts';
import { DoctorProfileScreen } from '../../screens/doctors/DoctorProfileScreen/DoctorProfileScreen.tsx';
import { useNow } from '../../state/core/clock.ts';
import { doctorProfile } from '../../state/doctors.ts';
import { refetch, useLoadable } from '../../state/core/query-client.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { LazyNextTimes } from '../booking/LazyNextTimes.tsx';
import { paths } from '../paths.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

const TABS = ['overview', 'experience', 'reviews'] as const;

/** Spec §2 Doctor profile. */
export function DoctorProfilePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const doctor = useLoadable(doctorProfile(id));
  usePageTitle(formatTitle(doctor));
  return (
    <DoctorProfileScreen
      doctor={doctor}
      tab={TABS.find((tab) => tab === params.get('tab')) ?? 'overview'}
      onTabChange={(tab) => {
        void navigate(tab === 'overview' ? '.' : `?tab=${tab}`, { replace: true });
      }}
      now={useNow('minute')}
      bookingHref={withBase(paths.booking(id))}
      nextTimes={
        doctor.status === 'ready' && (
          <LazyNextTimes doctorId={id} doctorName={withDoctorTitle(doctor.data.name)} />
        )
      }
      messageHref={withBase(paths.messages(id))}
      doctorsHref={withBase(paths.doctors())}
      findHref={withBase(paths.findADoctor())}
      specialtyHref={(specialty) => withBase(paths.search({ query: specialty }))}
      freelancersHref={withBase(paths.freelancers())}
      onRetry={() => refetch(doctorProfile(id))}
    />
  );
}

function formatTitle(doctor: Loadable<Doctor>): string {
  if (doctor.status === 'ready') return withDoctorTitle(doctor.data.name);
  const isMissing = doctor.status === 'error' && doctor.reason === 'not-found';
  return isMissing ? t`Doctor not found` : t`Doctor`;
}
