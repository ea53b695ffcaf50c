import type { DoctorRecord } from '../store/records.ts';

/** A hospital or clinic and where it stands; several doctors share one. */
export interface HospitalSeed {
  id: string;
  name: string;
  /** No exchange in India serves numbers that begin with 0, so nobody real is called. */
  phone: string;
  location: NonNullable<DoctorRecord['location']>;
}

const bengaluru = { city: 'Bengaluru', state: 'Karnataka' };
const mumbai = { city: 'Mumbai', state: 'Maharashtra' };
const newDelhi = { city: 'New Delhi', state: 'Delhi' };
const chennai = { city: 'Chennai', state: 'Tamil Nadu' };
const hyderabad = { city: 'Hyderabad', state: 'Telangana' };
const kolkata = { city: 'Kolkata', state: 'West Bengal' };
const pune = { city: 'Pune', state: 'Maharashtra' };
const kochi = { city: 'Kochi', state: 'Kerala' };

export const vasanthHeartCentre: HospitalSeed = {
  id: 'hospital-vasanth-heart-centre',
  name: 'Vasanth Heart Centre',
  phone: '+91-80-0663-8181',
  location: { area: 'Indiranagar', ...bengaluru },
};

export const setubandhHospital: HospitalSeed = {
  id: 'hospital-setubandh',
  name: 'Setubandh Hospital',
  phone: '+91-80-0125-2200',
  location: { area: 'Koramangala', ...bengaluru },
};

export const noorSkinClinic: HospitalSeed = {
  id: 'hospital-noor-skin-clinic',
  name: 'Noor Skin Clinic',
  phone: '+91-80-0382-4410',
  location: { area: 'Frazer Town', ...bengaluru },
};

export const kaveriNeuroCentre: HospitalSeed = {
  id: 'hospital-kaveri-neuro-centre',
  name: 'Kaveri Neuro Centre',
  phone: '+91-80-0991-0300',
  location: { area: 'Jayanagar', ...bengaluru },
};

export const sparshWomenAndChild: HospitalSeed = {
  id: 'hospital-sparsh-women-and-child',
  name: 'Sparsh Women & Child',
  phone: '+91-80-0017-7700',
  location: { area: 'Indiranagar', ...bengaluru },
};

export const gulmoharHospital: HospitalSeed = {
  id: 'hospital-gulmohar',
  name: 'Gulmohar Hospital',
  phone: '+91-22-0261-4500',
  location: { area: 'Bandra West', ...mumbai },
};

export const deepstambhHospital: HospitalSeed = {
  id: 'hospital-deepstambh',
  name: 'Deepstambh Hospital',
  phone: '+91-22-0243-1160',
  location: { area: 'Dadar', ...mumbai },
};

export const amaltasHospital: HospitalSeed = {
  id: 'hospital-amaltas',
  name: 'Amaltas Hospital',
  phone: '+91-11-0417-9090',
  location: { area: 'Saket', ...newDelhi },
};

export const chinarChildrensClinic: HospitalSeed = {
  id: 'hospital-chinar-childrens-clinic',
  name: 'Chinar Children’s Clinic',
  phone: '+91-11-0298-3344',
  location: { area: 'Lajpat Nagar', ...newDelhi },
};

export const palarHospital: HospitalSeed = {
  id: 'hospital-palar',
  name: 'Palar Hospital',
  phone: '+91-44-0244-6120',
  location: { area: 'Adyar', ...chennai },
};

export const thamaraiCentre: HospitalSeed = {
  id: 'hospital-thamarai-heart-and-neuro',
  name: 'Thamarai Heart & Neuro Centre',
  phone: '+91-44-0281-5005',
  location: { area: 'T. Nagar', ...chennai },
};

export const musiRiversideHospital: HospitalSeed = {
  id: 'hospital-musi-riverside',
  name: 'Musi Riverside Hospital',
  phone: '+91-40-0233-7800',
  location: { area: 'Banjara Hills', ...hyderabad },
};

export const nereduSkinClinic: HospitalSeed = {
  id: 'hospital-neredu-skin-clinic',
  name: 'Neredu Skin & Hair Clinic',
  phone: '+91-40-0305-2626',
  location: { area: 'Kukatpally', ...hyderabad },
};

export const shiuliHospital: HospitalSeed = {
  id: 'hospital-shiuli',
  name: 'Shiuli Hospital',
  phone: '+91-33-0235-9140',
  location: { area: 'Salt Lake', ...kolkata },
};

export const hooghlyNerveClinic: HospitalSeed = {
  id: 'hospital-hooghly-nerve-clinic',
  name: 'Hooghly Nerve Clinic',
  phone: '+91-33-0248-6677',
  location: { area: 'Ballygunge', ...kolkata },
};

export const mulaValleyHospital: HospitalSeed = {
  id: 'hospital-mula-valley',
  name: 'Mula Valley Hospital',
  phone: '+91-20-0254-3030',
  location: { area: 'Kothrud', ...pune },
};

export const tulsiClinic: HospitalSeed = {
  id: 'hospital-tulsi-clinic',
  name: 'Tulsi Clinic',
  phone: '+91-20-0272-1818',
  location: { area: 'Aundh', ...pune },
};

export const vembanadHospital: HospitalSeed = {
  id: 'hospital-vembanad',
  name: 'Vembanad Hospital',
  phone: '+91-484-023-5500',
  location: { area: 'Kadavanthra', ...kochi },
};

export const kayalBoneAndJoint: HospitalSeed = {
  id: 'hospital-kayal-bone-and-joint',
  name: 'Kayal Bone & Joint Clinic',
  phone: '+91-484-028-4242',
  location: { area: 'Edappally', ...kochi },
};
