import type { AppointmentFilterValue } from '../../../components/appointments/AppointmentFilter/AppointmentFilter.tsx';
import type { Role } from '../../../contract/common.ts';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState/EmptyState.tsx';
import { t } from '../../../words/t.ts';

const noneText: Record<Exclude<AppointmentFilterValue, 'all'>, string> = {
  pending: t`You have no pending appointments.`,
  scheduled: t`You have no scheduled appointments.`,
  completed: t`You have no completed appointments.`,
  cancelled: t`You have no cancelled appointments.`,
};

export interface AppointmentsEmptyProps {
  role: Role;
  filter: AppointmentFilterValue;
  findHref: string;
  allHref: string;
}

export function AppointmentsEmpty({ role, filter, findHref, allHref }: AppointmentsEmptyProps) {
  return (
    <EmptyState
      title={t`No appointments found`}
      action={
        role === 'patient' ? (
          <ButtonLink href={findHref} variant="secondary">
            {t`Find a Doctor`}
          </ButtonLink>
        ) : (
          filter !== 'all' && (
            <ButtonLink href={allHref} variant="secondary">
              {t`Show all`}
            </ButtonLink>
          )
        )
      }
    >
      {filter !== 'all'
        ? noneText[filter]
        : role === 'patient'
          ? t`Your appointments will appear here.`
          : t`Requests from patients will appear here.`}
    </EmptyState>
  );
}
