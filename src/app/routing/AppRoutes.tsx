import { useMemo, type ComponentType, type ReactNode } from 'react';
import { Navigate, renderMatches, useLocation, type RouteObject } from 'react-router-dom';
import { HomePage } from '../../pages/home/HomePage.tsx';
import type { PageProps } from '../../pages/page-props.ts';
import { paths } from '../../pages/paths.ts';
import { isForUsers, routes, type Route } from '../../pages/routes.ts';
import { mayBeSignedIn } from '../../state/session/check-session.ts';
import type { DemoParts } from '../startup/demo-parts.tsx';
import { GuestOnly, RequireRole, RequireSelf, RequireUser } from './guards.tsx';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { logIn } from './log-in.ts';
import { matchPage } from './match-page.ts';

export interface AppRoutesProps {
  demo: DemoParts | null;
  stripePublishableKey: string | null;
}

type PageModule = Record<string, ComponentType<PageProps>>;

const modules = import.meta.glob<PageModule>(['./*/*Page.tsx', '!./home/HomePage.tsx'], {
  base: '../../pages',
});

const pages = Object.values<Route>(routes).map((route) => ({
  route,
  Page: route.page === 'home/HomePage' ? HomePage : createPage(route.page),
}));

// Created once, because prefetching matches every link against them.
const preloadable: RouteObject[] = pages.map(({ route: { path } }) => ({ path }));

export function AppRoutes({ demo, stripePublishableKey }: AppRoutesProps) {
  const table = useMemo(() => {
    const props = pageProps({ demo, stripePublishableKey });
    return [
      ...pages.map(({ route, Page }) => ({
        path: route.path,
        element: guarded(route, <Page {...props} />),
      })),
      { path: '*', element: <Navigate to={paths.home()} replace /> },
    ];
  }, [demo, stripePublishableKey]);
  const { pathname } = useLocation();
  return renderMatches(matchPage(table, pathname));
}

/** See `preloadPage`. */
export async function preloadRoute(path: string, isOpening: boolean): Promise<void> {
  const [match] = matchPage(preloadable, path) ?? [];
  const found = pages.find(({ route }) => route.path === match?.route.path);
  if (isOpening && found && isForUsers(found.route) && !mayBeSignedIn()) {
    await preloadRoute(paths.login(), false);
  } else if (found && 'preload' in found.Page) {
    await found.Page.preload();
  }
}

function createPage(page: Route['page']): LazyPage<PageProps> {
  const load = modules[`./${page}.tsx`];
  const name = page.slice(page.indexOf('/') + 1);
  return lazyPage(async () => {
    const Page = (await load?.())?.[name];
    if (!Page) throw new Error(`src/pages has no ${page}`);
    return Page;
  });
}

function pageProps({ demo, stripePublishableKey }: AppRoutesProps): PageProps {
  return {
    isDemo: demo !== null,
    stripePublishableKey,
    accounts: demo && <demo.Accounts onSignIn={logIn} />,
    phone: demo && <demo.Phone />,
    mailbox: demo && <demo.Mailbox />,
    authenticator: demo && <demo.Authenticator />,
    UpiPhone: demo && demo.UpiPhone,
    Helper: demo && demo.Helper,
    BackOffice: demo && demo.BackOffice,
  };
}

function guarded(route: Route, page: ReactNode): ReactNode {
  switch (route.guard) {
    case 'public':
      return page;
    case 'guest':
      return <GuestOnly>{page}</GuestOnly>;
    case 'user':
      return <RequireUser isAvailableOffline={route.isKept}>{page}</RequireUser>;
    default:
      return route.isOwn ? (
        <RequireSelf is={route.guard}>{page}</RequireSelf>
      ) : (
        <RequireRole is={route.guard}>{page}</RequireRole>
      );
  }
}
