import type { Doctor } from '../contract/doctors.ts';
import { practiceEndpoints, type PracticeBody } from '../contract/practice.ts';
import { call } from './http/client.ts';

export async function updatePractice(id: string, practice: PracticeBody): Promise<Doctor> {
  return call(practiceEndpoints.updatePractice, { params: { id }, body: practice });
}
