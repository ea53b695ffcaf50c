import type { InboxEntry } from '../../../domain/messages/conversation.ts';
import { formatRecent } from '../../../domain/time/india-time.ts';
import { partnerName } from '../../../domain/messages/partner-name.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { useHourCycle } from '../../../ui/time/hour-cycle.ts';
import { Say } from '../../../words/Say.ts';
import { partnerDetail } from '../partner-detail.ts';
import { LastMessage } from './LastMessage.tsx';
import * as styles from './InboxItem.css.ts';

export interface InboxItemProps {
  entry: InboxEntry;
  href: string;
  isOpen: boolean;
  /** Shows a doctor's specialty and registration, because another has the same name. */
  isNameShared: boolean;
  now: Date;
}

/** Renders an `li`. The link's text begins with the partner's name (spec §2 Messages). */
export function InboxItem({ entry, href, isOpen, isNameShared, now }: InboxItemProps) {
  const hourCycle = useHourCycle();
  const { partner, lastMessage, unreadCount } = entry;
  const name = partnerName(partner);
  const detail = isNameShared && partnerDetail(partner);
  return (
    <li className={styles.item}>
      <a
        className={styles.link}
        href={href}
        aria-current={isOpen ? 'page' : undefined}
        data-state={unreadCount > 0 ? 'unread' : 'read'}
      >
        <span className={styles.portrait}>
          <Avatar
            name={name}
            src={partner.profilePicture}
            size="s"
            fallback={partner.role === 'freelancer' ? 'initials' : partner.role}
          />
        </span>
        <span className={styles.head}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>{' '}
          {unreadCount > 0 && (
            <VisuallyHidden>
              <Say>{unreadCount} unread</Say>
            </VisuallyHidden>
          )}{' '}
          {lastMessage && (
            <time className={styles.time} dateTime={lastMessage.sentAt}>
              <bdi>{formatRecent(new Date(lastMessage.sentAt), now, hourCycle)}</bdi>
            </time>
          )}{' '}
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>{' '}
        <LastMessage message={lastMessage} />
        {unreadCount > 0 && <span className={styles.dot} />}
      </a>
    </li>
  );
}
