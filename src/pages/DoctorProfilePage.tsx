import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { withDoctorTitle } from '../domain/names.ts';
import { DoctorProfileScreen } from '../screens/DoctorProfileScreen/DoctorProfileScreen.tsx';
import { useNow } from '../state/clock.ts';
import { selectDoctor, useSelectedDoctor } from '../state/doctors.ts';
import { useHourCycle } from '../state/hour-cycle.ts';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { useLoad } from './use-load.ts';
import { usePageTitle } from './use-page-title.ts';

const TABS = ['overview', 'experience', 'reviews'] as const;

/** /doctors/{id} (spec §2 Doctor profile); the address knows which tab is open. */
export function DoctorProfilePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const doctor = useSelectedDoctor(id);
  const load = useCallback(() => void selectDoctor(id), [id]);
  useLoad(load);
  usePageTitle(titleOf(doctor));
  return (
    <DoctorProfileScreen
      doctor={doctor}
      tab={TABS.find((tab) => tab === params.get('tab')) ?? 'overview'}
      onTabChange={(tab) => {
        void navigate(tab === 'overview' ? '.' : `?tab=${tab}`, { replace: true });
      }}
      now={useNow('minute')}
      bookingHref={withBase(paths.booking(id))}
      messageHref={withBase(paths.message(id))}
      doctorsHref={withBase(paths.doctors())}
      findHref={withBase(paths.findADoctor())}
      specialtyHref={(specialty) => withBase(paths.search({ query: specialty }))}
      freelancersHref={withBase(paths.freelancers())}
      hourCycle={useHourCycle()}
      onRetry={load}
    />
  );
}

function titleOf(doctor: ReturnType<typeof useSelectedDoctor>): string {
  if (doctor.status === 'ready') return withDoctorTitle(doctor.data.name);
  const isMissing = doctor.status === 'error' && doctor.reason === 'not-found';
  return isMissing ? 'Doctor not found' : 'Doctor';
}
