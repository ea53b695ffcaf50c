import type { HospitalSeed } from './hospital-seed.ts';

const chennai = { city: 'Chennai', state: 'Tamil Nadu' };
const hyderabad = { city: 'Hyderabad', state: 'Telangana' };

export const palarHospital: HospitalSeed = {
  id: 'hospital-palar',
  name: 'Palar Hospital',
  address: 'Lattice Bridge Road, Adyar, Chennai',
  phone: '+91-44-0244-6120',
  rating: 4.6,
  reviews: 738,
  departments: ['Pediatrics', 'Gynaecology', 'General Medicine'],
  waitTime: 20,
  waitUpdated: { minutesAgo: 2 },
  image: '/art/hospitals/0.svg',
  location: { area: 'Adyar', ...chennai },
};

export const thamaraiCentre: HospitalSeed = {
  id: 'hospital-thamarai-heart-and-neuro',
  name: 'Thamarai Heart & Neuro Centre',
  address: 'Venkatanarayana Road, T. Nagar, Chennai',
  phone: '+91-44-0281-5005',
  rating: 4.7,
  reviews: 954,
  departments: ['Cardiology', 'Neurology'],
  waitTime: 35,
  waitUpdated: { minutesAgo: 9 },
  image: '/art/hospitals/1.svg',
  location: { area: 'T. Nagar', ...chennai },
};

export const musiRiversideHospital: HospitalSeed = {
  id: 'hospital-musi-riverside',
  name: 'Musi Riverside Hospital',
  address: 'Road No. 12, Banjara Hills, Hyderabad',
  phone: '+91-40-0233-7800',
  rating: 4.6,
  reviews: 1122,
  departments: ['Cardiology', 'ENT', 'General Medicine', 'Emergency'],
  waitTime: 30,
  waitUpdated: { minutesAgo: 13 },
  image: '/art/hospitals/5.svg',
  location: { area: 'Banjara Hills', ...hyderabad },
};

export const nereduSkinClinic: HospitalSeed = {
  id: 'hospital-neredu-skin-clinic',
  name: 'Neredu Skin & Hair Clinic',
  address: 'Main Road, Kukatpally, Hyderabad',
  phone: '+91-40-0305-2626',
  rating: 4.5,
  reviews: 264,
  departments: ['Dermatology'],
  waitTime: 20,
  image: '/art/hospitals/6.svg',
  location: { area: 'Kukatpally', ...hyderabad },
};
