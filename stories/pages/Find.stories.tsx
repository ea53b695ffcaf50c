import type { Meta, StoryObj } from '@storybook/react-vite';
import { appStory, shows, type AppStoryProps } from '../../.storybook/app-story.tsx';

const meta = {
  ...appStory,
  tags: ['!autodocs'],
  args: { path: '/find-a-doctor' },
} satisfies Meta<AppStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FindADoctor: Story = {
  play: shows('Find a Doctor', /Search/),
};

export const SearchResults: Story = {
  args: { path: '/search?query=cardio&location=Bengaluru' },
  play: shows('Doctors in Bengaluru', 'Dr. Ananya Krishnan'),
};

export const SearchEmpty: Story = {
  args: { path: '/search?query=homeopathy' },
  play: shows('Doctors', 'No doctors found matching your criteria'),
};

export const SearchOffline: Story = {
  args: { path: '/search?query=cardio' },
  globals: { network: 'offline' },
  play: shows('Doctors', 'You are offline'),
};

export const Doctors: Story = {
  args: { path: '/doctors' },
  play: shows('Doctors', 'Dr. Ananya Krishnan'),
};

export const DoctorsServerError: Story = {
  args: { path: '/doctors' },
  globals: { network: 'error' },
  play: shows('Doctors', 'The doctors could not be loaded'),
};

export const DoctorProfile: Story = {
  args: { path: '/doctors/doctor-ananya-krishnan' },
  play: shows('Dr. Ananya Krishnan', /Cardiolog/),
};

export const DoctorNotFound: Story = {
  args: { path: '/doctors/nobody' },
  play: shows('Doctor not found', /doesn't exist/),
};

export const Hospitals: Story = {
  args: { path: '/hospitals' },
  play: shows('Hospitals', /Setubandh/),
};

export const HospitalsEmpty: Story = {
  args: { path: '/hospitals?query=moonlight' },
  play: shows('Hospitals', 'No hospitals found'),
};

export const HospitalsOffline: Story = {
  args: { path: '/hospitals' },
  globals: { network: 'offline' },
  play: shows('Hospitals', 'You are offline'),
};

export const Hospital: Story = {
  args: { path: '/hospitals/hospital-setubandh' },
  play: shows(/Setubandh/, /Koramangala/),
};

export const HospitalNotFound: Story = {
  args: { path: '/hospitals/nowhere' },
  play: shows('Hospital not found', 'See all hospitals'),
};

export const Helpers: Story = {
  args: { path: '/freelancers' },
  play: shows('Queue helpers', 'Ramesh Pawar'),
};

export const HelpersServerError: Story = {
  args: { path: '/freelancers' },
  globals: { network: 'error' },
  play: shows('Queue helpers', 'The helpers could not be loaded'),
};

export const Helper: Story = {
  args: { path: '/freelancers/freelancer-ramesh-pawar' },
  play: shows('Ramesh Pawar', /\$25/),
};

export const HelperNotFound: Story = {
  args: { path: '/freelancers/nobody' },
  play: shows('Freelancer not found', 'See all helpers'),
};
