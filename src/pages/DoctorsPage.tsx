import { useCallback } from 'react';
import { DoctorsScreen } from '../screens/DoctorsScreen/DoctorsScreen.tsx';
import { loadDoctors, useDoctors } from '../state/doctors.ts';
import { withBase } from '../ui/base-path.ts';
import { paths } from './paths.ts';
import { useLoad } from './use-load.ts';
import { usePageTitle } from './use-page-title.ts';

/** /doctors: every doctor. */
export function DoctorsPage() {
  usePageTitle('Doctors');
  const load = useCallback(() => void loadDoctors(), []);
  useLoad(load);
  return (
    <DoctorsScreen
      doctors={useDoctors()}
      doctorHref={(id) => withBase(paths.doctor(id))}
      onRetry={load}
    />
  );
}
