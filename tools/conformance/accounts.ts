import * as z from 'zod/mini';
import { mobile } from '../../src/contract/auth.ts';
import type { Role } from '../../src/contract/common.ts';
import { demoAccounts, DEMO_PASSWORD } from '../../backend/seed/demo-accounts.ts';

const account = z.object({ phone: mobile, password: z.string() });

/**
 * Both doctors must be listed and have free slots in the next 13 days. `newPhone` must be unused;
 * by default, it is made up.
 */
export const accountsFile = z.object({
  patientA: account,
  patientB: account,
  doctorA: account,
  doctorB: account,
  newPhone: z.optional(mobile),
});

export type Accounts = z.infer<typeof accountsFile>;
export type PersonName = 'patientA' | 'patientB' | 'doctorA' | 'doctorB';

export const personNames: PersonName[] = ['patientA', 'patientB', 'doctorA', 'doctorB'];

export function getRole(person: PersonName): Role {
  return person.startsWith('doctor') ? 'doctor' : 'patient';
}

export function demoPeople(): Accounts {
  const of = (role: Role, index: number) => ({
    phone: demoAccounts.filter((one) => one.role === role)[index]?.phone ?? '',
    password: DEMO_PASSWORD,
  });
  return {
    patientA: of('patient', 0),
    patientB: of('patient', 1),
    doctorA: of('doctor', 0),
    doctorB: of('doctor', 1),
  };
}

export function madeUpPhone(): string {
  return `9${Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0')}`;
}
