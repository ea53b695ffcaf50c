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
import type { User } from '../../contract/auth.ts';
import { withBase } from '../../ui/base-path.ts';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { fullName, role } from './AccountMenu.css.ts';

export interface AccountMenuProps {
  user: User;
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLogOut: () => void;
  /** 0 shows no badge. */
  unreadCount: number;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Menu of the signed-in user (spec §2 Shell). */
export function AccountMenu({ user, onLogOut, unreadCount, ...place }: AccountMenuProps) {
  return (
    <Menu
      {...place}
      label="Account"
      header={
        <>
          <p className={fullName}>
            <bdi>{user.name}</bdi>
          </p>
          <p className={role}>{user.role === 'patient' ? 'Patient' : 'Doctor'}</p>
        </>
      }
      items={[
        {
          id: 'messages',
          label: 'Messages',
          icon: <MessageCircle {...icon} />,
          href: withBase('/messages'),
          badge: unreadCount > 0 && <Tag tone="info">{unreadCount} unread</Tag>,
        },
        {
          id: 'appointments',
          label: 'Appointments',
          icon: <CalendarDays {...icon} />,
          href: withBase('/appointments'),
        },
        ...(user.role === 'patient'
          ? [
              {
                id: 'records',
                label: 'Records',
                icon: <FileText {...icon} />,
                href: withBase('/records'),
              },
              {
                id: 'queue',
                label: 'Queue bookings',
                icon: <Ticket {...icon} />,
                href: withBase('/queue'),
              },
            ]
          : []),
        {
          id: 'hospitals',
          label: 'Hospitals',
          icon: <Hospital {...icon} />,
          href: withBase('/hospitals'),
        },
        {
          id: 'account',
          label: 'Account',
          icon: <UserRound {...icon} />,
          href: withBase('/user'),
        },
        { id: 'log-out', label: 'Log Out', icon: <LogOut {...icon} />, onSelect: onLogOut },
      ]}
    />
  );
}
