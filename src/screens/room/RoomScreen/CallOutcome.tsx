import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Appointment } from '../../../contract/appointments.ts';
import type { Role } from '../../../contract/common.ts';
import type { CallView } from '../../../domain/calls/call.ts';
import { callTimeText, type BlockingProblem } from '../../../domain/calls/call-words.ts';
import { doctorShortName, firstName, withDoctorTitle } from '../../../domain/names.ts';
import type { Reminder } from '../../../domain/messages/message-status.ts';
import { PartnerReminder } from '../../../components/room/PartnerReminder/PartnerReminder.tsx';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Page } from '../../../ui/layout/Page/Page.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { failureText } from './call-failure-text.ts';
import { RoomLinks, type RoomWaysProps } from './RoomLinks.tsx';
import * as styles from './RoomScreen.css.ts';

export interface CallOutcomeProps extends RoomWaysProps {
  view: CallView;
  refusal: string | null;
  now: Date;
  recordsHref: string;
  bookHref: string;
  reminder: Reminder | null;
  onRemind: (message: string) => void;
  onJoin: () => void;
  onHangUp: () => void;
}

export function CallEnd({
  visit,
  viewer,
  view,
  now,
  recordsHref,
  bookHref,
  reminder,
  onRemind,
  onJoin,
  ...ways
}: CallOutcomeProps) {
  const name = shortPartnerName(visit, viewer);
  const isOver = visit.status === 'completed';
  const hasMet = view.connectedAt !== null;
  const [time] = useState(() => callTimeText(view, now));
  return (
    <Outcome
      visit={visit}
      viewer={viewer}
      title={hasMet ? t`The call has ended` : t`You have left the call`}
      message={endText(viewer, name, hasMet, isOver)}
      detail={time && t`Time in the call: ${time}`}
      ways={<RoomLinks {...ways} visit={visit} viewer={viewer} hasVisitLink={false} />}
    >
      {viewer === 'doctor' && (
        <ButtonLink href={ways.visitHref}>
          {isOver ? t`Open the visit` : t`Write visit notes`}
        </ButtonLink>
      )}
      {viewer === 'patient' && hasMet && (
        <>
          <ButtonLink href={recordsHref}>{t`See medical records`}</ButtonLink>
          <ButtonLink href={bookHref} variant="secondary">{t`Book a follow-up`}</ButtonLink>
        </>
      )}
      {!isOver && (
        <Button variant={viewer === 'patient' && !hasMet ? 'primary' : 'text'} onPress={onJoin}>
          {t`Join again`}
        </Button>
      )}
      {!isOver && !hasMet && (
        <PartnerReminder
          label={t`Tell ${name} you were here`}
          reminder={reminder}
          onRemind={() => onRemind(t`I was in the room for our video visit.`)}
        />
      )}
    </Outcome>
  );
}

function endText(viewer: Role, name: string, hasMet: boolean, isOver: boolean): string {
  if (viewer === 'doctor') {
    if (isOver) return t`You have completed the visit with ${name}.`;
    return hasMet
      ? t`Write your notes and complete the visit. ${name} can then read them.`
      : t`${name} had not joined yet. You can join again until midnight, India time.`;
  }
  if (isOver) return t`You can read ${name}’s notes in your medical records.`;
  return hasMet
    ? t`${name}’s notes appear in your medical records when the visit is completed. For anything you missed, send a message.`
    : t`${name} had not joined yet. You can join again until midnight, India time.`;
}

export function CallElsewhere({ visit, viewer, onJoin, ...rest }: CallOutcomeProps) {
  return (
    <Outcome
      visit={visit}
      viewer={viewer}
      title={t`The call has moved to another device`}
      message={t`You have joined this call on another device or in another tab.`}
      ways={<RoomLinks {...rest} visit={visit} viewer={viewer} />}
    >
      <Button onPress={onJoin}>{t`Continue here`}</Button>
    </Outcome>
  );
}

export interface CallFailureProps extends CallOutcomeProps {
  problem: BlockingProblem;
}

export function CallFailure({
  visit,
  viewer,
  problem,
  onJoin,
  onHangUp,
  ...rest
}: CallFailureProps) {
  const { title, message } = failureText(problem, rest, viewer);
  return (
    <Outcome
      visit={visit}
      viewer={viewer}
      title={title}
      message={message}
      ways={<RoomLinks {...rest} visit={visit} viewer={viewer} />}
    >
      {problem !== 'unsupported' && <Button onPress={onJoin}>{t`Try again`}</Button>}
      {rest.view.phase !== 'ended' && (
        <Button variant="text" onPress={onHangUp}>
          {t`End the call`}
        </Button>
      )}
    </Outcome>
  );
}

function shortPartnerName({ doctor, patient }: Appointment, viewer: Role): string {
  return viewer === 'patient' ? doctorShortName(doctor.name) : firstName(patient.name);
}

interface OutcomeProps {
  visit: Appointment;
  viewer: Role;
  title: string;
  message: string;
  detail?: string | null;
  ways: ReactNode;
  children: ReactNode;
}

function Outcome({ visit, viewer, title, message, detail, ways, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPatient = viewer === 'patient';
  const other = isPatient ? visit.doctor : visit.patient;
  // The control with focus is gone.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Page padding="medium">
      <Stack gap="s6" className={styles.outcome}>
        <Inline gap="s5" align="center" canWrap={false}>
          <Avatar
            name={isPatient ? withDoctorTitle(other.name) : other.name}
            src={other.profilePicture}
            size="m"
            fallback={isPatient ? 'doctor' : 'initials'}
          />
          <h1 ref={heading} className={styles.outcomeTitle} tabIndex={-1}>
            {title}
          </h1>
        </Inline>
        <Stack gap="s2">
          <p>{message}</p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </Stack>
        <Inline gap="s3" align="center">
          {children}
        </Inline>
        {ways}
      </Stack>
    </Page>
  );
}
