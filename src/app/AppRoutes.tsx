import { Navigate, Route, Routes } from 'react-router-dom';
import { HomePage } from '../pages/HomePage.tsx';
import { PlaceholderPage } from '../pages/PlaceholderPage.tsx';
import { paths } from '../pages/paths.ts';
import { logIn } from '../state/auth.ts';
import type { DemoSlots } from './demo-slots.tsx';
import { GuestOnly, RequireRole, RequireSelf, RequireUser } from './guards.tsx';
import { lazyPage } from './lazy-page.ts';
import { placeholders } from './placeholders.ts';

const ServicesPage = lazyPage(() =>
  import('../pages/ServicesPage.tsx').then((page) => page.ServicesPage),
);
const AboutPage = lazyPage(() => import('../pages/AboutPage.tsx').then((page) => page.AboutPage));
const TermsPage = lazyPage(() => import('../pages/TermsPage.tsx').then((page) => page.TermsPage));
const FindADoctorPage = lazyPage(() =>
  import('../pages/FindADoctorPage.tsx').then((page) => page.FindADoctorPage),
);
const SearchPage = lazyPage(() =>
  import('../pages/SearchPage.tsx').then((page) => page.SearchPage),
);
const DoctorsPage = lazyPage(() =>
  import('../pages/DoctorsPage.tsx').then((page) => page.DoctorsPage),
);
const DoctorProfilePage = lazyPage(() =>
  import('../pages/DoctorProfilePage.tsx').then((page) => page.DoctorProfilePage),
);
const HospitalsPage = lazyPage(() =>
  import('../pages/HospitalsPage.tsx').then((page) => page.HospitalsPage),
);
const HospitalPage = lazyPage(() =>
  import('../pages/HospitalPage.tsx').then((page) => page.HospitalPage),
);
const LoginPage = lazyPage(() => import('../pages/LoginPage.tsx').then((page) => page.LoginPage));
const SignupPage = lazyPage(() =>
  import('../pages/SignupPage.tsx').then((page) => page.SignupPage),
);
const VerifyOtpPage = lazyPage(() =>
  import('../pages/VerifyOtpPage.tsx').then((page) => page.VerifyOtpPage),
);
const ForgotPasswordPage = lazyPage(() =>
  import('../pages/ForgotPasswordPage.tsx').then((page) => page.ForgotPasswordPage),
);
const AppointmentsPage = lazyPage(() =>
  import('../pages/AppointmentsPage.tsx').then((page) => page.AppointmentsPage),
);
const BookingPage = lazyPage(() =>
  import('../pages/BookingPage.tsx').then((page) => page.BookingPage),
);
const ConfirmationPage = lazyPage(() =>
  import('../pages/ConfirmationPage.tsx').then((page) => page.ConfirmationPage),
);
const RoomPage = lazyPage(() => import('../pages/RoomPage.tsx').then((page) => page.RoomPage));
const VisitPage = lazyPage(() => import('../pages/VisitPage.tsx').then((page) => page.VisitPage));
const MessagesPage = lazyPage(() =>
  import('../pages/MessagesPage.tsx').then((page) => page.MessagesPage),
);
const PatientDashboardPage = lazyPage(() =>
  import('../pages/PatientDashboardPage.tsx').then((page) => page.PatientDashboardPage),
);
const DoctorDashboardPage = lazyPage(() =>
  import('../pages/DoctorDashboardPage.tsx').then((page) => page.DoctorDashboardPage),
);
const RecordsPage = lazyPage(() =>
  import('../pages/RecordsPage.tsx').then((page) => page.RecordsPage),
);
const RecordPage = lazyPage(() =>
  import('../pages/RecordPage.tsx').then((page) => page.RecordPage),
);
const AccountPage = lazyPage(() =>
  import('../pages/AccountPage.tsx').then((page) => page.AccountPage),
);

export interface AppRoutesProps {
  /** What a demo build adds. */
  demo: DemoSlots | null;
}

/** Which page answers which address, and who may see it (spec §2). */
export function AppRoutes({ demo }: AppRoutesProps) {
  const accounts = demo && <demo.Accounts onSignIn={logIn} />;
  const phone = demo && <demo.Phone />;
  return (
    <Routes>
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

      <Route
        path="/login"
        element={
          <GuestOnly>
            <LoginPage aside={accounts} />
          </GuestOnly>
        }
      />
      <Route
        path="/signup"
        element={
          <GuestOnly>
            <SignupPage />
          </GuestOnly>
        }
      />
      <Route
        path="/verify-otp"
        element={
          <GuestOnly>
            <VerifyOtpPage aside={phone} />
          </GuestOnly>
        }
      />
      <Route
        path="/forgot-password"
        element={
          <GuestOnly>
            <ForgotPasswordPage aside={phone} />
          </GuestOnly>
        }
      />

      <Route
        path="/appointments"
        element={
          <RequireUser>
            <AppointmentsPage />
          </RequireUser>
        }
      />
      <Route
        path="/appointments/book/confirm"
        element={
          <RequireUser>
            <ConfirmationPage />
          </RequireUser>
        }
      />
      <Route
        path="/appointments/book/:id"
        element={
          <RequireUser>
            <BookingPage />
          </RequireUser>
        }
      />

      <Route
        path="/appointments/:id/room"
        element={
          <RequireUser>
            <RoomPage />
          </RequireUser>
        }
      />
      <Route
        path="/appointments/:id/visit"
        element={
          <RequireRole is="doctor">
            <VisitPage />
          </RequireRole>
        }
      />

      <Route
        path="/messages/:id?"
        element={
          <RequireUser>
            <MessagesPage />
          </RequireUser>
        }
      />

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
      <Route
        path="/records"
        element={
          <RequireRole is="patient">
            <RecordsPage />
          </RequireRole>
        }
      />
      <Route
        path="/records/:id"
        element={
          <RequireRole is="patient">
            <RecordPage />
          </RequireRole>
        }
      />

      <Route
        path="/user"
        element={
          <RequireUser>
            <AccountPage />
          </RequireUser>
        }
      />

      {placeholders.map(({ path, access, title, promise }) => {
        const page = <PlaceholderPage title={title} promise={promise} />;
        const element = access === 'user' ? <RequireUser>{page}</RequireUser> : page;
        return <Route key={path} path={path} element={element} />;
      })}
      <Route path="*" element={<Navigate to={paths.home()} replace />} />
    </Routes>
  );
}
