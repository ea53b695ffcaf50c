import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, shows, type AppStoryProps } from '../../.storybook/app-story.tsx';

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
  play: shows('Namaste, Meera', /Ananya Krishnan/),
};

export const DashboardEmpty: Story = {
  args: { path: '/patient/dashboard/patient-asha-verma' },
  parameters: { person: 'newcomer' },
  play: shows('Namaste, Asha', 'No upcoming appointments'),
};

export const Appointments: Story = {
  play: shows('Appointments', /Ananya Krishnan/),
};

export const AppointmentsEmpty: Story = {
  parameters: { person: 'newcomer' },
  play: shows('Appointments', 'No appointments found'),
};

export const AppointmentsOffline: Story = {
  globals: { network: 'offline', role: 'patient' },
  play: shows('Appointments', 'You are offline'),
};

export const AppointmentsServerError: Story = {
  globals: { network: 'error', role: 'patient' },
  play: shows('Appointments', 'Your appointments could not be loaded'),
};

export const AppointmentsAsGuest: Story = {
  globals: { role: 'guest' },
  play: shows('Login', /Mobile number/),
};

export const Booking: Story = {
  args: { path: '/appointments/book/doctor-ananya-krishnan' },
  play: shows('Book an appointment', /Ananya Krishnan/),
};

export const BookingNotFound: Story = {
  args: { path: '/appointments/book/nobody' },
  play: shows('Doctor not found', /doesn't exist/),
};

export const Room: Story = {
  args: { path: '/appointments/appointment-008/room' },
  play: shows(/video/i, /Farah Qureshi/),
};

export const RoomNotFound: Story = {
  args: { path: '/appointments/nothing/room' },
  play: shows('Visit not found', /not one of yours/),
};

export const Records: Story = {
  args: { path: '/records' },
  play: shows('Medical records', /Ananya Krishnan/),
};

export const Messages: Story = {
  args: { path: '/messages/doctor-ananya-krishnan' },
  play: shows('Messages', /ECG report/),
};

export const MessagesEmpty: Story = {
  args: { path: '/messages' },
  parameters: { person: 'newcomer' },
  play: shows('Messages', 'There is no Chat'),
};

export const MessagesOffline: Story = {
  args: { path: '/messages' },
  globals: { network: 'offline', role: 'patient' },
  play: shows('Messages', 'You are offline'),
};

export const Queue: Story = {
  args: { path: '/queue' },
  play: shows('Queue bookings', /Ramesh Pawar/),
};

export const QueueForm: Story = {
  args: { path: '/freelancers/freelancer-ramesh-pawar/book' },
  play: shows('Book a queue helper', /\$25/),
};

export const Account: Story = {
  args: { path: '/user' },
  play: shows('Account', /Meera Nair/),
};
