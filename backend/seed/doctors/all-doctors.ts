import type { DoctorSeed } from '../doctor-seed.ts';
import { bengaluruEastDoctors } from './bengaluru-east.ts';
import { bengaluruSouthDoctors } from './bengaluru-south.ts';
import { chennaiDoctors } from './chennai.ts';
import { hyderabadDoctors } from './hyderabad.ts';
import { kochiDoctors } from './kochi.ts';
import { kolkataDoctors } from './kolkata.ts';
import { mumbaiDoctors } from './mumbai.ts';
import { newDelhiDoctors } from './new-delhi.ts';
import { puneDoctors } from './pune.ts';

export const doctors: DoctorSeed[] = [
  ...bengaluruEastDoctors,
  ...bengaluruSouthDoctors,
  ...mumbaiDoctors,
  ...newDelhiDoctors,
  ...chennaiDoctors,
  ...hyderabadDoctors,
  ...kolkataDoctors,
  ...puneDoctors,
  ...kochiDoctors,
];
