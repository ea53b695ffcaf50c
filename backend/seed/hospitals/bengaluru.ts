import type { HospitalSeed } from './hospital-seed.ts';

const bengaluru = { city: 'Bengaluru', state: 'Karnataka' };

export const vasanthHeartCentre: HospitalSeed = {
  id: 'hospital-vasanth-heart-centre',
  name: 'Vasanth Heart Centre',
  address: '100 Feet Road, Indiranagar, Bengaluru',
  phone: '+91-80-0663-8181',
  rating: 4.7,
  reviews: 803,
  departments: ['Cardiology'],
  waitTime: 30,
  waitUpdated: { minutesAgo: 6 },
  image: '/art/hospitals/3.svg',
  location: { area: 'Indiranagar', ...bengaluru },
};

export const setubandhHospital: HospitalSeed = {
  id: 'hospital-setubandh',
  name: 'Setubandh Hospital',
  address: '80 Feet Road, Koramangala, Bengaluru',
  phone: '+91-80-0125-2200',
  rating: 4.8,
  reviews: 1204,
  departments: ['Cardiology', 'Orthopedics', 'Pediatrics', 'General Medicine', 'Emergency'],
  waitTime: 25,
  waitUpdated: { minutesAgo: 4 },
  image: '/art/hospitals/0.svg',
  location: { area: 'Koramangala', ...bengaluru },
};

export const noorSkinClinic: HospitalSeed = {
  id: 'hospital-noor-skin-clinic',
  name: 'Noor Skin Clinic',
  address: 'Mosque Road, Frazer Town, Bengaluru',
  phone: '+91-80-0382-4410',
  rating: 4.8,
  reviews: 311,
  departments: ['Dermatology'],
  waitTime: 15,
  image: '/art/hospitals/6.svg',
  location: { area: 'Frazer Town', ...bengaluru },
};

export const kaveriNeuroCentre: HospitalSeed = {
  id: 'hospital-kaveri-neuro-centre',
  name: 'Kaveri Neuro Centre',
  address: '11th Main, Jayanagar, Bengaluru',
  phone: '+91-80-0991-0300',
  rating: 4.6,
  reviews: 642,
  departments: ['Neurology', 'ENT'],
  waitTime: 40,
  waitUpdated: { minutesAgo: 9 },
  image: '/art/hospitals/1.svg',
  location: { area: 'Jayanagar', ...bengaluru },
};

export const sparshWomenAndChild: HospitalSeed = {
  id: 'hospital-sparsh-women-and-child',
  name: 'Sparsh Women & Child',
  address: 'CMH Road, Indiranagar, Bengaluru',
  phone: '+91-80-0017-7700',
  rating: 4.9,
  reviews: 918,
  departments: ['Pediatrics', 'Dermatology', 'Gynaecology'],
  waitTime: 15,
  waitUpdated: { minutesAgo: 12 },
  image: '/art/hospitals/2.svg',
  location: { area: 'Indiranagar', ...bengaluru },
};
