import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../../contract/auth.ts';
import { afterPress } from '../../../ui/lazy/after-next-frame.ts';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import { ThemeSwitch, type Theme } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import { currentness, mainPages } from './main-pages.ts';
import { NEW_ID } from './new-id.ts';
import * as styles from './SiteHeader.css.ts';

export interface SiteHeaderProps {
  user: User | null;
  /** Excludes the base path. */
  currentPath: string;
  dashboardHref: string | null;
  onLogOut: () => void;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  /** @default 0 */
  unreadCount?: number;
  /** @default 0 */
  newVisitCount?: number;
  /**
   * Replies that the user has not seen.
   * @default 0
   */
  newCount?: number;
}

export const accountArea = lazyModule(() => import('./AccountArea.tsx'), { when: 'open' });
const mobileMenu = lazyModule(() => import('../MobileMenu/MobileMenu.tsx'), { when: 'intent' });

/** Spec §2 Shell. */
export function SiteHeader({ newCount = 0, ...shell }: SiteHeaderProps) {
  const { user, currentPath, theme, onThemeChange } = shell;
  // Navigation closes a menu that was opened on another path.
  const [menuOpenedOn, setMenuOpenedOn] = useState<string | null>(null);
  const isMenuOpen = menuOpenedOn === currentPath;
  const closeMenu = () => setMenuOpenedOn(null);
  const menu = useLazyModule(mobileMenu, { isOpen: isMenuOpen, onError: closeMenu });
  const account = useLazyModule(accountArea, { isOpen: user !== null });
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.home} href={withBase('/')}>
            <Wordmark />
          </a>
          <nav className={styles.nav} aria-label={t`Main`}>
            {mainPages.map((page) => (
              <a
                key={page.path}
                className={styles.navLink}
                href={withBase(page.path)}
                aria-current={currentness(page, currentPath)}
              >
                {page.label}
              </a>
            ))}
          </nav>
          <div className={styles.end}>
            {user ? (
              account && <account.AccountArea {...shell} user={user} newCount={newCount} />
            ) : (
              <div className={`${styles.onlyWide} ${styles.guest}`}>
                <Link variant="stitched" href={withBase('/login')}>
                  {t`Login`}
                </Link>
                <a className={styles.signup} href={withBase('/signup')}>
                  {t`Signup`}
                </a>
              </div>
            )}
            <div className={styles.theme}>
              <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
            </div>
            <div className={styles.onlyNarrow}>
              <IconButton
                label={t`Open menu`}
                icon={<Icon glyph={MenuIcon} size={26} />}
                aria-haspopup="dialog"
                aria-expanded={isMenuOpen}
                aria-describedby={newCount ? NEW_ID : undefined}
                {...mobileMenu.triggerProps}
                onClick={(event) => afterPress(event, () => setMenuOpenedOn(currentPath))}
              />
            </div>
          </div>
        </div>
      </header>
      {isMenuOpen && menu && <menu.MobileMenu {...shell} onClose={closeMenu} />}
    </>
  );
}
