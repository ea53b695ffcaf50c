import type { GuidanceTable } from './table.ts';

/** Addresses are those of `src/pages/routes.ts`. */
export const screenGuidance: GuidanceTable = {
  HomeScreen: {
    when: ['The landing page, /.'],
    alsoCalled: ['landing page', 'front page'],
  },
  ServicesScreen: { when: ['All specialties and services, /services.'] },
  AboutScreen: {
    when: ['What the product is and how to reach its people, /about-us.'],
    alsoCalled: ['contact', 'FAQ', 'help'],
  },
  TermsScreen: {
    when: ['Terms and privacy, /terms.'],
    alsoCalled: ['privacy policy', 'legal'],
  },
  FindADoctorScreen: {
    when: ['The start of a search, with a few doctors, /find-a-doctor.'],
    whenNot: ['With results: use SearchScreen.'],
  },
  SearchScreen: {
    when: ['Results of a search with filters and sort, /search.'],
    whenNot: ['Without a search: use DoctorsScreen.'],
    alsoCalled: ['search results', 'filters'],
  },
  DoctorsScreen: {
    when: ['All doctors, /doctors.'],
    whenNot: ['With filters: use SearchScreen.'],
    alsoCalled: ['directory'],
  },
  DoctorProfileScreen: {
    when: ['One doctor, with tabs and prices, /doctors/:id.'],
    alsoCalled: ['detail page', 'profile'],
  },
  HospitalsScreen: {
    when: ['All hospitals, with waiting times, /hospitals.'],
    alsoCalled: ['directory'],
  },
  HospitalScreen: {
    when: ['One hospital, with its doctors and helpers, /hospitals/:id.'],
    alsoCalled: ['detail page'],
  },
  BookingScreen: {
    when: ['To book a visit, /appointments/book/:id.'],
    whenNot: ['For a helper: use QueueFormScreen.', 'For a guest: use LoginRequiredScreen.'],
    alsoCalled: ['checkout', 'appointment form'],
  },
  ConfirmationScreen: {
    when: ['After a booking: the slip and what follows, /appointments/book/confirm.'],
    alsoCalled: ['thank you page', 'success'],
  },
  AppointmentsScreen: {
    when: ['All visits of a patient or doctor, /appointments.'],
    alsoCalled: ['list page', 'bookings'],
  },
  MoveScreen: {
    when: ['To choose another time for a visit, /appointments/:id/move.'],
    whenNot: ['To book: use BookingScreen.', 'To answer a proposed time: use MoveProposal.'],
    alsoCalled: ['reschedule', 'change of appointment'],
  },
  VisitScreen: {
    when: ['For the doctor: one visit with its notes, /appointments/:id/visit.'],
    whenNot: ['During a call: use VisitPanel with VisitEditor.'],
    alsoCalled: ['consultation'],
  },
  VisitEditor: {
    when: ['The notes of a visit, with the reasons why they cannot be completed yet.'],
    whenNot: ['For the form alone: use VisitForm.'],
  },
  RoomScreen: {
    when: ['The video call of a visit, from the check to its end, /appointments/:id/room.'],
    alsoCalled: ['video call', 'waiting room'],
  },
  MessagesScreen: {
    when: ['Inbox and conversation, /messages.'],
    whenNot: ['For one conversation beside something else: use ThreadPane.'],
    alsoCalled: ['chat', 'inbox'],
  },
  ThreadPane: {
    when: ['One conversation: header, messages and composer.'],
    whenNot: ['With the inbox: use MessagesScreen.'],
    alsoCalled: ['chat', 'conversation', 'thread'],
  },
  PatientDashboardScreen: {
    when: ['The start page of a patient, /patient/dashboard/:id.'],
    alsoCalled: ['overview', 'home'],
  },
  DoctorDashboardScreen: {
    when: ['The start page of a doctor, /doctor/dashboard/:id.'],
    alsoCalled: ['overview', 'home', 'agenda'],
  },
  RecordsScreen: {
    when: ['Records, health facts and sharing of a patient, /records.'],
    alsoCalled: ['medical records', 'history'],
  },
  RecordScreen: {
    when: ['One medical record, /records/:id.'],
    alsoCalled: ['prescription', 'detail page'],
  },
  FreelancersScreen: {
    when: ['All queue helpers, /freelancers.'],
    alsoCalled: ['queue helpers', 'directory'],
  },
  FreelancerScreen: {
    when: ['One queue helper, /freelancers/:id.'],
    alsoCalled: ['queue helper', 'profile'],
  },
  QueueFormScreen: {
    when: ['To book a queue helper, /freelancers/:id/book.'],
    whenNot: ['For a doctor: use BookingScreen.'],
    alsoCalled: ['booking form'],
  },
  PaymentScreen: {
    when: ['To pay for a queue helper, /payment.'],
    whenNot: ['For visits, which are paid at the visit.'],
    alsoCalled: ['checkout', 'UPI', 'credit card'],
  },
  QueueScreen: {
    when: ['All bookings of queue helpers, /queue.'],
    alsoCalled: ['bookings'],
  },
  QueueBookingScreen: {
    when: ['One booking of a helper, with its steps and receipt, /queue/:id.'],
    alsoCalled: ['tracking', 'receipt'],
  },
  LoginScreen: {
    when: ['To log in with number and password, /login.'],
    whenNot: ['For the code after it: use LoginCodeScreen.'],
    alsoCalled: ['sign in'],
  },
  LoginCodeScreen: {
    when: ['The second step of a login: a code from the app, /login.'],
    whenNot: ['In the middle of a page: use CodeDialog.'],
    alsoCalled: ['two-factor', '2FA'],
  },
  LoginRequiredScreen: {
    when: ['In place of a page that needs a login, with the way back to it.'],
    alsoCalled: ['access denied', 'guard'],
  },
  SignupScreen: {
    when: ['To create an account, /signup.'],
    alsoCalled: ['register', 'sign up'],
  },
  OtpScreen: {
    when: ['The code by SMS after a sign-up, /verify-otp.'],
    alsoCalled: ['verification'],
  },
  ForgotPasswordScreen: {
    when: ['A new password by a code, /forgot-password.'],
    alsoCalled: ['reset password'],
  },
  AccountScreen: {
    when: ['Name, picture, login, display and data of a user, /user.'],
    alsoCalled: ['settings', 'profile'],
  },
  PracticeSection: {
    when: ['In a doctor’s account: place, phone and fees.'],
    whenNot: ['To show them to patients: use PracticeList.'],
    alsoCalled: ['clinic', 'fees'],
  },
  SignatureSection: {
    when: ['In a doctor’s account: a signature for prescriptions.'],
    whenNot: ['To show it: use SignaturePicture.'],
    alsoCalled: ['upload', 'sign'],
  },
};
