import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../contract/auth.ts';
import { afterPress } from '../../ui/after-next-frame.ts';
import { withBase } from '../../ui/base-path.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { lazyModule, useLazyModule } from '../../ui/lazy-module.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { ThemeSwitch, type Theme } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { currentness, mainPages } from './main-pages.ts';
import * as styles from './SiteHeader.css.ts';

export interface SiteHeaderProps {
  /** Who is signed in; null for a guest. */
  user: User | null;
  /** The path of this page, without the folder that the site is served from. */
  currentPath: string;
  /** Where the user's dashboard is; null for a guest. */
  dashboardHref: string | null;
  /** Log Out was chosen. */
  onLogOut: () => void;
  /** The theme that is on. */
  theme: Theme;
  /** The other theme was asked for. */
  onThemeChange: (theme: Theme) => void;
  /**
   * How many messages wait to be read.
   * @default 0
   */
  unreadCount?: number;
}

/** Guests never need it. */
export const accountArea = lazyModule(() => import('./AccountArea.tsx'), { when: 'open' });
/** Wide screens never need it. */
const mobileMenu = lazyModule(() => import('../MobileMenu/MobileMenu.tsx'), { when: 'intent' });

/**
 * The bar on top of every page, and the menu that a small screen opens from it (spec §2 Shell). While `data-signed-in`
 * stands on the root element and there is no user yet, the guest's links are kept out of sight.
 */
export function SiteHeader({ unreadCount = 0, ...shell }: SiteHeaderProps) {
  const { user, currentPath, dashboardHref, theme, onThemeChange, onLogOut } = shell;
  // Kept as the page that it was opened on: going anywhere else closes it.
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
          <nav className={styles.nav} aria-label="Main">
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
              account && (
                <account.AccountArea
                  user={user}
                  dashboardHref={dashboardHref}
                  unreadCount={unreadCount}
                  onLogOut={onLogOut}
                />
              )
            ) : (
              <div className={`${styles.onlyWide} ${styles.guest}`}>
                <Link look="stitched" href={withBase('/login')}>
                  Login
                </Link>
                <a className={styles.signup} href={withBase('/signup')}>
                  Signup
                </a>
              </div>
            )}
            <div className={styles.onlyWide}>
              <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
            </div>
            <div className={styles.onlyNarrow}>
              <IconButton
                label="Open menu"
                icon={<Icon glyph={MenuIcon} size={26} />}
                aria-haspopup="dialog"
                aria-expanded={isMenuOpen}
                {...mobileMenu.triggerProps}
                // To make the page behind it inert takes a slow phone longer than a frame.
                onClick={(event) => afterPress(event, () => setMenuOpenedOn(currentPath))}
              />
            </div>
          </div>
        </div>
      </header>
      {isMenuOpen && menu && (
        <menu.MobileMenu {...shell} unreadCount={unreadCount} onClose={closeMenu} />
      )}
    </>
  );
}
