import type { AccountRecord } from '../store/records.ts';
import { doctors } from './doctors/all-doctors.ts';
import { patients } from './patients.ts';

/** Of DEMO_PASSWORD. Precomputed, because hashing is slow. */
export const DEMO_PASSWORD_HASH =
  'pbkdf2-sha256$210000$fDeKbYyLQHqJBbRK9baLAg$QVRSQaHd2cI_AZQA6PNn_G55ZW1rydnLlMg4MnK3sRw';

const shared = {
  passwordHash: DEMO_PASSWORD_HASH,
  createdAt: '2024-04-15T04:30:00.000Z',
};

export const accounts: AccountRecord[] = [
  ...patients.map((patient) => ({ ...patient, role: 'patient' as const, ...shared })),
  ...doctors.map(({ id, name, phone, profilePicture }) => ({
    id,
    name,
    phone,
    profilePicture,
    role: 'doctor' as const,
    ...shared,
  })),
];
