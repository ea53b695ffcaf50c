import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../contract/auth.ts';
import { shortName } from '../../domain/names.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type * as accountMenu from '../AccountMenu/AccountMenu.tsx';
import { account, chevron, onlyWide, shortened } from './SiteHeader.css.ts';

export interface AccountAreaProps {
  /** Who is signed in. */
  user: User;
  /** Where the dashboard is. */
  dashboardHref: string | null;
  /** How many messages wait to be read. */
  unreadCount: number;
  /** Log Out was chosen. */
  onLogOut: () => void;
}

/** What the header shows of the person signed in: never more of the name than its first 10 characters (spec §9). */
export function AccountArea({ user, dashboardHref, unreadCount, onLogOut }: AccountAreaProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [menu, setMenu] = useState<typeof accountMenu | null>(null);
  // Fetched at once, and again on a press should that have failed.
  useEffect(() => {
    loadMenu().then(setMenu, () => undefined);
  }, []);
  const open = () => {
    setIsOpen(true);
    if (!menu) loadMenu().then(setMenu, () => setIsOpen(false));
  };
  return (
    <>
      {dashboardHref !== null && (
        <div className={onlyWide}>
          <Link look="stitched" href={dashboardHref}>
            {user.role === 'patient' ? 'Patient dashboard' : 'Doctor dashboard'}
          </Link>
        </div>
      )}
      <button
        ref={trigger}
        className={account}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Avatar
          name={user.name}
          src={user.profilePicture}
          size="xs"
          fallback={user.role === 'patient' ? 'patient' : 'doctor'}
        />
        <VisuallyHidden>Account of </VisuallyHidden>
        <span className={shortened}>{shortName(user.name)}</span>
        <ChevronDown className={chevron} size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {menu && (
        <menu.AccountMenu
          user={user}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          unreadCount={unreadCount}
          onLogOut={onLogOut}
        />
      )}
    </>
  );
}

/** The menu comes with react-aria, which a page for guests never needs. */
function loadMenu(): Promise<typeof accountMenu> {
  return import('../AccountMenu/AccountMenu.tsx');
}
