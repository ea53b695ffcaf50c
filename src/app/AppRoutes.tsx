import { Navigate, Route, Routes } from 'react-router-dom';
import { HomePage } from '../pages/HomePage.tsx';
import { paths } from '../pages/paths.ts';
import { logIn } from '../state/sign-in.ts';
import type { DemoSlots } from './demo-slots.tsx';
import { GuestOnly, RequireRole, RequireSelf, RequireUser } from './guards.tsx';
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

export interface AppRoutesProps {
  /** What a demo build adds. */
  demo: DemoSlots | null;
  /** Names the account that card payments go to; null takes the demo's cards. */
  stripePublishableKey: string | null;
}

/** Which page answers which address, and who may see it (spec §2). */
export function AppRoutes({ demo, stripePublishableKey }: AppRoutesProps) {
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
      <Route path="/freelancers" element={<FreelancersPage />} />
      <Route path="/freelancers/:id" element={<FreelancerPage />} />

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
        path="/freelancers/:id/book"
        element={
          <RequireUser>
            <QueueFormPage />
          </RequireUser>
        }
      />
      <Route
        path="/payment"
        element={
          <RequireUser>
            <PaymentPage
              stripePublishableKey={stripePublishableKey}
              UpiPhone={demo && demo.UpiPhone}
            />
          </RequireUser>
        }
      />
      <Route
        path="/queue"
        element={
          <RequireRole is="patient">
            <QueuePage />
          </RequireRole>
        }
      />
      <Route
        path="/queue/:id"
        element={
          <RequireRole is="patient">
            <QueueBookingPage Helper={demo && demo.Helper} />
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

      <Route path="*" element={<Navigate to={paths.home()} replace />} />
    </Routes>
  );
}
