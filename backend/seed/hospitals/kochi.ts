import type { HospitalSeed } from './hospital-seed.ts';

const kochi = { city: 'Kochi', state: 'Kerala' };

export const vembanadHospital: HospitalSeed = {
  id: 'hospital-vembanad',
  name: 'Vembanad Hospital',
  address: 'Sahodaran Ayyappan Road, Kadavanthra, Kochi',
  phone: '+91-484-023-5500',
  rating: 4.8,
  reviews: 1268,
  departments: ['Cardiology', 'Dermatology', 'Emergency'],
  waitTime: 20,
  waitUpdated: { minutesAgo: 6 },
  image: '/art/hospitals/0.svg',
  location: { area: 'Kadavanthra', ...kochi },
};

export const kayalBoneAndJoint: HospitalSeed = {
  id: 'hospital-kayal-bone-and-joint',
  name: 'Kayal Bone & Joint Clinic',
  address: 'NH 66 Bypass, Edappally, Kochi',
  phone: '+91-484-028-4242',
  rating: 4.7,
  reviews: 445,
  departments: ['Orthopedics', 'Physiotherapy'],
  waitTime: 25,
  waitUpdated: { minutesAgo: 8 },
  image: '/art/hospitals/3.svg',
  location: { area: 'Edappally', ...kochi },
};
