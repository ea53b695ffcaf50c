import type { FreelancerSeed } from '../freelancer-seed.ts';
import { northernAndWesternHelpers } from './north-and-west.ts';
import { southernHelpers } from './south.ts';

export const freelancers: FreelancerSeed[] = [...southernHelpers, ...northernAndWesternHelpers];
