import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import type { Role } from '../../contract/common.ts';
import { safeRedirect } from '../../domain/redirect.ts';
import { paths } from '../../pages/paths.ts';
import { checkSession } from '../../state/session/check-session.ts';
import { hasSessionHint } from '../../state/session/hint.ts';
import { useSession, useUser } from '../../state/session/session.ts';
import { ErrorState } from '../../ui/feedback/ErrorState/ErrorState.tsx';
import { t } from '../../words/t.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

interface GuardProps {
  children: ReactNode;
}

interface RequireUserProps extends GuardProps {
  /**
   * Renders cached data if the session could not be checked.
   * @default false
   */
  isAvailableOffline?: boolean;
}

/** Redirects guests to the login page, which returns them here (spec §2). */
export function RequireUser({ isAvailableOffline = false, children }: RequireUserProps) {
  return <AfterSessionCheck isKept={isAvailableOffline}>{() => children}</AfterSessionCheck>;
}

/** Spec §6. */
export function RequireRole({ is, children }: GuardProps & { is: Role }) {
  return (
    <AfterSessionCheck>
      {(user) => (user.role === is ? children : <Navigate to={paths.dashboard(user)} replace />)}
    </AfterSessionCheck>
  );
}

export function RequireSelf({ is, children }: GuardProps & { is: Role }) {
  const { id } = useParams();
  return (
    <AfterSessionCheck>
      {(user) =>
        user.role === is && user.id === id ? (
          children
        ) : (
          <Navigate to={paths.dashboard(user)} replace />
        )
      }
    </AfterSessionCheck>
  );
}

/** Redirects users after login, so the login form must not navigate. */
export function GuestOnly({ children }: GuardProps) {
  const { status } = useSession();
  const user = useUser();
  const [params] = useSearchParams();
  if (user) return <Navigate to={safeRedirect(params.get('redirect'))} replace />;
  // Without a session hint, most users are guests.
  if (status === 'checking' && hasSessionHint()) return <PageSkeleton />;
  return children;
}

interface WhenKnownProps {
  isKept?: boolean;
  children: (user: User) => ReactNode;
}

function AfterSessionCheck({ isKept = false, children }: WhenKnownProps) {
  const { status } = useSession();
  const user = useUser();
  const { pathname, search, hash } = useLocation();
  if (user && (isKept || status !== 'provisional')) return children(user);
  if (status === 'checking') return <PageSkeleton />;
  if (status === 'provisional') return <Unreachable />;
  return <Navigate to={paths.login(`${pathname}${search}${hash}`)} replace />;
}

function Unreachable() {
  return (
    <ErrorState
      headingLevel={1}
      kind="offline"
      title={t`CareSetu cannot be reached`}
      message={t`We could not check whether you are logged in. Check your connection. We will keep trying.`}
      action={{ label: t`Try again`, onPress: () => void checkSession() }}
    />
  );
}
