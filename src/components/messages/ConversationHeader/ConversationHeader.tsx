import { ArrowLeft, CalendarDays, CalendarPlus } from 'lucide-react';
import type { Partner } from '../../../domain/messages/conversation.ts';
import { partnerName } from '../../../domain/messages/partner-name.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton/Skeleton.tsx';
import { t } from '../../../words/t.ts';
import {
  ConversationOptions,
  type ConversationOptionsProps,
} from '../ConversationOptions/ConversationOptions.tsx';
import { partnerDetail } from '../partner-detail.ts';
import * as styles from './ConversationHeader.css.ts';

const roleWords: Record<Partner['role'], string> = {
  doctor: t`Doctor`,
  patient: t`Patient`,
  freelancer: t`Queue helper`,
};

export interface ConversationHeaderProps extends Omit<ConversationOptionsProps, 'partner'> {
  partner: Partner | null;
  bookHref: string | null;
  inboxHref: string;
}

/** Spec §2 Messages. */
export function ConversationHeader({
  partner,
  bookHref,
  visitsHref,
  inboxHref,
  ...optionEvents
}: ConversationHeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.back} href={inboxHref} aria-label={t`Back to messages`}>
        <Icon glyph={ArrowLeft} className={styles.arrow} size={24} />
      </a>
      {partner ? <PartnerIdentity partner={partner} /> : <PartnerIdentitySkeleton />}
      {(bookHref ?? visitsHref) !== null && (
        <a className={styles.book} href={bookHref ?? visitsHref ?? undefined}>
          <Icon glyph={bookHref ? CalendarPlus : CalendarDays} className={styles.calendar} />
          <span className={styles.bookWords}>{bookHref ? t`Book Appointment` : t`Visits`}</span>
        </a>
      )}
      {partner && (
        <ConversationOptions
          {...optionEvents}
          visitsHref={bookHref === null ? null : visitsHref}
          partner={partner}
        />
      )}
    </header>
  );
}

function PartnerIdentity({ partner }: { partner: Partner }) {
  const name = partnerName(partner);
  const { role, profilePicture } = partner;
  return (
    <>
      <Avatar
        name={name}
        src={profilePicture}
        size="s"
        fallback={role === 'freelancer' ? 'initials' : role}
      />
      <div className={styles.who}>
        <h2 className={styles.name} data-route-heading>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.detail}>{partnerDetail(partner) || roleWords[role]}</p>
      </div>
    </>
  );
}

function PartnerIdentitySkeleton() {
  return (
    <>
      <Skeleton shape="arch" width="52px" />
      <div className={styles.who}>
        <Skeleton shape="line" width="180px" />
      </div>
    </>
  );
}
