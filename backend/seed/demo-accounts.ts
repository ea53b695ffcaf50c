import type { AccountRecord } from '../store/records.ts';

export const DEMO_PASSWORD = 'demo1234';

export type DemoAccount = Pick<AccountRecord, 'id' | 'name' | 'phone' | 'role'>;

export const demoAccounts = [
  { id: 'patient-meera-nair', name: 'Meera Nair', phone: '9876543210', role: 'patient' },
  { id: 'patient-arjun-rao', name: 'Arjun Rao', phone: '9876543211', role: 'patient' },
  {
    id: 'doctor-ananya-krishnan',
    name: 'Dr. Ananya Krishnan',
    phone: '9876500001',
    role: 'doctor',
  },
  {
    id: 'doctor-harpreet-singh-gill',
    name: 'Dr. Harpreet Singh Gill',
    phone: '9876500002',
    role: 'doctor',
  },
] as const satisfies readonly DemoAccount[];

export type DemoAccountId = (typeof demoAccounts)[number]['id'];
