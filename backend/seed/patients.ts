import type { AccountRecord } from '../store/records.ts';

export type PatientSeed = Pick<AccountRecord, 'id' | 'name' | 'phone' | 'profilePicture'>;

export const patients: PatientSeed[] = [
  {
    id: 'patient-meera-nair',
    name: 'Meera Nair',
    phone: '9876543210',
    profilePicture: '/art/people/meera.svg',
  },
  {
    id: 'patient-arjun-rao',
    name: 'Arjun Rao',
    phone: '9876543211',
    profilePicture: '/art/people/arjun.svg',
  },
  {
    id: 'patient-sunita-yadav',
    name: 'Sunita Yadav',
    phone: '9876543212',
    profilePicture: '/art/people/sunita.svg',
  },
  {
    id: 'patient-joseph-dsouza',
    name: 'Joseph D’Souza',
    phone: '9876543213',
    profilePicture: '/art/people/joseph.svg',
  },
  {
    id: 'patient-imran-shaikh',
    name: 'Imran Shaikh',
    phone: '9876543214',
    profilePicture: '/art/people/imran.svg',
  },
  {
    id: 'patient-kavya-iyer',
    name: 'Kavya Iyer',
    phone: '9876543215',
    profilePicture: '/art/people/kavya.svg',
  },
  {
    id: 'patient-tsering-dolma',
    name: 'Tsering Dolma',
    phone: '9876543216',
    profilePicture: '/art/people/dolma.svg',
  },
  {
    id: 'patient-phulmani-hansda',
    name: 'Phulmani Hansda',
    phone: '9876543217',
    profilePicture: '/art/people/phulmani.svg',
  },
  {
    id: 'patient-kamala-devi',
    name: 'Kamala Devi',
    phone: '9876543218',
    profilePicture: '/art/people/kamala.svg',
  },
  {
    id: 'patient-gurleen-sandhu',
    name: 'Gurleen Sandhu',
    phone: '9876543219',
    profilePicture: '/art/people/gurleen.svg',
  },
  {
    id: 'patient-rehana-begum',
    name: 'Rehana Begum',
    phone: '9876543220',
    profilePicture: '/art/people/rehana.svg',
  },
  {
    id: 'patient-dhruv-solanki',
    name: 'Dhruv Solanki',
    phone: '9876543221',
    profilePicture: '/art/people/dhruv.svg',
  },
  {
    id: 'patient-yusuf-ansari',
    name: 'Yusuf Ansari',
    phone: '9876543222',
    profilePicture: '/art/people/yusuf.svg',
  },
  {
    id: 'patient-harinath-mishra',
    name: 'Harinath Mishra',
    phone: '9876543223',
    profilePicture: '/art/people/harinath.svg',
  },
  {
    id: 'patient-aarav-joshi',
    name: 'Aarav Joshi',
    phone: '9876543224',
    profilePicture: '/art/people/aarav.svg',
  },
  {
    id: 'patient-nikita-fernandes',
    name: 'Nikita Fernandes',
    phone: '9876543225',
    profilePicture: '/art/people/nikita.svg',
  },
  {
    id: 'patient-chandra-gowda',
    name: 'Chandra Gowda',
    phone: '9876543226',
    profilePicture: '/art/people/chandra.svg',
  },
  {
    id: 'patient-poornima-hegde',
    name: 'Poornima Hegde',
    phone: '9876543227',
    profilePicture: '/art/people/poornima.svg',
  },
  { id: 'patient-baldev-thakur', name: 'Baldev Thakur', phone: '9876543228', profilePicture: null },
];
