import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SiteFooter } from '../../components/shell/SiteFooter/SiteFooter.tsx';
import { accountArea, SiteHeader } from '../../components/shell/SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../../components/shell/SkipLink/SkipLink.tsx';
import { paths } from '../../pages/paths.ts';
import { useYear } from '../../state/core/clock.ts';
import { hasSessionHint } from '../../state/session/hint.ts';
import { logOut } from '../../state/session/log-out.ts';
import { acknowledgeEnd, useSession, useUser } from '../../state/session/session.ts';
import { useStoredHourCycle } from '../../state/core/hour-cycle.ts';
import { chooseTheme, useTheme } from '../../state/core/theme.ts';
import { useCounts } from '../../state/core/counts.ts';
import { withBase } from '../../ui/navigation/base-path.ts';
import { lazyModule, useLazyModule } from '../../ui/lazy/lazy-module.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { HourCycleContext } from '../../ui/time/hour-cycle.ts';
import * as styles from './app.css.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useClientLinks } from '../routing/use-client-links.ts';
import { useLiveUpdates } from '../startup/use-live-updates.ts';
import { useFocusAfterLogout, useRouteFocus } from './use-route-focus.ts';
import { useScrollPosition } from './use-scroll-position.ts';

const lateParts = lazyModule(() => import('./late-parts.ts'), { when: 'idle' });

export interface RootLayoutProps {
  children: ReactNode;
  strip?: ReactNode;
}

/** Spec §2 Shell. */
export function RootLayout({ children, strip }: RootLayoutProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const user = useUser();
  const theme = useTheme();
  const main = useRef<HTMLElement>(null);
  const late = useLazyModule(lateParts, { isOpen: !!user })?.parts;
  const announcement = useRouteFocus(main);
  useFocusAfterLogout(main, user !== null);
  useClientLinks();
  useScrollPosition();
  useSignedInHint();
  useLoginRedirect();
  useLiveUpdates(user?.id ?? null);

  const leave = () => {
    // Navigate first, or the guard would redirect to the login page.
    void navigate(paths.home());
    void logOut();
  };
  return (
    <>
      <SkipLink />
      {strip}
      <SiteHeader
        user={user}
        currentPath={pathname}
        dashboardHref={user && withBase(paths.dashboard(user))}
        onLogOut={leave}
        theme={theme}
        onThemeChange={chooseTheme}
        {...useCounts()}
      />
      {late && <late.Notices />}
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <ErrorBoundary page={pathname}>
          {/* Lets React hydrate the layout before the page. */}
          <Suspense>
            <HourCycleProvider>{children}</HourCycleProvider>
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter year={useYear()} />
      {late && <late.ScrollToTop />}
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </>
  );
}

/** Inside the page's boundary: a stored choice must not rerender the layout before the page hydrates. */
function HourCycleProvider({ children }: Pick<RootLayoutProps, 'children'>) {
  return <HourCycleContext value={useStoredHourCycle()}>{children}</HourCycleContext>;
}

/**
 * Until the session check finishes, `data-signed-in` (set by `public/boot.js`) hides the guest
 * links.
 */
function useSignedInHint(): void {
  const { status } = useSession();
  const user = useUser();
  useEffect(() => {
    if (hasSessionHint()) accountArea.load().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (user) document.documentElement.dataset['signedIn'] = '';
    else if (status !== 'checking') delete document.documentElement.dataset['signedIn'];
  }, [user, status]);
}

/** Spec §4 Token refresh. */
function useLoginRedirect(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const hasEnded = session.status === 'guest' && session.hasEnded;
  useEffect(() => {
    if (!hasEnded) return;
    acknowledgeEnd();
    void navigate(paths.login(`${pathname}${search}${hash}`), { replace: true });
  }, [hasEnded, navigate, pathname, search, hash]);
}
