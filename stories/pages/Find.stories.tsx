import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, waitForPage, waits, type AppStoryProps } from '../support/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  args: { path: '/find-a-doctor' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FindADoctor: Story = {
  play: waitForPage('Find a Doctor', /Search/),
};

export const FindADoctorSlow: Story = {
  globals: { network: 'slow' },
  play: waits('Loading doctors…'),
};

export const FindADoctorOffline: Story = {
  globals: { network: 'offline' },
  play: waitForPage('Find a Doctor', 'You are offline'),
};

export const FindADoctorServerError: Story = {
  globals: { network: 'error' },
  play: waitForPage('Find a Doctor', 'The doctors could not be loaded'),
};

export const SearchResults: Story = {
  args: { path: '/search?query=cardio&location=Bengaluru' },
  play: waitForPage('Doctors in Bengaluru', 'Dr. Ananya Krishnan'),
};

export const SearchEmpty: Story = {
  args: { path: '/search?query=homeopathy' },
  play: waitForPage('Doctors', 'No doctors found matching your criteria'),
};

export const SearchOffline: Story = {
  args: { path: '/search?query=cardio' },
  globals: { network: 'offline' },
  play: waitForPage('Doctors', 'You are offline'),
};

export const SearchSlow: Story = {
  args: { path: '/search?query=cardio' },
  globals: { network: 'slow' },
  play: waits('Looking for doctors…'),
};

export const SearchServerError: Story = {
  args: { path: '/search?query=cardio' },
  globals: { network: 'error' },
  play: waitForPage('Doctors', 'The doctors could not be loaded'),
};

export const Doctors: Story = {
  args: { path: '/doctors' },
  play: waitForPage('Doctors', 'Dr. Farah Qureshi'),
};

export const DoctorsServerError: Story = {
  args: { path: '/doctors' },
  globals: { network: 'error' },
  play: waitForPage('Doctors', 'The doctors could not be loaded'),
};

export const DoctorsSlow: Story = {
  args: { path: '/doctors' },
  globals: { network: 'slow' },
  play: waits('Loading doctors…'),
};

export const DoctorsOffline: Story = {
  args: { path: '/doctors' },
  globals: { network: 'offline' },
  play: waitForPage('Doctors', 'You are offline'),
};

export const DoctorProfile: Story = {
  args: { path: '/doctors/doctor-ananya-krishnan' },
  play: waitForPage('Dr. Ananya Krishnan', /Cardiolog/),
};

export const DoctorNotFound: Story = {
  args: { path: '/doctors/nobody' },
  play: waitForPage('Doctor not found', /doesn't exist/),
};

export const DoctorProfileSlow: Story = {
  args: { path: '/doctors/doctor-ananya-krishnan' },
  globals: { network: 'slow' },
  play: waits('Loading the doctor’s profile…'),
};

export const DoctorProfileOffline: Story = {
  args: { path: '/doctors/doctor-ananya-krishnan' },
  globals: { network: 'offline' },
  play: waitForPage('You are offline', 'Try again'),
};

export const DoctorProfileServerError: Story = {
  args: { path: '/doctors/doctor-ananya-krishnan' },
  globals: { network: 'error' },
  play: waitForPage('This profile could not be loaded', 'Try again'),
};

export const Hospitals: Story = {
  args: { path: '/hospitals' },
  play: waitForPage('Hospitals', /Setubandh/),
};

export const HospitalsEmpty: Story = {
  args: { path: '/hospitals?query=moonlight' },
  play: waitForPage('Hospitals', 'No hospitals found'),
};

export const HospitalsOffline: Story = {
  args: { path: '/hospitals' },
  globals: { network: 'offline' },
  play: waitForPage('Hospitals', 'You are offline'),
};

export const HospitalsSlow: Story = {
  args: { path: '/hospitals' },
  globals: { network: 'slow' },
  play: waits('Loading hospitals…'),
};

export const HospitalsServerError: Story = {
  args: { path: '/hospitals' },
  globals: { network: 'error' },
  play: waitForPage('Hospitals', 'The hospitals could not be loaded'),
};

export const Hospital: Story = {
  args: { path: '/hospitals/hospital-setubandh' },
  play: waitForPage(/Setubandh/, /Koramangala/),
};

export const HospitalNotFound: Story = {
  args: { path: '/hospitals/nowhere' },
  play: waitForPage('Hospital not found', 'See all hospitals'),
};

export const HospitalSlow: Story = {
  args: { path: '/hospitals/hospital-setubandh' },
  globals: { network: 'slow' },
  play: waits('Loading the hospital…'),
};

export const HospitalOffline: Story = {
  args: { path: '/hospitals/hospital-setubandh' },
  globals: { network: 'offline' },
  play: waitForPage('You are offline', 'Try again'),
};

export const HospitalServerError: Story = {
  args: { path: '/hospitals/hospital-setubandh' },
  globals: { network: 'error' },
  play: waitForPage('The hospital could not be loaded', 'Try again'),
};

export const Helpers: Story = {
  args: { path: '/freelancers' },
  play: waitForPage('Queue helpers', 'Ramesh Pawar'),
};

export const HelpersServerError: Story = {
  args: { path: '/freelancers' },
  globals: { network: 'error' },
  play: waitForPage('Queue helpers', 'The helpers could not be loaded'),
};

export const HelpersSlow: Story = {
  args: { path: '/freelancers' },
  globals: { network: 'slow' },
  play: waits('Looking for helpers…'),
};

export const HelpersOffline: Story = {
  args: { path: '/freelancers' },
  globals: { network: 'offline' },
  play: waitForPage('Queue helpers', 'You are offline'),
};

export const Helper: Story = {
  args: { path: '/freelancers/freelancer-ramesh-pawar' },
  play: waitForPage('Ramesh Pawar', /\$25/),
};

export const HelperNotFound: Story = {
  args: { path: '/freelancers/nobody' },
  play: waitForPage('Freelancer not found', 'See all helpers'),
};

export const HelperSlow: Story = {
  args: { path: '/freelancers/freelancer-ramesh-pawar' },
  globals: { network: 'slow' },
  play: waits('Loading the helper’s profile…'),
};

export const HelperOffline: Story = {
  args: { path: '/freelancers/freelancer-ramesh-pawar' },
  globals: { network: 'offline' },
  play: waitForPage('You are offline', 'Try again'),
};

export const HelperServerError: Story = {
  args: { path: '/freelancers/freelancer-ramesh-pawar' },
  globals: { network: 'error' },
  play: waitForPage('This profile could not be loaded', 'Try again'),
};
