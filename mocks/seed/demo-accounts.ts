import type { AccountRecord } from '../store/records.ts';

/** What every account of the demo signs in with. */
export const DEMO_PASSWORD = 'demo1234';

/** What a sign-in needs of an account, beside the password. */
export type DemoAccount = Pick<AccountRecord, 'name' | 'phone' | 'role'>;

/** Whom the demo offers to sign in as; kept apart from the rest, which is read only to seed. */
export const demoAccounts: DemoAccount[] = [
  { name: 'Meera Nair', phone: '9876543210', role: 'patient' },
  { name: 'Arjun Rao', phone: '9876543211', role: 'patient' },
  { name: 'Dr. Ananya Krishnan', phone: '9876500001', role: 'doctor' },
  { name: 'Dr. Harpreet Singh Gill', phone: '9876500002', role: 'doctor' },
];
