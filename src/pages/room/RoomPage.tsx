import { useParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import { roomState } from '../../domain/appointments/consultation.ts';
import { RoomScreen, type RoomCall } from '../../screens/room/RoomScreen/RoomScreen.tsx';
import { useUser } from '../../state/session/session.ts';
import { useNow } from '../../state/core/clock.ts';
import { useHourCycle } from '../../state/core/hour-cycle.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { t } from '../../words/t.ts';
import { paths } from '../paths.ts';
import { useDeviceCheck } from '../hooks/use-device-check.ts';
import { useOwnAppointment } from '../hooks/use-own-appointment.ts';
import { usePageTitle } from '../hooks/use-page-title.ts';

const nothing = () => {};
const noCall: RoomCall = {
  view: null,
  isPartnerWaiting: false,
  isDirectOnly: false,
  refusal: null,
  hasReminded: false,
  canShareScreen: false,
  onPictureInPicture: null,
  messages: null,
  notes: null,
  onJoin: nothing,
  onRemind: nothing,
  onDeviceToggle: nothing,
  onDeviceSelect: nothing,
  onScreenToggle: nothing,
  onAudioOnlyChange: nothing,
  onHangUp: nothing,
};

/** Spec §2 Doctor dashboard, 'Join Call'. */
export function RoomPage() {
  usePageTitle(t`Video visit`);
  const { id = '' } = useParams();
  const user = useUser();
  return user && <Room key={id} id={id} user={user} />;
}

function Room({ id, user }: { id: string; user: User }) {
  const { appointment, onRetry } = useOwnAppointment(user.id, id);
  const now = useNow('minute');
  const isOpen = appointment.status === 'ready' && roomState(appointment.data, now) === 'open';
  const { devices, level, check, open, toggle } = useDeviceCheck(isOpen);
  return (
    <RoomScreen
      appointment={appointment}
      viewer={user.role}
      check={{
        devices,
        level,
        onCheck: () => void check(),
        onOpen: (kind, deviceId) => void open(kind, deviceId),
        onToggle: (kind) => void toggle(kind),
      }}
      call={noCall}
      now={now}
      hourCycle={useHourCycle()}
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
