import type { HospitalSeed } from './hospital-seed.ts';

const mumbai = { city: 'Mumbai', state: 'Maharashtra' };
const pune = { city: 'Pune', state: 'Maharashtra' };

export const gulmoharHospital: HospitalSeed = {
  id: 'hospital-gulmohar',
  name: 'Gulmohar Hospital',
  address: 'Hill Road, Bandra West, Mumbai',
  phone: '+91-22-0261-4500',
  rating: 4.7,
  reviews: 1530,
  departments: ['Orthopedics', 'Neurology', 'General Medicine', 'Emergency'],
  waitTime: 45,
  waitUpdated: { minutesAgo: 3 },
  image: '/art/hospitals/5.svg',
  location: { area: 'Bandra West', ...mumbai },
};

export const deepstambhHospital: HospitalSeed = {
  id: 'hospital-deepstambh',
  name: 'Deepstambh Hospital',
  address: 'Gokhale Road, Dadar, Mumbai',
  phone: '+91-22-0243-1160',
  rating: 4.5,
  reviews: 876,
  departments: ['Dermatology', 'ENT', 'General Medicine'],
  waitTime: 35,
  waitUpdated: { minutesAgo: 8 },
  image: '/art/hospitals/4.svg',
  location: { area: 'Dadar', ...mumbai },
};

export const mulaValleyHospital: HospitalSeed = {
  id: 'hospital-mula-valley',
  name: 'Mula Valley Hospital',
  address: 'Paud Road, Kothrud, Pune',
  phone: '+91-20-0254-3030',
  rating: 4.6,
  reviews: 812,
  departments: ['ENT', 'Cardiology', 'General Medicine'],
  waitTime: 25,
  waitUpdated: { minutesAgo: 11 },
  image: '/art/hospitals/7.svg',
  location: { area: 'Kothrud', ...pune },
};

export const tulsiClinic: HospitalSeed = {
  id: 'hospital-tulsi-clinic',
  name: 'Tulsi Clinic',
  address: 'DP Road, Aundh, Pune',
  phone: '+91-20-0272-1818',
  rating: 4.7,
  reviews: 356,
  departments: ['Dermatology'],
  waitTime: 15,
  image: '/art/hospitals/2.svg',
  location: { area: 'Aundh', ...pune },
};
