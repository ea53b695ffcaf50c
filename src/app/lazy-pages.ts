import { lazyPage } from './lazy-page.tsx';

// Home is part of the first bundle.
export const ServicesPage = lazyPage(() =>
  import('../pages/ServicesPage.tsx').then((page) => page.ServicesPage),
);
export const AboutPage = lazyPage(() =>
  import('../pages/AboutPage.tsx').then((page) => page.AboutPage),
);
export const TermsPage = lazyPage(() =>
  import('../pages/TermsPage.tsx').then((page) => page.TermsPage),
);
export const FindADoctorPage = lazyPage(() =>
  import('../pages/FindADoctorPage.tsx').then((page) => page.FindADoctorPage),
);
export const SearchPage = lazyPage(() =>
  import('../pages/SearchPage.tsx').then((page) => page.SearchPage),
);
export const DoctorsPage = lazyPage(() =>
  import('../pages/DoctorsPage.tsx').then((page) => page.DoctorsPage),
);
export const DoctorProfilePage = lazyPage(() =>
  import('../pages/DoctorProfilePage.tsx').then((page) => page.DoctorProfilePage),
);
export const HospitalsPage = lazyPage(() =>
  import('../pages/HospitalsPage.tsx').then((page) => page.HospitalsPage),
);
export const HospitalPage = lazyPage(() =>
  import('../pages/HospitalPage.tsx').then((page) => page.HospitalPage),
);
export const FreelancersPage = lazyPage(() =>
  import('../pages/FreelancersPage.tsx').then((page) => page.FreelancersPage),
);
export const FreelancerPage = lazyPage(() =>
  import('../pages/FreelancerPage.tsx').then((page) => page.FreelancerPage),
);
export const LoginPage = lazyPage(() =>
  import('../pages/LoginPage.tsx').then((page) => page.LoginPage),
);
export const SignupPage = lazyPage(() =>
  import('../pages/SignupPage.tsx').then((page) => page.SignupPage),
);
export const VerifyOtpPage = lazyPage(() =>
  import('../pages/VerifyOtpPage.tsx').then((page) => page.VerifyOtpPage),
);
export const ForgotPasswordPage = lazyPage(() =>
  import('../pages/ForgotPasswordPage.tsx').then((page) => page.ForgotPasswordPage),
);
export const AppointmentsPage = lazyPage(() =>
  import('../pages/AppointmentsPage.tsx').then((page) => page.AppointmentsPage),
);
export const BookingPage = lazyPage(() =>
  import('../pages/BookingPage.tsx').then((page) => page.BookingPage),
);
export const ConfirmationPage = lazyPage(() =>
  import('../pages/ConfirmationPage.tsx').then((page) => page.ConfirmationPage),
);
export const RoomPage = lazyPage(() =>
  import('../pages/RoomPage.tsx').then((page) => page.RoomPage),
);
export const VisitPage = lazyPage(() =>
  import('../pages/VisitPage.tsx').then((page) => page.VisitPage),
);
export const MessagesPage = lazyPage(() =>
  import('../pages/MessagesPage.tsx').then((page) => page.MessagesPage),
);
export const PatientDashboardPage = lazyPage(() =>
  import('../pages/PatientDashboardPage.tsx').then((page) => page.PatientDashboardPage),
);
export const DoctorDashboardPage = lazyPage(() =>
  import('../pages/DoctorDashboardPage.tsx').then((page) => page.DoctorDashboardPage),
);
export const RecordsPage = lazyPage(() =>
  import('../pages/RecordsPage.tsx').then((page) => page.RecordsPage),
);
export const RecordPage = lazyPage(() =>
  import('../pages/RecordPage.tsx').then((page) => page.RecordPage),
);
export const QueueFormPage = lazyPage(() =>
  import('../pages/QueueFormPage.tsx').then((page) => page.QueueFormPage),
);
export const PaymentPage = lazyPage(() =>
  import('../pages/PaymentPage.tsx').then((page) => page.PaymentPage),
);
export const QueuePage = lazyPage(() =>
  import('../pages/QueuePage.tsx').then((page) => page.QueuePage),
);
export const QueueBookingPage = lazyPage(() =>
  import('../pages/QueueBookingPage.tsx').then((page) => page.QueueBookingPage),
);
export const AccountPage = lazyPage(() =>
  import('../pages/AccountPage.tsx').then((page) => page.AccountPage),
);
