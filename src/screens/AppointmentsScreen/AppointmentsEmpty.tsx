import type { AppointmentFilterValue } from '../../components/AppointmentFilter/AppointmentFilter.tsx';
import type { Role } from '../../contract/common.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';

export interface AppointmentsEmptyProps {
  role: Role;
  filter: AppointmentFilterValue;
  findHref: string;
  allHref: string;
}

/** Empty list, with or without a filter (spec §2 Appointments). */
export function AppointmentsEmpty({ role, filter, findHref, allHref }: AppointmentsEmptyProps) {
  const isFiltered = filter !== 'all';
  return (
    <EmptyState
      title="No appointments found"
      action={
        role === 'patient' ? (
          <ButtonLink href={findHref} variant="secondary">
            Find a Doctor
          </ButtonLink>
        ) : (
          isFiltered && (
            <ButtonLink href={allHref} variant="secondary">
              Show all
            </ButtonLink>
          )
        )
      }
    >
      {isFiltered
        ? `You have no ${filter} appointments.`
        : role === 'patient'
          ? 'Your appointments will appear here.'
          : 'Requests from patients will appear here.'}
    </EmptyState>
  );
}
