import { isValidElement, useMemo, type ReactNode } from 'react';
import {
  createRoutesFromElements,
  Navigate,
  renderMatches,
  Route,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { HomePage } from '../pages/HomePage.tsx';
import { paths } from '../pages/paths.ts';
import type { DemoSlots } from './demo-slots.tsx';
import { GuestOnly, RequireRole, RequireSelf, RequireUser } from './guards.tsx';
import type { LazyPage } from './lazy-page.tsx';
import {
  AboutPage,
  AccountPage,
  AppointmentsPage,
  BookingPage,
  ConfirmationPage,
  DoctorDashboardPage,
  DoctorProfilePage,
  DoctorsPage,
  FindADoctorPage,
  ForgotPasswordPage,
  FreelancerPage,
  FreelancersPage,
  HospitalPage,
  HospitalsPage,
  LoginPage,
  MessagesPage,
  PatientDashboardPage,
  PaymentPage,
  QueueBookingPage,
  QueueFormPage,
  QueuePage,
  RecordPage,
  RecordsPage,
  RoomPage,
  SearchPage,
  ServicesPage,
  SignupPage,
  TermsPage,
  VerifyOtpPage,
  VisitPage,
} from './lazy-pages.ts';
import { logIn } from './log-in.ts';
import { matchPage } from './match-page.ts';

export interface AppRoutesProps {
  demo: DemoSlots | null;
  /** Null uses the demo's cards. */
  stripePublishableKey: string | null;
}

const forMembers = (page: ReactNode) => <RequireUser>{page}</RequireUser>;
const forMembersOffline = (page: ReactNode) => <RequireUser isKept>{page}</RequireUser>;
const forPatients = (page: ReactNode) => <RequireRole is="patient">{page}</RequireRole>;
const forGuests = (page: ReactNode) => <GuestOnly>{page}</GuestOnly>;

/** Routes and their guards (spec §2). */
export function AppRoutes({ demo, stripePublishableKey }: AppRoutesProps) {
  const table = useMemo(
    () => createRoutesFromElements(routes({ demo, stripePublishableKey })),
    [demo, stripePublishableKey],
  );
  const { pathname } = useLocation();
  return renderMatches(matchPage(table, pathname));
}

// Prefetching calls this for every link.
let preloadable: RouteObject[] | undefined;

/** @param path relative to the app's base, such as '/doctors' */
export async function preloadRoute(path: string): Promise<void> {
  preloadable ??= createRoutesFromElements(routes({ demo: null, stripePublishableKey: null }));
  for (const { route } of matchPage(preloadable, path) ?? []) await preload(route.element);
}

async function preload(element: ReactNode): Promise<void> {
  if (!isValidElement<{ children?: ReactNode }>(element)) return;
  if (isLazyPage(element.type)) await element.type.preload();
  else await preload(element.props.children);
}

function isLazyPage(component: unknown): component is LazyPage<object> {
  return typeof component === 'function' && 'preload' in component;
}

function routes({ demo, stripePublishableKey }: AppRoutesProps) {
  const accounts = demo && <demo.Accounts onSignIn={logIn} />;
  const phone = demo && <demo.Phone />;
  return (
    <>
      <Route path="/" element={<HomePage />} />
      <Route path="/services" element={<ServicesPage />} />
      <Route path="/about-us" element={<AboutPage />} />
      <Route path="/terms" element={<TermsPage isDemo={demo !== null} />} />
      <Route path="/find-a-doctor" element={<FindADoctorPage />} />
      <Route path="/search" element={<SearchPage />} />
      <Route path="/doctors" element={<DoctorsPage />} />
      <Route path="/doctors/:id" element={<DoctorProfilePage />} />
      <Route path="/hospitals" element={<HospitalsPage />} />
      <Route path="/hospitals/:id" element={<HospitalPage />} />
      <Route path="/freelancers" element={<FreelancersPage />} />
      <Route path="/freelancers/:id" element={<FreelancerPage />} />

      <Route path="/login" element={forGuests(<LoginPage aside={accounts} />)} />
      <Route path="/signup" element={forGuests(<SignupPage />)} />
      <Route path="/verify-otp" element={forGuests(<VerifyOtpPage aside={phone} />)} />
      <Route path="/forgot-password" element={forGuests(<ForgotPasswordPage aside={phone} />)} />

      <Route path="/appointments" element={forMembersOffline(<AppointmentsPage />)} />
      <Route path="/appointments/book/confirm" element={forMembers(<ConfirmationPage />)} />
      <Route path="/appointments/book/:id" element={forMembers(<BookingPage />)} />

      <Route path="/appointments/:id/room" element={forMembers(<RoomPage />)} />
      <Route
        path="/appointments/:id/visit"
        element={
          <RequireRole is="doctor">
            <VisitPage />
          </RequireRole>
        }
      />

      <Route path="/messages/:id?" element={forMembersOffline(<MessagesPage />)} />

      <Route
        path="/patient/dashboard/:id"
        element={
          <RequireSelf is="patient">
            <PatientDashboardPage />
          </RequireSelf>
        }
      />
      <Route
        path="/doctor/dashboard/:id"
        element={
          <RequireSelf is="doctor">
            <DoctorDashboardPage />
          </RequireSelf>
        }
      />
      <Route path="/records" element={forPatients(<RecordsPage />)} />
      <Route path="/records/:id" element={forPatients(<RecordPage />)} />

      <Route path="/freelancers/:id/book" element={forMembers(<QueueFormPage />)} />
      <Route
        path="/payment"
        element={forMembers(
          <PaymentPage
            stripePublishableKey={stripePublishableKey}
            UpiPhone={demo && demo.UpiPhone}
          />,
        )}
      />
      <Route path="/queue" element={forPatients(<QueuePage />)} />
      <Route
        path="/queue/:id"
        element={forPatients(<QueueBookingPage Helper={demo && demo.Helper} />)}
      />

      <Route path="/user" element={forMembers(<AccountPage />)} />

      <Route path="*" element={<Navigate to={paths.home()} replace />} />
    </>
  );
}
