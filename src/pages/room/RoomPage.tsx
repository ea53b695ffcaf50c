import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import { roomState } from '../../domain/appointments/consultation.ts';
import { RoomScreen } from '../../screens/room/RoomScreen/RoomScreen.tsx';
import { useUser } from '../../state/session/session.ts';
import { useIsInCall } from '../../state/calls/running.ts';
import { useNow } from '../../state/core/clock.ts';
import { startRealtime } from '../../state/realtime.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import type { PageProps } from '../page-props.ts';
import { paths } from '../paths.ts';
import { useDeviceCheck } from '../hooks/use-device-check.ts';
import { useOwnAppointment } from '../hooks/use-own-appointment.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { useCall } from './use-call.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

/** Spec §2 Doctor dashboard, 'Join Call'. */
export function RoomPage({ authenticator }: Pick<PageProps, 'authenticator'>) {
  usePageTitle(t`Video visit`);
  const { id = '' } = useParams();
  const user = useUser();
  return user && <Room key={id} id={id} user={user} authenticator={authenticator} />;
}

interface RoomProps extends Pick<PageProps, 'authenticator'> {
  id: string;
  user: User;
}

function Room({ id, user, authenticator }: RoomProps) {
  const { appointment, onRetry } = useOwnAppointment(user.id, id);
  const visit = appointment.status === 'ready' ? appointment.data : null;
  const now = useNow('minute');
  const isInCall = useIsInCall();
  const device = useDeviceCheck(isInCall || (visit !== null && roomState(visit, now) === 'open'));
  const { roomCall, devices } = useCall(id, visit, user, { device, authenticator });
  const leaving = useLeaveQuestion(isInCall, roomCall.onHangUp);
  useEffect(startRealtime, []);
  return (
    <RoomScreen
      appointment={appointment}
      viewer={user.role}
      check={{
        devices,
        level: device.level,
        onCheck: () => void device.check(),
        onOpen: (kind, deviceId) => void device.open(kind, deviceId),
        onToggle: (kind) => void device.toggle(kind),
      }}
      call={{ ...roomCall, leaving }}
      now={now}
      viewerTimeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      appointmentsHref={withBase(paths.appointments())}
      recordsHref={withBase(paths.records())}
      visitHref={withBase(paths.visit(id))}
      bookHref={(doctorId) => withBase(paths.booking(doctorId))}
      messageHref={(partnerId) => withBase(paths.messages(partnerId))}
      onRetry={onRetry}
    />
  );
}
