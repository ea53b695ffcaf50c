import type { CallView } from '../../../domain/calls/call.ts';
import { isAudioOnly } from '../../../domain/calls/audio-only.ts';
import { hasPartnerLeft, isPartnerSeen } from '../../../domain/calls/call-words.ts';
import type { Reminder } from '../../../domain/messages/message-status.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import { PartnerReminder } from '../PartnerReminder/PartnerReminder.tsx';
import { CallNotices, type CallNoticesProps } from './CallNotices.tsx';
import { OwnPicture, type OwnPictureProps } from './OwnPicture.tsx';
import { StreamVideo } from './StreamVideo.tsx';
import * as styles from './CallPictures.css.ts';

export interface CallPartnerPerson {
  name: string;
  shortName: string;
  picture: string | null;
  role: 'doctor' | 'patient';
}

export interface CallPicturesProps
  extends Omit<CallNoticesProps, 'partnerName'>, Pick<OwnPictureProps, 'onAnnounce'> {
  person: CallPartnerPerson;
  isLate: boolean;
  reminder: Reminder | null;
  onRemind: (message: string) => void;
  onVideo: (video: HTMLVideoElement | null) => void;
}

export function CallPictures({
  person,
  isLate,
  reminder,
  onRemind,
  onVideo,
  onAnnounce,
  ...notices
}: CallPicturesProps) {
  const { view } = notices;
  const { partner, own, ownStream, phase } = view;
  const isSeen = isPartnerSeen(view);
  // The notice says it, in the same place.
  const isLeftNoticed = hasPartnerLeft(view) && !notices.keepsWaiting;
  return (
    <div className={styles.pictures} data-state={phase}>
      <div className={styles.scene}>
        {/* Also plays the sound while there is no picture. */}
        {partner.stream && (
          <StreamVideo
            stream={partner.stream}
            className={styles.picture}
            data-seen={isSeen}
            aria-hidden={!isSeen}
            aria-label={t`Video of ${person.name}`}
            onVideo={onVideo}
          />
        )}
        {!isSeen && !isLeftNoticed && (
          <Stack gap="s4" align="center" className={styles.message}>
            <span className={styles.portrait}>
              <Avatar
                name={person.name}
                src={person.picture}
                size="l"
                fallback={person.role === 'doctor' ? 'doctor' : 'initials'}
              />
            </span>
            <StageMessage view={view} name={person.shortName} />
            {phase === 'waiting' && isLate && (
              <PartnerReminder
                label={t`Tell ${person.shortName} you are here`}
                reminder={reminder}
                onRemind={() => onRemind(t`I am in the room for our video visit.`)}
              />
            )}
          </Stack>
        )}
        <OwnPicture own={own} ownStream={ownStream} onAnnounce={onAnnounce} />
      </div>
      <CallNotices {...notices} partnerName={person.shortName} />
    </div>
  );
}

function StageMessage({ view, name }: { view: CallView; name: string }) {
  const { title, detail } = titleOf(view, name);
  return (
    <Stack gap="s2">
      <p className={styles.messageTitle}>{title}</p>
      {detail && <p className={styles.messageDetail}>{detail}</p>}
    </Stack>
  );
}

function titleOf(view: CallView, name: string): { title: string; detail?: string } {
  switch (view.phase) {
    case 'joining':
      return { title: t`Joining the call` };
    case 'waiting':
      return {
        title: t`Waiting for ${name}`,
        detail: hasPartnerLeft(view)
          ? t`Stay on this page. The call goes on when ${name} comes back.`
          : t`Stay on this page. The call starts when ${name} joins.`,
      };
    case 'connecting':
      return { title: t`Connecting to ${name}` };
    default:
      return {
        title: isAudioOnly(view.audioOnly) ? t`Sound only` : t`${name}’s camera is off`,
      };
  }
}
