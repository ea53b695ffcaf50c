import { useLocation, useNavigate } from 'react-router-dom';
import { CallInvitation } from '../../components/room/CallInvitation/CallInvitation.tsx';
import type { User } from '../../contract/auth.ts';
import { doctorShortName, firstName } from '../../domain/names.ts';
import { paths } from '../../pages/paths.ts';
import { appointmentList } from '../../state/appointments/appointments.ts';
import { useIsInCall } from '../../state/calls/running.ts';
import { useWaitingIds } from '../../state/calls/waiting.ts';
import { useLoadable } from '../../state/core/query-client.ts';

export function CallPrompt({ user }: { user: User }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isInCall = useIsInCall();
  const id = useWaitingIds().find((one) => !isInCall && pathname !== paths.room(one));
  const list = useLoadable({ ...appointmentList(user.id), enabled: id !== undefined });
  const visit = list.status === 'ready' ? list.data.find((one) => one.id === id) : undefined;
  const name =
    visit &&
    (user.role === 'patient' ? doctorShortName(visit.doctor.name) : firstName(visit.patient.name));
  return (
    <CallInvitation
      partnerName={name ?? null}
      onJoin={() => visit && void navigate(paths.room(visit.id))}
    />
  );
}
