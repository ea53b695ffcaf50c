import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, waitForPage, waits, type AppStoryProps } from '../support/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  globals: { role: 'patient' },
  args: { path: '/appointments' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  args: { path: '/patient/dashboard/patient-meera-nair' },
  play: waitForPage('Namaste, Meera', /Ananya Krishnan/),
};

export const DashboardEmpty: Story = {
  args: { path: '/patient/dashboard/patient-asha-verma' },
  parameters: { person: 'newcomer' },
  play: waitForPage('Namaste, Asha', 'No upcoming appointments'),
};

export const DashboardSlow: Story = {
  args: { path: '/patient/dashboard/patient-meera-nair' },
  globals: { network: 'slow', role: 'patient' },
  play: waitForPage('Namaste, Meera', 'Loading your dashboard'),
};

export const DashboardOffline: Story = {
  args: { path: '/patient/dashboard/patient-meera-nair' },
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('Namaste, Meera', /^Your appointments could not be loaded/),
};

export const DashboardServerError: Story = {
  args: { path: '/patient/dashboard/patient-meera-nair' },
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('Namaste, Meera', /^Your appointments could not be loaded/),
};

export const Appointments: Story = {
  play: waitForPage('Appointments', /Ananya Krishnan/),
};

export const AppointmentsEmpty: Story = {
  parameters: { person: 'newcomer' },
  play: waitForPage('Appointments', 'No appointments found'),
};

export const AppointmentsSlow: Story = {
  globals: { network: 'slow', role: 'patient' },
  play: waits('Loading your appointments'),
};

export const AppointmentsOffline: Story = {
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('Appointments', 'You are offline'),
};

export const AppointmentsServerError: Story = {
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('Appointments', 'Your appointments could not be loaded'),
};

export const AppointmentsAsGuest: Story = {
  globals: { role: 'guest' },
  play: waitForPage('Login', /Mobile number/),
};

export const Move: Story = {
  args: { path: '/appointments/appointment-007/move' },
  play: waitForPage('Move your visit', 'Choose a new date'),
};

export const MoveNotFound: Story = {
  args: { path: '/appointments/nothing/move' },
  play: waitForPage('Visit not found', /you do not have access to it/),
};

export const MoveSlow: Story = {
  args: { path: '/appointments/appointment-007/move' },
  globals: { network: 'slow', role: 'patient' },
  play: waits('Loading the visit'),
};

export const MoveOffline: Story = {
  args: { path: '/appointments/appointment-007/move' },
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('You are offline', 'Try again'),
};

export const MoveServerError: Story = {
  args: { path: '/appointments/appointment-007/move' },
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('The visit could not be loaded', 'Try again'),
};

export const Booking: Story = {
  args: { path: '/appointments/book/doctor-ananya-krishnan' },
  play: waitForPage('Book an appointment', /Ananya Krishnan/),
};

export const BookingNotFound: Story = {
  args: { path: '/appointments/book/nobody' },
  play: waitForPage('Doctor not found', /doesn't exist/),
};

export const BookingSlow: Story = {
  args: { path: '/appointments/book/doctor-ananya-krishnan' },
  globals: { network: 'slow', role: 'patient' },
  play: waits('Loading the doctor'),
};

export const BookingOffline: Story = {
  args: { path: '/appointments/book/doctor-ananya-krishnan' },
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('Book an appointment', 'You are offline'),
};

export const BookingServerError: Story = {
  args: { path: '/appointments/book/doctor-ananya-krishnan' },
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('Book an appointment', 'This page could not be loaded'),
};

export const Room: Story = {
  args: { path: '/appointments/appointment-008/room' },
  play: waitForPage(/video/i, /Farah Qureshi/),
};

export const RoomNotFound: Story = {
  args: { path: '/appointments/nothing/room' },
  play: waitForPage('Visit not found', /you do not have access to it/),
};

export const RoomSlow: Story = {
  args: { path: '/appointments/appointment-008/room' },
  globals: { network: 'slow', role: 'patient' },
  play: waits('Loading the visit'),
};

export const RoomOffline: Story = {
  args: { path: '/appointments/appointment-008/room' },
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('You are offline', 'Try again'),
};

export const RoomServerError: Story = {
  args: { path: '/appointments/appointment-008/room' },
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('The visit could not be loaded', 'Try again'),
};

export const Records: Story = {
  args: { path: '/records' },
  play: waitForPage('Medical records', /Ananya Krishnan/),
};

export const RecordsSlow: Story = {
  args: { path: '/records' },
  globals: { network: 'slow', role: 'patient' },
  play: waits('Loading records…'),
};

export const RecordsOffline: Story = {
  args: { path: '/records' },
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('Medical records', 'You are offline'),
};

export const RecordsServerError: Story = {
  args: { path: '/records' },
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('Medical records', 'Your records could not be loaded'),
};

export const Messages: Story = {
  args: { path: '/messages/doctor-ananya-krishnan' },
  play: waitForPage('Messages', /ECG report/),
};

export const MessagesEmpty: Story = {
  args: { path: '/messages' },
  parameters: { person: 'newcomer' },
  play: waitForPage('Messages', 'There is no Chat'),
};

export const MessagesOffline: Story = {
  args: { path: '/messages' },
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('Messages', 'You are offline'),
};

export const MessagesSlow: Story = {
  args: { path: '/messages' },
  globals: { network: 'slow', role: 'patient' },
  play: waits('Loading messages'),
};

export const MessagesServerError: Story = {
  args: { path: '/messages' },
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('Messages', 'Your messages could not be loaded'),
};

export const Queue: Story = {
  args: { path: '/queue' },
  play: waitForPage('Queue bookings', /Ramesh Pawar/),
};

export const QueueSlow: Story = {
  args: { path: '/queue' },
  globals: { network: 'slow', role: 'patient' },
  play: waits('Loading your queue bookings'),
};

export const QueueOffline: Story = {
  args: { path: '/queue' },
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('Queue bookings', 'You are offline'),
};

export const QueueServerError: Story = {
  args: { path: '/queue' },
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('Queue bookings', 'Your queue bookings could not be loaded'),
};

export const QueueForm: Story = {
  args: { path: '/freelancers/freelancer-ramesh-pawar/book' },
  play: waitForPage('Book a queue helper', /\$25/),
};

export const QueueFormSlow: Story = {
  args: { path: '/freelancers/freelancer-ramesh-pawar/book' },
  globals: { network: 'slow', role: 'patient' },
  play: waits('Loading the helper'),
};

export const QueueFormOffline: Story = {
  args: { path: '/freelancers/freelancer-ramesh-pawar/book' },
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('You are offline', 'Try again'),
};

export const QueueFormServerError: Story = {
  args: { path: '/freelancers/freelancer-ramesh-pawar/book' },
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('This page could not be loaded', 'Try again'),
};

export const Account: Story = {
  args: { path: '/user' },
  play: waitForPage('Account', /Meera Nair/),
};

export const AccountSlow: Story = {
  args: { path: '/user' },
  globals: { network: 'slow', role: 'patient' },
  play: waitForPage('Account', 'Loading…'),
};

export const AccountOffline: Story = {
  args: { path: '/user' },
  globals: { network: 'offline', role: 'patient' },
  play: waitForPage('Account', /^Your account could not be loaded/),
};

export const AccountServerError: Story = {
  args: { path: '/user' },
  globals: { network: 'error', role: 'patient' },
  play: waitForPage('Account', /^Your account could not be loaded/),
};
