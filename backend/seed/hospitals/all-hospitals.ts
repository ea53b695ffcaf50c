import {
  kaveriNeuroCentre,
  noorSkinClinic,
  setubandhHospital,
  sparshWomenAndChild,
  vasanthHeartCentre,
} from './bengaluru.ts';
import {
  deepstambhHospital,
  gulmoharHospital,
  mulaValleyHospital,
  tulsiClinic,
} from './mumbai-and-pune.ts';
import {
  amaltasHospital,
  chinarChildrensClinic,
  hooghlyNerveClinic,
  shiuliHospital,
} from './new-delhi-and-kolkata.ts';
import {
  musiRiversideHospital,
  nereduSkinClinic,
  palarHospital,
  thamaraiCentre,
} from './chennai-and-hyderabad.ts';
import { kayalBoneAndJoint, vembanadHospital } from './kochi.ts';
import type { HospitalSeed } from './hospital-seed.ts';

export const hospitals: HospitalSeed[] = [
  vasanthHeartCentre,
  setubandhHospital,
  noorSkinClinic,
  kaveriNeuroCentre,
  sparshWomenAndChild,
  gulmoharHospital,
  deepstambhHospital,
  mulaValleyHospital,
  tulsiClinic,
  amaltasHospital,
  chinarChildrensClinic,
  shiuliHospital,
  hooghlyNerveClinic,
  palarHospital,
  thamaraiCentre,
  musiRiversideHospital,
  nereduSkinClinic,
  vembanadHospital,
  kayalBoneAndJoint,
];
