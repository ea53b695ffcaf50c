import { VisitUnavailable } from '../../../components/appointments/VisitUnavailable/VisitUnavailable.tsx';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import { roomState } from '../../../domain/appointments/consultation.ts';
import { getStart } from '../../../domain/appointments/dashboard.ts';
import type { CallView } from '../../../domain/calls/call.ts';
import { getBlockingProblem } from '../../../domain/calls/call-words.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { doctorShortName, firstName, withDoctorTitle } from '../../../domain/names.ts';
import { registrationText } from '../../../components/doctors/doctor-text.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState/ErrorState.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { t } from '../../../words/t.ts';
import { PartnerReminder } from '../../../components/room/PartnerReminder/PartnerReminder.tsx';
import { CallElsewhere, CallEnd, CallFailure, type CallOutcomeProps } from './CallOutcome.tsx';
import { CallRoom, type CallEvents } from './CallRoom.tsx';
import { LeaveQuestion, type LeaveQuestionProps } from './LeaveQuestion.tsx';
import type { RoomCheckProps } from './RoomCheck.tsx';
import { missedText, roomClosing, type RoomExit } from './room-closed.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

export interface RoomCall extends CallEvents {
  view: CallView | null;
  isPartnerWaiting: boolean;
  isDirectOnly: boolean;
  refusal: string | null;
  leaving: LeaveQuestionProps;
  onJoin: (consents: boolean) => void;
}

export interface RoomScreenProps {
  appointment: Loadable<Appointment>;
  viewer: Role;
  check: RoomCheckProps;
  call: RoomCall;
  now: Date;
  viewerTimeZone: string;
  appointmentsHref: string;
  recordsHref: string;
  visitHref: string;
  bookHref: (doctorId: string) => string;
  messageHref: (partnerId: string) => string;
  onRetry: () => void;
}

/** The video visit: device check, call and its end (spec §2 'Join Call'). */
export function RoomScreen({ appointment, ...rest }: RoomScreenProps) {
  if (appointment.status !== 'ready') {
    return <VisitUnavailable {...rest} heading={t`Video visit`} appointment={appointment} />;
  }
  return <Room {...rest} visit={appointment.data} />;
}

type RoomProps = Omit<RoomScreenProps, 'appointment' | 'onRetry'> & { visit: Appointment };

function Room({ visit, viewer, check, call, now, viewerTimeZone, ...hrefs }: RoomProps) {
  const hourCycle = useHourCycle();
  const { doctor, patient } = visit;
  const { visitHref } = hrefs;
  const partnerId = viewer === 'patient' ? doctor.id : patient.id;
  const messageHref = hrefs.messageHref(partnerId);
  const { view, isPartnerWaiting, isDirectOnly, refusal, leaving, onJoin, ...events } = call;
  const state = roomState(visit, now);
  const isConsentMissing = view?.problem === 'consent-needed';
  // A call goes on after midnight, and after the doctor has completed the visit.
  if (view && !isConsentMissing && state !== 'cancelled') {
    const outcome: CallOutcomeProps = {
      visit,
      viewer,
      view,
      refusal,
      now,
      messageHref,
      visitHref,
      recordsHref: hrefs.recordsHref,
      bookHref: hrefs.bookHref(doctor.id),
      onJoin: () => onJoin(false),
      reminder: call.reminder,
      onRemind: call.onRemind,
      onHangUp: call.onHangUp,
    };
    const problem = getBlockingProblem(view);
    if (problem) return <CallFailure {...outcome} key={problem} problem={problem} />;
    if (view.phase === 'taken-over') return <CallElsewhere {...outcome} />;
    if (view.phase === 'ended') return <CallEnd {...outcome} />;
    return (
      <>
        <CallRoom
          {...events}
          view={view}
          person={partnerPerson(visit, viewer)}
          registration={
            viewer === 'patient' && doctor.registration
              ? registrationText(doctor.registration)
              : null
          }
          isLate={isLate(visit, now)}
          devices={check.devices}
          now={now}
        />
        <LeaveQuestion {...leaving} />
      </>
    );
  }
  if (state !== 'open') {
    const { shortName } = partnerPerson(visit, viewer);
    const { title, message, exit, label } = roomClosing(visit, state, viewer, hourCycle);
    const exits: Record<RoomExit, string> = {
      appointments: hrefs.appointmentsHref,
      book: hrefs.bookHref(doctor.id),
      records: hrefs.recordsHref,
      visit: visitHref,
      message: messageHref,
    };
    return (
      <Page padding="medium" gap="s6">
        <ErrorState
          kind="not-found"
          headingLevel={1}
          title={title}
          message={message}
          action={{ label, href: exits[exit] }}
        />
        {state === 'past' && (
          <Inline justify="center">
            <PartnerReminder
              label={t`Tell ${shortName} you missed each other`}
              reminder={call.reminder}
              onRemind={() => call.onRemind(missedText(visit))}
            />
          </Inline>
        )}
      </Page>
    );
  }
  return (
    <WaitingRoom
      visit={visit}
      viewer={viewer}
      check={check}
      isPartnerWaiting={isPartnerWaiting}
      isDirectOnly={isDirectOnly}
      isConsentMissing={isConsentMissing}
      now={now}
      viewerTimeZone={viewerTimeZone}
      messageHref={messageHref}
      visitHref={visitHref}
      onJoin={onJoin}
    />
  );
}

function partnerPerson({ doctor, patient }: Appointment, viewer: Role) {
  return viewer === 'patient'
    ? {
        name: withDoctorTitle(doctor.name),
        shortName: doctorShortName(doctor.name),
        picture: doctor.profilePicture,
        role: 'doctor' as const,
      }
    : {
        name: patient.name,
        shortName: firstName(patient.name),
        picture: patient.profilePicture,
        role: 'patient' as const,
      };
}

const LATE_MS = 3 * 60_000;

function isLate(visit: Appointment, now: Date): boolean {
  return now.getTime() - getStart(visit).getTime() >= LATE_MS;
}
