import { DashboardSection } from '../../../components/dashboard/DashboardSection/DashboardSection.tsx';
import { AsyncSection } from '../../../components/shared/AsyncSection/AsyncSection.tsx';
import {
  YourDoctors,
  type YourDoctorsProps,
} from '../../../components/doctors/YourDoctors/YourDoctors.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import { yourDoctors } from '../../../domain/appointments/dashboard.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { t } from '../../../words/t.ts';

export interface YourDoctorsSectionProps {
  appointments: Loadable<readonly Appointment[]>;
  bookHref: (doctorId: string) => string;
  nextTimes: YourDoctorsProps['nextTimes'];
  onRetry: () => void;
}

export function YourDoctorsSection({ appointments, onRetry, ...rest }: YourDoctorsSectionProps) {
  return (
    <DashboardSection title={t`Your Doctors`}>
      <AsyncSection
        data={appointments}
        failure={t`Your doctors could not be loaded`}
        onRetry={onRetry}
        empty={(all) =>
          yourDoctors(all).length > 0
            ? null
            : { text: t`Doctors you have visited will appear here.` }
        }
      >
        {(all) => <YourDoctors {...rest} doctors={yourDoctors(all)} />}
      </AsyncSection>
    </DashboardSection>
  );
}
