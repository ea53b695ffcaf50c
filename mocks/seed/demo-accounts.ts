import type { AccountRecord } from '../store/core/records.ts';

export const DEMO_PASSWORD = 'demo1234';

export type DemoAccount = Pick<AccountRecord, 'name' | 'phone' | 'role'>;

export const demoAccounts: DemoAccount[] = [
  { name: 'Meera Nair', phone: '9876543210', role: 'patient' },
  { name: 'Arjun Rao', phone: '9876543211', role: 'patient' },
  { name: 'Dr. Ananya Krishnan', phone: '9876500001', role: 'doctor' },
  { name: 'Dr. Harpreet Singh Gill', phone: '9876500002', role: 'doctor' },
];
