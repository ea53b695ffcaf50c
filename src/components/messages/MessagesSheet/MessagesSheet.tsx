import type { InboxEntry } from '../../../domain/messages/conversation.ts';
import { messageLine, partnerName } from '../../../domain/messages/partner-name.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Tag } from '../../../ui/feedback/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './MessagesSheet.css.ts';

const SHOWN = 2;

export interface MessagesSheetProps {
  inbox: readonly InboxEntry[];
  messageHref: (partnerId: string) => string;
  inboxHref: string;
}

/** Spec §2 Patient dashboard. */
export function MessagesSheet({ inbox, messageHref, inboxHref }: MessagesSheetProps) {
  const unread = inbox.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  return (
    <Stack as="section" gap="s3" className={styles.sheet} aria-labelledby="dashboard-messages">
      <Inline gap="s3" align="center" justify="between">
        <h2 id="dashboard-messages" className={styles.heading}>
          {t`Messages`}
        </h2>
        {unread > 0 && (
          <Tag variant="info">
            <Say>{unread} unread</Say>
          </Tag>
        )}
      </Inline>
      {inbox.length === 0 ? (
        <p>{t`There is no Chat`}</p>
      ) : (
        <ul>
          {inbox.slice(0, SHOWN).map(({ partner, lastMessage, unreadCount }) => (
            <li key={partner.id} className={styles.item}>
              <Avatar
                name={partnerName(partner)}
                src={partner.profilePicture}
                size="s"
                fallback={partner.role === 'freelancer' ? 'initials' : partner.role}
              />
              <div className={styles.about}>
                <a className={styles.link} href={messageHref(partner.id)}>
                  <bdi>{partnerName(partner)}</bdi>
                  {unreadCount > 0 && (
                    <VisuallyHidden>
                      {' '}
                      <Say>({unreadCount} unread)</Say>
                    </VisuallyHidden>
                  )}
                </a>
                <p className={styles.words} dir="auto">
                  {lastMessage ? messageLine(lastMessage) : t`No messages yet`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Stack>
        <ButtonLink href={inboxHref} variant="secondary">
          {t`Open messages`}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
