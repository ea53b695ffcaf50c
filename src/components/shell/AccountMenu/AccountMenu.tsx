import {
  CalendarDays,
  FileText,
  Hospital,
  LogOut,
  MessageCircle,
  Ticket,
  UserRound,
} from 'lucide-react';
import type { RefObject } from 'react';
import type { User } from '../../../contract/auth.ts';
import { quietText } from '../../../theme/typography.css.ts';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { Menu } from '../../../ui/overlays/Menu/Menu.tsx';
import { Tag } from '../../../ui/feedback/Tag/Tag.tsx';
import { fullName } from './AccountMenu.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';

export interface AccountMenuProps {
  user: User;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLogOut: () => void;
  unreadCount: number;
  /** @default 0 */
  newVisitCount?: number;
}

/** Spec §2 Shell. */
export function AccountMenu({
  user,
  onLogOut,
  unreadCount,
  newVisitCount = 0,
  ...place
}: AccountMenuProps) {
  return (
    <Menu
      {...place}
      label={t`Account`}
      header={
        <>
          <p className={fullName}>
            <bdi>{user.name}</bdi>
          </p>
          <p className={quietText}>{user.role === 'patient' ? t`Patient` : t`Doctor`}</p>
        </>
      }
      items={[
        {
          id: 'messages',
          label: t`Messages`,
          icon: <Icon glyph={MessageCircle} size={20} />,
          href: withBase('/messages'),
          badge: unreadCount > 0 && (
            <Tag variant="info">
              <Say>{unreadCount} unread</Say>
            </Tag>
          ),
        },
        {
          id: 'appointments',
          label: t`Appointments`,
          icon: <Icon glyph={CalendarDays} size={20} />,
          href: withBase('/appointments'),
          badge: newVisitCount > 0 && (
            <Tag variant="info">
              <Say>{newVisitCount} new</Say>
            </Tag>
          ),
        },
        ...(user.role === 'patient'
          ? [
              {
                id: 'records',
                label: t`Records`,
                icon: <Icon glyph={FileText} size={20} />,
                href: withBase('/records'),
              },
              {
                id: 'queue',
                label: t`Queue bookings`,
                icon: <Icon glyph={Ticket} size={20} />,
                href: withBase('/queue'),
              },
            ]
          : []),
        {
          id: 'hospitals',
          label: t`Hospitals`,
          icon: <Icon glyph={Hospital} size={20} />,
          href: withBase('/hospitals'),
        },
        {
          id: 'account',
          label: t`Account`,
          icon: <Icon glyph={UserRound} size={20} />,
          href: withBase('/user'),
        },
        {
          id: 'log-out',
          label: t`Log Out`,
          icon: <Icon glyph={LogOut} size={20} />,
          onSelect: onLogOut,
        },
      ]}
    />
  );
}
