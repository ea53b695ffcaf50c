import {
  CalendarDays,
  FileText,
  Hospital,
  LayoutDashboard,
  LogIn,
  LogOut,
  MessageCircle,
  Moon,
  Sun,
  Ticket,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { User } from '../../../contract/auth.ts';
import { afterPress } from '../../../ui/lazy/after-next-frame.ts';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { Tag } from '../../../ui/feedback/Tag/Tag.tsx';
import type { Theme } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import { list, note, row } from './MobileMenu.css.ts';

export interface MenuRowsProps {
  onLinkClick: (event: MouseEvent) => void;
  user: User | null;
  dashboardHref: string | null;
  /** @default 0 */
  unreadCount?: number;
  /** @default 0 */
  newVisitCount?: number;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  onLogOut: () => void;
  onClose: () => void;
}

export function MenuRows({
  user,
  dashboardHref,
  unreadCount = 0,
  newVisitCount = 0,
  theme,
  onThemeChange,
  onLogOut,
  onLinkClick,
  onClose,
}: MenuRowsProps) {
  const otherTheme = theme === 'light' ? 'dark' : 'light';
  const link = (href: string, label: string, Icon: LucideIcon, count: ReactNode = null) => (
    <li>
      <a className={row} href={href} onClick={onLinkClick}>
        <RowIcon icon={Icon} />
        {label}{' '}
        {count !== null && (
          <span className={note}>
            <Tag variant="info">{count}</Tag>
          </span>
        )}
      </a>
    </li>
  );
  const action = (label: string, Icon: LucideIcon, onClick: () => void) => (
    <li>
      <button className={row} type="button" onClick={(event) => afterPress(event, onClick)}>
        <RowIcon icon={Icon} />
        {label}
      </button>
    </li>
  );
  return (
    <ul className={list}>
      {user ? (
        <>
          {dashboardHref !== null &&
            link(
              dashboardHref,
              user.role === 'patient' ? t`Patient dashboard` : t`Doctor dashboard`,
              LayoutDashboard,
            )}
          {link(
            withBase('/messages'),
            t`Messages`,
            MessageCircle,
            unreadCount > 0 ? <Say>{unreadCount} unread</Say> : null,
          )}
          {link(
            withBase('/appointments'),
            t`Appointments`,
            CalendarDays,
            newVisitCount > 0 ? <Say>{newVisitCount} new</Say> : null,
          )}
          {user.role === 'patient' && (
            <>
              {link(withBase('/records'), t`Records`, FileText)}
              {link(withBase('/queue'), t`Queue bookings`, Ticket)}
            </>
          )}
          {link(withBase('/hospitals'), t`Hospitals`, Hospital)}
        </>
      ) : (
        <>
          {link(withBase('/login'), t`Login`, LogIn)}
          {link(withBase('/signup'), t`Signup`, UserRoundPlus)}
        </>
      )}
      {action(
        otherTheme === 'dark' ? t`Use dark theme` : t`Use light theme`,
        otherTheme === 'dark' ? Moon : Sun,
        () => onThemeChange(otherTheme),
      )}
      {user &&
        action(t`Log Out`, LogOut, () => {
          onClose();
          onLogOut();
        })}
    </ul>
  );
}

function RowIcon({ icon }: { icon: LucideIcon }) {
  return <Icon glyph={icon} size={22} />;
}
