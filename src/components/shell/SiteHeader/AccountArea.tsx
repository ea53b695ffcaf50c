import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { User } from '../../../contract/auth.ts';
import { shortName } from '../../../domain/names.ts';
import { Avatar } from '../../../ui/media/Avatar/Avatar.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { lazyModule } from '../../../ui/lazy/lazy-module.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { useOpener } from '../../../ui/overlays/use-opener.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../../words/t.ts';
import { CountBadge } from '../../notices/CountBadge/CountBadge.tsx';
import * as badge from './AccountArea.css.ts';
import { NEW_ID } from './new-id.ts';
import { account, chevron, onlyWide, shortened } from './SiteHeader.css.ts';

export interface AccountAreaProps {
  user: User;
  dashboardHref: string | null;
  onLogOut: () => void;
  /** @default 0 */
  unreadCount?: number;
  /** @default 0 */
  newVisitCount?: number;
  newCount: number;
}

const accountMenu = lazyModule(() => import('../AccountMenu/AccountMenu.tsx'), { when: 'idle' });

/** Spec §9. */
export function AccountArea({
  user,
  dashboardHref,
  onLogOut,
  unreadCount = 0,
  newVisitCount = 0,
  newCount,
}: AccountAreaProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { module: menu, isOpen, setOpen, button } = useOpener(accountMenu);
  return (
    <>
      {dashboardHref !== null && (
        <div className={onlyWide}>
          <Link variant="stitched" href={dashboardHref}>
            {user.role === 'patient' ? t`Patient dashboard` : t`Doctor dashboard`}
          </Link>
        </div>
      )}
      <button
        ref={trigger}
        className={account}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...button}
      >
        <Avatar
          name={user.name}
          src={user.profilePicture}
          size="xs"
          fallback={user.role === 'patient' ? 'patient' : 'doctor'}
        />
        <VisuallyHidden>{t`Account of`} </VisuallyHidden>
        <bdi className={shortened}>{shortName(user.name)}</bdi>
        <Icon glyph={ChevronDown} className={chevron} size={20} />
        {newCount > 0 && (
          <span className={`${onlyWide} ${badge.onAccount}`}>
            <VisuallyHidden>, </VisuallyHidden>
            <CountBadge count={newCount} />
          </span>
        )}
      </button>
      {newCount > 0 && (
        <span className={badge.onMenu}>
          <CountBadge id={NEW_ID} count={newCount} />
        </span>
      )}
      {menu && (
        <menu.AccountMenu
          user={user}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
          unreadCount={unreadCount}
          newVisitCount={newVisitCount}
          onLogOut={onLogOut}
        />
      )}
    </>
  );
}
