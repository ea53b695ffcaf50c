import type { HospitalSeed } from './hospital-seed.ts';

const newDelhi = { city: 'New Delhi', state: 'Delhi' };
const kolkata = { city: 'Kolkata', state: 'West Bengal' };

export const amaltasHospital: HospitalSeed = {
  id: 'hospital-amaltas',
  name: 'Amaltas Hospital',
  address: 'Press Enclave Road, Saket, New Delhi',
  phone: '+91-11-0417-9090',
  rating: 4.7,
  reviews: 1689,
  departments: ['Orthopedics', 'Cardiology', 'ENT', 'Emergency'],
  waitTime: 50,
  waitUpdated: { minutesAgo: 5 },
  image: '/art/hospitals/7.svg',
  location: { area: 'Saket', ...newDelhi },
};

export const chinarChildrensClinic: HospitalSeed = {
  id: 'hospital-chinar-childrens-clinic',
  name: 'Chinar Children’s Clinic',
  address: 'Ring Road, Lajpat Nagar, New Delhi',
  phone: '+91-11-0298-3344',
  rating: 4.9,
  reviews: 427,
  departments: ['Pediatrics'],
  waitTime: 10,
  waitUpdated: { minutesAgo: 7 },
  image: '/art/hospitals/2.svg',
  location: { area: 'Lajpat Nagar', ...newDelhi },
};

export const shiuliHospital: HospitalSeed = {
  id: 'hospital-shiuli',
  name: 'Shiuli Hospital',
  address: 'Sector II, Salt Lake, Kolkata',
  phone: '+91-33-0235-9140',
  rating: 4.7,
  reviews: 1047,
  departments: ['Pediatrics', 'Orthopedics', 'Gynaecology'],
  waitTime: 25,
  waitUpdated: { minutesAgo: 10 },
  image: '/art/hospitals/4.svg',
  location: { area: 'Salt Lake', ...kolkata },
};

export const hooghlyNerveClinic: HospitalSeed = {
  id: 'hospital-hooghly-nerve-clinic',
  name: 'Hooghly Nerve Clinic',
  address: 'Gariahat Road, Ballygunge, Kolkata',
  phone: '+91-33-0248-6677',
  rating: 4.8,
  reviews: 389,
  departments: ['Neurology'],
  waitTime: 30,
  waitUpdated: { minutesAgo: 14 },
  image: '/art/hospitals/3.svg',
  location: { area: 'Ballygunge', ...kolkata },
};
